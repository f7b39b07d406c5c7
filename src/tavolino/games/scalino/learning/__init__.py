"""Scalino as fixed arrays."""
