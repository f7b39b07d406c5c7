"""Arena and balance. Many games between bots, and what they tell about a game."""
