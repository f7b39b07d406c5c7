"""Database URLs: their kind, and the part of them that may be shown."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import asyncpg

from tavolino.core import Refused
from tavolino.server.storage.database import Damaged

FILE: Final = "sqlite:///"
"""The prefix of a file path. An absolute path adds a fourth slash."""
POSTGRES: Final = ("postgresql", "postgres")


def is_postgres(url: str) -> bool:
    return url.partition(":")[0] in POSTGRES


def file_of(url: str) -> Path:
    """The path of a SQLite file as written in the URL."""
    path = url.removeprefix(FILE)
    if path in ("", url):
        raise Refused("DATABASE", "url", got=url.partition(":")[0][:40])
    return Path(path)


def name_of(url: str) -> str:
    """The name to show: without the password or any part of it."""
    if is_postgres(url):
        return url.rpartition("@")[2].rpartition("//")[2].partition("?")[0]
    return str(file_of(url))


@contextmanager
def refusing_damage(url: str) -> Iterator[None]:
    """Turns damage found while opening or copying a database into a refusal."""
    try:
        yield
    except Damaged as error:
        raise Refused("DATABASE", "damaged", name=name_of(url), error=str(error)) from error


@contextmanager
def refusing_to_open(url: str) -> Iterator[None]:
    """Turns errors while opening a database into refusals."""
    name = name_of(url)
    try:
        yield
    except ValueError:
        if not is_postgres(url):
            raise
        raise Refused("DATABASE", "url", got="postgresql") from None
    except (OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Refused("DATABASE", "cannot-open", name=name, error=str(error)) from error
