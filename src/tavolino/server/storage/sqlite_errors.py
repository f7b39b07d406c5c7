"""Translates errors of SQLite into those of this package."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from typing import Final

from tavolino.server.storage.database import Conflict, Damaged, Full, Unavailable

TAKEN: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
DAMAGE: Final = frozenset((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB))
TROUBLE: Final = frozenset(
    (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_SCHEMA,
    )
)
RAISED: Final = (sqlite3.Error, MemoryError, UnicodeDecodeError)
"""What Python makes of SQLite's errors; the last, if the words of one are damaged, too."""
STORED: Final = frozenset((str, int, type(None)))
COLUMNS: Final = """SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c
 WHERE m.type = 'table'"""

Shape = frozenset[tuple[str, str]]
"""Tables and their columns."""


def translated(error: Exception) -> Exception:
    """The error as Conflict, Damaged, Full or Unavailable, if it is one of these."""
    if isinstance(error, MemoryError):
        return Unavailable("out of memory")  # a damaged length asks for any amount of it
    if isinstance(error, UnicodeDecodeError):
        return Damaged(str(error))
    if not isinstance(error, sqlite3.Error):
        return error
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # Python itself could not make a text of what it found; or somebody has closed it.
        is_text = isinstance(error, sqlite3.OperationalError)
        return Damaged(str(error)) if is_text else error
    if code in TAKEN:
        return Conflict(str(error))
    if code & 0xFF in DAMAGE:
        return Damaged(str(error))
    if code & 0xFF == sqlite3.SQLITE_FULL:
        return Full(str(error))
    return Unavailable(str(error)) if code & 0xFF in TROUBLE else error


@contextmanager
def translating() -> Iterator[None]:
    try:
        yield
    except RAISED as error:
        raise translated(error) from error


def check_row(row: Iterable[object]) -> None:
    """Raises Damaged if a value is of a type that is never stored."""
    for value in row:
        if type(value) not in STORED:
            raise Damaged(f"{type(value).__name__} where text or a number was stored")


def shape_after(statements: Iterable[str]) -> Shape:
    """The tables and columns of a database after these statements."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for statement in statements:
            connection.execute(statement)
        return shape_of(connection)


def shape_of(connection: sqlite3.Connection) -> Shape:
    return frozenset(connection.execute(COLUMNS).fetchall())


def check_file(connection: sqlite3.Connection, expected: Shape) -> None:
    """Damaged, if the pages do not fit together or a table or column has gone.

    It reads the whole file. What is wrong within a text nobody can tell here.
    """
    with translating():
        (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if said != "ok":
            raise Damaged(str(said).replace("\n", " "))
    check_shape(connection, expected)


def check_shape(connection: sqlite3.Connection, expected: Shape) -> None:
    try:
        missing = sorted(expected - shape_of(connection))
    except RAISED as error:
        raise Damaged(str(error)) from error
    if missing:
        raise Damaged(f"no column {'.'.join(missing[0])}")
