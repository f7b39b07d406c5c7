"""The commands of Cut it."""
