"""The compiled solver for the puzzle of Cut it: finds the arrangement that loses fewest spaces."""
