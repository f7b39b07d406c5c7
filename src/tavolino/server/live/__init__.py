"""Live tables: one serial actor each, which stores events before it shows them.

SQL is in the repositories: `repository`, `archive`, `chat`, `lists`, `open_tables`, `results`,
`table_counts` and `par`. This package does not depend on HTTP.
"""
