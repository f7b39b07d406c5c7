"""Scalino compiled."""
