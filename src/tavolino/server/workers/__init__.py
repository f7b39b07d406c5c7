"""Bots in processes of their own or on a Dask cluster, and the queue in front of them.

Knows games, bots and settings. Imports no tables, no people, no storage and no HTTP.
"""
