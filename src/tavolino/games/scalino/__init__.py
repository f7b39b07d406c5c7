"""Scalino and its demolition: both games in one folder."""
