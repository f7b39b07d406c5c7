"""Analyses of finished games, computed by the workers move by move and stored with the game.

SQL is in `repository`.

Imports analysis, tables; of the server: storage.
"""
