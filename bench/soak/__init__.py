"""Ten minutes of play under faults: kills, floods, a full disk, lost Redis, PostgreSQL failover.

`make soak` runs it. Players submit moves throughout and record every acknowledgement. At the end,
each acknowledged move must be in the database exactly once, at the version that the server
reported.
"""
