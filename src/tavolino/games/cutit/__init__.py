"""Cut it: everything of the game in one folder, as in a package of its own."""
