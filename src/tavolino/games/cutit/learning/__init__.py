"""The encoding of Cut it."""
