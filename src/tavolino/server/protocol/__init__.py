"""The types of all messages between client and server, and the schema generated from them.

Imports catalogue, core, match; of the server: nothing.
"""
