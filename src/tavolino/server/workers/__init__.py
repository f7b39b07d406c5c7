"""Bots in worker processes or on a Dask cluster, and the queue in front of them."""
