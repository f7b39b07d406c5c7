"""The edge of the server: routes, the websocket of a table, security headers, the access log.

Contains no SQL.

Imports bots, catalogue, core, locales, match; of the server: clock, context, limits, metrics,
people, pictures, protocol, settings, storage, tables, workers.
"""
