"""The interface of a database, SQLite or PostgreSQL.

Every query is written once, for SQLite and PostgreSQL alike: placeholders are `$1`, `$2` …, columns
are TEXT or BIGINT. Bytes are stored as hex, JSON as text, times as milliseconds, booleans as 1 and
0. Sums must be cast to BIGINT, since PostgreSQL widens them.

There are no open transactions. The caller reads, decides, and writes a batch whose unique keys and
expected counts make it fail as a whole if something has changed meanwhile. Then the caller reads
again.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, NamedTuple, Protocol

Value = str | int | None
Row = Mapping[str, Value]

SMALLEST: Final = -(2**63)
LARGEST: Final = 2**63 - 1
PING: Final = """SELECT
 (SELECT phase FROM tables WHERE id = (SELECT max(id) FROM tables)) AS phase,
 (SELECT body FROM events WHERE table_id = (SELECT max(table_id) FROM events) AND version = 0)
 AS body,
 (SELECT name FROM people WHERE id = (SELECT max(id) FROM people)) AS name"""


class Statement(NamedTuple):
    """One change. `expect` is the number of rows it must affect, if that matters."""

    sql: str
    args: tuple[Value, ...] = ()
    expect: int | None = None


class Conflict(Exception):
    """A unique key was taken, or a count was not as expected. Nothing of the batch was written."""


class Unavailable(Exception):
    """The database does not answer. It is unknown whether a pending batch was written."""


class Full(Unavailable):
    """There is no disk space left."""


class Damaged(Unavailable):
    """The stored data cannot be read, and waiting will not help."""


class Unstorable(ValueError):
    """A value that one of the databases cannot store: neither looks for it."""


def whole(row: Row, column: str) -> int:
    """The value of an integer column that is never NULL."""
    value = row[column]
    if not isinstance(value, int):
        raise Damaged(f"no number in column {column}")
    return value


class Database(Protocol):
    async def read(self, sql: str, *args: Value) -> list[Row]:
        """All rows of a query."""
        ...

    async def write(self, batch: Sequence[Statement]) -> None:
        """Writes the whole batch or nothing. When this returns, the batch survives a power loss."""
        ...

    def is_full(self) -> bool:
        """True if a recent write found no disk space, or the next one may not."""
        ...

    async def close(self) -> None:
        """Finishes pending work and closes the database."""
        ...


class Snapshot(Protocol):
    def rows(self, sql: str) -> AsyncIterator[Row]:
        """The rows of a query, with few of them in memory at a time."""
        ...


class Engine(Database, Protocol):
    """A database with the operations that creating, filling and copying it needs."""

    async def tables(self) -> list[str]:
        """The names of all tables, in order."""
        ...

    async def check(self, statements: Sequence[str]) -> None:
        """Raises Damaged if the schema is not what these statements produce."""
        ...

    def snapshot(self) -> AbstractAsyncContextManager[Snapshot]:
        """A consistent snapshot, while others go on writing."""
        ...


async def ping(database: Database) -> None:
    """Raises Unavailable if the database does not answer, and Damaged if it cannot be read.

    It reads a row of each of the main tables: a constant would be returned by a database whose file
    has been overwritten, too, and so would the few rows that are still in the WAL.
    """
    await database.read(PING)


def check_values(values: Sequence[Value]) -> None:
    """Raises Unstorable for values that only one of the databases could store, so both behave
    alike.
    """
    for value in values:
        if isinstance(value, str):
            if "\0" in value:
                raise Unstorable("a text to be stored has a zero byte in it")
            if not value.isascii():
                _check_encodable(value)
        elif value is not None and not SMALLEST <= value <= LARGEST:
            raise Unstorable("a number to be stored has more than 64 bits")


def _check_encodable(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Unstorable("a text to be stored has half a character in it") from None
