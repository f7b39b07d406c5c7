"""Writing to a SQLite file: taking turns with other processes, and batches within one commit."""

import asyncio
import math
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from re import compile as pattern
from typing import Final

from tavolino.server.storage.database import Conflict, Statement, Unavailable
from tavolino.server.storage.sqlite_errors import translated
from tavolino.server.storage.sqlite_file import TRY_AGAIN_S, WAIT_S

PLACEHOLDER: Final = pattern(r"\$(\d+)")


class WriteTurn:
    """Waits until no other process writes, without keeping anybody else from going on.

    The time is counted from when the file was first found held: those who come later, or again, do
    not wait for as long once more. Else moves that queue up would wait for each other's waiting.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._held_since = -math.inf
        self._held_at = -math.inf

    async def begin(self) -> None:
        """Begins a write transaction. Raises Unavailable if others hold the lock for too long."""
        while True:
            try:
                self._connection.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                    raise
                now = time.monotonic()
                if now > self._held_at + WAIT_S:
                    self._held_since = now
                self._held_at = now
                if now > self._held_since + WAIT_S:
                    raise Unavailable(str(error)) from error
            else:
                self._held_at = -math.inf
                return
            await asyncio.sleep(TRY_AGAIN_S)


async def write_group(
    connection: sqlite3.Connection,
    batches: Sequence[Sequence[Statement]],
    commit: Callable[[], Awaitable[None]],
    turn: WriteTurn | None = None,
) -> list[Exception | None]:
    """Commits the batches together; those that cannot be written leave nothing behind.

    Most often all can be: only if one cannot, each is tried within a savepoint of its own.
    """
    turn = turn or WriteTurn(connection)
    for write in (write_plainly, write_batch):
        try:
            await turn.begin()
            results = [write(connection, batch) for batch in batches]
            await commit()
            return results
        except Unavailable as error:
            return [error for _ in batches]
        except Exception as error:
            trouble = translated(error)
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
    return [trouble for _ in batches]


def write_plainly(connection: sqlite3.Connection, batch: Sequence[Statement]) -> None:
    """Writes one batch within the transaction; raises if it cannot all be written."""
    for statement in batch:
        touched = connection.execute(native(statement.sql), statement.args).rowcount
        if statement.expect is not None and touched != statement.expect:
            raise Conflict(f"{touched} rows instead of {statement.expect}: {statement.sql}")


def write_batch(connection: sqlite3.Connection, batch: Sequence[Statement]) -> Exception | None:
    """Writes one batch within the transaction. Returns the error if it was not written."""
    connection.execute("SAVEPOINT batch")
    try:
        write_plainly(connection, batch)
    except Exception as error:
        if not connection.in_transaction:
            raise  # SQLite gave up all of the transaction, as it does when the disk is full
        connection.execute("ROLLBACK TO batch")
        connection.execute("RELEASE batch")
        return translated(error)
    connection.execute("RELEASE batch")
    return None


@lru_cache(maxsize=1000)
def native(sql: str) -> str:
    """The query with placeholders as SQLite numbers them."""
    return PLACEHOLDER.sub(r"?\1", sql)
