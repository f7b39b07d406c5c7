"""Scalino as a network sees it."""
