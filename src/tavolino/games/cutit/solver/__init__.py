"""Cut it: the puzzle solver, par for the dice of a game, and a generator of sheets."""
