"""Cut it on paper: sheets at true scale, dice to fold, rank tokens."""
