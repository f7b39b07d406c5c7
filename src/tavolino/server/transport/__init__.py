"""Connections: how bytes come in, and what one peer may cost before the application sees it.

Imports core; of the server: http, limits, protocol, settings.
"""
