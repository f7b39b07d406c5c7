"""The types that go over the network, and the schema made from them.

May import the rules and the match layer for their types. Imports no handler, no storage and nothing
else of the server.
"""
