"""Cut it: the best way to join snippets, par for a game's dice, and new sheets."""
