"""Guests, accounts, sessions, ratings, solo scores, and the export and deletion of personal data.

Every module with SQL is a repository. Tables, workers and HTTP are unknown here.

Imports core, locales; of the server: clock, protocol, storage.
"""
