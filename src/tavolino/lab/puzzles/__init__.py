"""Making puzzles, measuring how hard they are, and proving them again."""
