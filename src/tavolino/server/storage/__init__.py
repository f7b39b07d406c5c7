"""Where everything is kept: one SQLite file, or PostgreSQL by URL."""

from tavolino.server.storage.database import (
    Conflict,
    Damaged,
    Database,
    Full,
    Row,
    Statement,
    Unavailable,
    Value,
    whole,
)
from tavolino.server.storage.opening import open_database

__all__ = [
    "Conflict",
    "Damaged",
    "Database",
    "Full",
    "Row",
    "Statement",
    "Unavailable",
    "Value",
    "open_database",
    "whole",
]
