"""The types that go over the network, and the schema made from them.

Imports catalogue, core, match; of the server: nothing.
"""
