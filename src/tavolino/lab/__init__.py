"""The lab: many games by bots, and what they tell about a game and its sheets."""
