"""Scalino at many tables."""
