"""The edge of the server: routes, the websocket of a table, security headers, the access log.

Contains no SQL.
"""
