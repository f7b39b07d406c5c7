"""Live tables: one serial actor each, which stores events before it shows them.

May import people, workers, storage and the protocol's types. Imports no HTTP. SQL is in the
repositories: `repository`, `archive`, `chat`, `lists` and `counts`.
"""
