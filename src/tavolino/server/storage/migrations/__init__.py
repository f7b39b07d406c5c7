"""The schema of the database, and later its migrations: one file each, in order, the same for
SQLite and PostgreSQL.
"""
