"""Scalino demolition as fixed arrays."""
