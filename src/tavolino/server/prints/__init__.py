"""Printed games: PDF files made by short-lived processes, and cached.

Imports nothing; of the server: rendering.
"""
