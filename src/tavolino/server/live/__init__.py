"""Live tables: one serial actor each, which stores events before it shows them.

SQL is in the repositories: `repository`, `archive`, `chat`, `lists`, `open_tables`, `results`,
`daily_results`, `counts` and `par`.
This package does not depend on HTTP.

Imports catalogue, core, daily, match, protocol, tables; of the server: bus, clock, heartbeat,
people, storage, websocket_frames, workers.
"""
