"""Cut the Rope, the card game: everything of the game in one folder."""
