"""Scalino's demolition compiled."""
