"""The edge of the server: routes, the websocket of a table, security headers, the access log.

Contains no SQL.

Imports analysis, bots, catalogue, core, locales, match, protocol, tables; of the server: analysis,
clock, connection, context, limits, metrics, notices, people, pictures, settings, storage, tables,
workers.
"""
