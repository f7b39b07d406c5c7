"""Scalino on paper: the board, blocks to fold, score sheets."""
