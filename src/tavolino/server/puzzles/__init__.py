"""Puzzles for people: the next one near their rating, and the tries and ratings that are kept.

SQL is in `repository`.
"""
