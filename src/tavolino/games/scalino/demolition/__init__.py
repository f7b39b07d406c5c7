"""Scalino's demolition: a complete pyramid is taken down again."""
