"""Guests, accounts, sessions, friends, ratings, solo scores, finished games; export and deletion of
them.

Every module with SQL is a repository. Tables, workers and HTTP are unknown here.
"""
