"""PostgreSQL: a pool of connections, and one transaction per batch."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import asyncpg
from asyncpg.pool import Pool, PoolConnectionProxy

from tavolino.server.storage.database import (
    Conflict,
    Full,
    Row,
    Statement,
    Unavailable,
    Value,
    check_values,
)
from tavolino.server.storage.free_space import FreeSpace

CONNECTIONS: Final = 10
WAIT_S: Final = 30
PAGE: Final = 500
TABLES: Final = (
    "SELECT CAST(table_name AS TEXT) AS name FROM information_schema.tables"
    " WHERE table_schema = current_schema() ORDER BY table_name"
)
SETTINGS: Final = {
    "application_name": "tavolino",
    # Acknowledged writes must not be lost, however the server is configured.
    "synchronous_commit": "on",
}
RACES: Final = (
    asyncpg.UniqueViolationError,
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
)
TROUBLE: Final = ("08", "53", "57", "58")
"""SQLSTATE classes: connection, resources, operator intervention, system."""


class Postgres:
    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._free_space = FreeSpace()

    @classmethod
    async def open(cls, url: str) -> "Postgres":
        """Connects. Raises OSError, ValueError or an asyncpg error if that fails."""
        pool = asyncpg.create_pool(
            url,
            min_size=1,
            max_size=CONNECTIONS,
            command_timeout=WAIT_S,
            server_settings=SETTINGS,
            reset=_keep,
        )
        return cls(await pool)

    async def read(self, sql: str, *args: Value) -> list[Row]:
        check_values(args)
        async with self._connection() as connection:
            return [dict(record) for record in await connection.fetch(sql, *args)]

    def is_full(self) -> bool:
        """True if PostgreSQL has recently reported a full disk. Its free space is unknown here."""
        return self._free_space.was_missing

    async def write(self, batch: Sequence[Statement]) -> None:
        try:
            await self._write(batch)
        except Full as error:
            self._free_space.note(error)
            raise

    async def _write(self, batch: Sequence[Statement]) -> None:
        for statement in batch:
            check_values(statement.args)
        async with self._connection() as connection, connection.transaction():
            for sql, args, expect in batch:
                touched = _count(await _execute(connection, sql, args))
                if expect is not None and touched != expect:
                    raise Conflict(f"{touched} rows instead of {expect}: {sql}")

    async def close(self) -> None:
        await self._pool.close()

    async def tables(self) -> list[str]:
        return [str(row["name"]) for row in await self.read(TABLES)]

    async def check(self, statements: Sequence[str]) -> None:
        """Does nothing: PostgreSQL checks its own files."""

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator["PostgresSnapshot"]:
        async with (
            self._connection() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            yield PostgresSnapshot(connection)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[PoolConnectionProxy]:
        with _translated(self._pool):
            async with self._pool.acquire(timeout=WAIT_S) as connection:
                yield connection


class PostgresSnapshot:
    def __init__(self, connection: PoolConnectionProxy) -> None:
        self._connection = connection

    async def rows(self, sql: str) -> AsyncIterator[Row]:
        async for record in self._connection.cursor(sql, prefetch=PAGE):
            yield dict(record)


@contextmanager
def _translated(pool: Pool) -> Iterator[None]:
    """Translates asyncpg's errors into those of this package."""
    try:
        yield
    except RACES as error:
        raise Conflict(str(error)) from error
    except asyncpg.PostgresError as error:
        if isinstance(error, asyncpg.DiskFullError):
            raise Full(str(error)) from error
        if (error.sqlstate or "")[:2] in TROUBLE:
            raise Unavailable(str(error)) from error
        raise
    except asyncpg.InternalClientError as error:
        raise Unavailable(str(error)) from error
    except asyncpg.InterfaceError as error:
        # A wrong query raises this, too, and stays as it is.
        if pool.is_closing() or "connection" in str(error):
            raise Unavailable(str(error)) from error
        raise
    except OSError as error:
        raise Unavailable(str(error)) from error


async def _execute(connection: PoolConnectionProxy, sql: str, args: Sequence[Value]) -> str:
    try:
        return await connection.execute(sql, *args)
    except (asyncpg.DuplicateTableError, asyncpg.DuplicateObjectError) as error:
        # Two processes may create it, with its row type, at the same time. The second one gets the
        # same conflict.
        if "IF NOT EXISTS" in sql:
            raise Conflict(str(error)) from error
        raise


def _count(status: str) -> int:
    """The number of rows in a command status: 1 in `INSERT 0 1`."""
    last = status.rpartition(" ")[2]
    return int(last) if last.isdecimal() else 0


async def _keep(connection: asyncpg.Connection) -> None:
    """Skips the reset of a returned connection: nothing here changes its settings."""
