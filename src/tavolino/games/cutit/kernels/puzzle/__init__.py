"""The puzzle of Cut it compiled: a search for the arrangement that loses fewest spaces."""
