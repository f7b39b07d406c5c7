"""Ten minutes of play under faults: kills, floods, a full disk, lost Redis, PostgreSQL failover.

`make soak` runs it. Players submit moves all the while and remember every acknowledgement. At the
end each acknowledged move must be in the database, once, where the server said it was.
"""
