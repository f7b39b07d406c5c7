"""Analyses of finished games, computed by the workers move by move and stored with the game.

`service` goes on with the analyses that people have asked for. SQL is in `repository`.

Imports analysis, catalogue, core, tables; of the server: clock, records, storage, tables, workers.
"""
