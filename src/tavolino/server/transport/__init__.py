"""Connections: parsing, and limits on what a peer may cost before the application sees it.

Imports core; of the server: connection, http, limits, settings.
"""
