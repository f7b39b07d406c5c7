"""Scalino compiled: building the pyramid, and taking it down again."""
