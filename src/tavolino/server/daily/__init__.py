"""The challenge of the day: seals, visitors' numbers, challenges and tries.

SQL is in `seals` and `tries`. A process of its own makes the challenges (`making`).

Imports catalogue, core, daily, match, protocol, tables; of the server: clock, people, storage,
tables, workers.
"""
