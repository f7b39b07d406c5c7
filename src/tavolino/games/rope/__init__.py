"""Cut the Rope, the card game: the whole game in one folder."""
