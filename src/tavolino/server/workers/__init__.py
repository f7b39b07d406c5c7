"""Bots in worker processes or on a Dask cluster, and the queue in front of them.

Imports analysis, bots, catalogue, core, tables; of the server: settings.
"""
