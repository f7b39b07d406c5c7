"""The edge of the server: routes, the websocket of a table, security headers, the access log.

May import every other package of the server. Contains no SQL.
"""
