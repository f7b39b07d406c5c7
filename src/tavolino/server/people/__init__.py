"""Guests, accounts, sessions, ratings, and the export and deletion of personal data.

May import storage and the protocol's types. Imports no tables, no workers and no HTTP.
"""
