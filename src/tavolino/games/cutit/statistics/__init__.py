"""Cut it in the lab: statistics of solo games, and tests of sheets."""
