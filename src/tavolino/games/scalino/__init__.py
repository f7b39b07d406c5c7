"""Scalino and its demolition: everything of the games in one folder."""
