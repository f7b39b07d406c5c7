"""What the server asks of a database, whichever it is.

Every query is written once, for SQLite and PostgreSQL alike: placeholders are `$1`, `$2` …, columns
are TEXT or BIGINT. Bytes are stored as hex, JSON as text, times as milliseconds, yes and no as 1
and 0. A sum is to be cast to BIGINT, since PostgreSQL widens it.

There are no transactions to hold open. One reads, decides, and writes a batch whose unique keys and
expected counts make it fail as a whole if the world has changed meanwhile; then one reads again.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, NamedTuple, Protocol

Value = str | int | None
Row = Mapping[str, Value]

SMALLEST: Final = -(2**63)
LARGEST: Final = 2**63 - 1


class Statement(NamedTuple):
    """One change; `expect` is how many rows it must touch, if that matters."""

    sql: str
    args: tuple[Value, ...] = ()
    expect: int | None = None


class Conflict(Exception):
    """A unique key was taken or a count was not as expected: nothing of the batch was written."""


class Unavailable(Exception):
    """The database does not answer; whether a batch under way was written is not known."""


class Full(Unavailable):
    """There is no room left to write to."""


class Damaged(Unavailable):
    """What is stored cannot be read, and will not be by waiting."""


def whole(row: Row, column: str) -> int:
    """A number that is there."""
    value = row[column]
    if not isinstance(value, int):
        raise Damaged(f"no number in column {column}")
    return value


class Database(Protocol):
    async def read(self, sql: str, *args: Value) -> list[Row]:
        """All rows that a query finds."""
        ...

    async def write(self, batch: Sequence[Statement]) -> None:
        """Writes all of the batch or nothing; when this returns it survives a loss of power."""
        ...

    def is_full(self) -> bool:
        """True if a write has found no room lately, or the next may not."""
        ...

    async def close(self) -> None:
        """Ends what is under way and lets go of the database."""
        ...


class Snapshot(Protocol):
    def rows(self, sql: str) -> AsyncIterator[Row]:
        """The rows that a query finds, few in memory at a time."""
        ...


class Engine(Database, Protocol):
    """A database with what making, filling and copying it as a whole needs."""

    async def tables(self) -> list[str]:
        """The names of all tables, in order."""
        ...

    async def check(self, statements: Sequence[str]) -> None:
        """Damaged, if it does not look like a database that has had these statements."""
        ...

    def snapshot(self) -> AbstractAsyncContextManager[Snapshot]:
        """Everything as it is at one moment, while others write on."""
        ...


async def ping(database: Database) -> None:
    """Raises Unavailable if the database does not answer."""
    await database.read("SELECT 1 AS one")


def check_values(values: Sequence[Value]) -> None:
    """Refuses what only one of the databases could store, so that both behave alike."""
    for value in values:
        if isinstance(value, str):
            if "\0" in value:
                raise ValueError("a text to be stored has a zero byte in it")
            if not value.isascii():
                value.encode()
        elif value is not None and not SMALLEST <= value <= LARGEST:
            raise ValueError("a number to be stored has more than 64 bits")
