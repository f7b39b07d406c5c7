"""Quick match: people who wait for an opponent at the same game, and the tables they meet at.

The queue is in storage, so people meet whichever process serves them.

Imports catalogue, core, match, tables; of the server: people, storage, tables.
"""
