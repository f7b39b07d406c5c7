"""Ten minutes of play under faults: kills, lost files, floods, a full disk, lost Redis, PostgreSQL
failover, and visitors who take more than their share.

`make soak` runs it. Players submit moves throughout and record every acknowledgement. At the end,
each acknowledged move must be in the database exactly once, at the version that the server
reported. Faults that could keep somebody from what they ask for check that they get it in time.
"""
