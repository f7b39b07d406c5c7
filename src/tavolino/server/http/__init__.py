"""The edge of the server: routes, the websocket of a table, security headers, the access log.

Contains no SQL.

Imports analysis, bots, catalogue, core, daily, locales, match, paper,
protocol, tables; of the server: analysis, clock, context, daily, limits, metrics, notices,
people, settings, storage, tables, transport, websocket_frames, workers.
"""
