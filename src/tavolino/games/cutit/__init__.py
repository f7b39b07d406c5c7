"""Cut it: the whole game in one folder, laid out like a game in another package."""
