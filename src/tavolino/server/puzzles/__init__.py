"""Puzzles for people: the next one near their rating, and the tries and ratings that are kept.

SQL is in `repository`.

Imports core, protocol, puzzles, tables; of the server: clock, people, storage, workers.
"""
