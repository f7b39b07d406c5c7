"""Work in other processes: bots (also on a Dask cluster), pictures and prints, and their queues."""
