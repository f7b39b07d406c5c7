"""The database: one SQLite file, or PostgreSQL, by URL. Migrations, backups and locks."""

from tavolino.server.storage.database import (
    Conflict,
    Damaged,
    Database,
    Full,
    Row,
    Statement,
    Unavailable,
    Unstorable,
    Value,
    ping,
    whole,
)
from tavolino.server.storage.kept_values import kept_value
from tavolino.server.storage.opening import open_database

__all__ = [
    "Conflict",
    "Damaged",
    "Database",
    "Full",
    "Row",
    "Statement",
    "Unavailable",
    "Unstorable",
    "Value",
    "kept_value",
    "open_database",
    "ping",
    "whole",
]
