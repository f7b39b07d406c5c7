"""Writing to a SQLite file: the write lock, the thread of the commits, groups of batches."""

import asyncio
import math
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from queue import SimpleQueue
from re import compile as pattern
from typing import Final

from tavolino.server.storage.database import Conflict, Damaged, Statement, Unavailable
from tavolino.server.storage.sqlite_errors import translated
from tavolino.server.storage.sqlite_file import TRY_AGAIN_S, WAIT_S

PLACEHOLDER: Final = pattern(r"\$(\d+)")


class WriteLock:
    """The lock that SQLite gives to one writing process at a time.

    Waiting for it does not block the event loop. All waits end WAIT_S after the lock was first
    found taken: if each started anew, groups of writes that queue up would add up their waits.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._taken_since = -math.inf
        self._last_found_taken = -math.inf

    async def begin(self) -> None:
        """Begins a write transaction. Raises Unavailable if others hold the lock for too long."""
        while not self._try_to_begin():
            await asyncio.sleep(TRY_AGAIN_S)

    def _try_to_begin(self) -> bool:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            if self._seconds_taken() > WAIT_S:
                raise Unavailable(str(error)) from error
            return False
        self._last_found_taken = -math.inf
        return True

    def _seconds_taken(self) -> float:
        """For how long others are known to hold the lock, which has just been found taken."""
        now = time.monotonic()
        if now > self._last_found_taken + WAIT_S:
            self._taken_since = now  # nobody has tried lately: this is another lock
        self._last_found_taken = now
        return now - self._taken_since


class Committer:
    """Commits in a thread, so only that thread waits for the disk.

    A thread pool could do the same, but handing over each commit would take twice as long.
    """

    def __init__(self, connection: sqlite3.Connection, check: Callable[[], None]) -> None:
        self._connection = connection
        self._check = check
        """Called after each commit, in the thread. May raise Damaged."""
        self._loop = asyncio.get_running_loop()
        self._requests: SimpleQueue[asyncio.Future[None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sqlite-commit", daemon=True)
        self._thread.start()

    async def commit(self) -> None:
        """Commits the open transaction. Raises sqlite3.Error or Damaged."""
        done = self._loop.create_future()
        self._requests.put(done)
        await done

    def close(self) -> None:
        self._requests.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (done := self._requests.get()) is not None:
            failure: Exception | None = None
            try:
                self._connection.execute("COMMIT")
                self._check()
            except (sqlite3.Error, Damaged) as error:
                failure = error
            try:
                self._loop.call_soon_threadsafe(resolve, done, failure)
            except RuntimeError:
                return  # the loop is closed: nobody waits any more


def resolve(done: "asyncio.Future[None]", error: Exception | None) -> None:
    """Completes a future, unless its waiter has been cancelled."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


async def write_group(
    connection: sqlite3.Connection,
    batches: Sequence[Sequence[Statement]],
    commit: Callable[[], Awaitable[None]],
    lock: WriteLock | None = None,
) -> list[Exception | None]:
    """Commits the batches in one transaction. Returns an error for each that was not written.

    Usually all can be written. Only if one cannot, all are written again, each within a savepoint.
    """
    lock = lock or WriteLock(connection)
    for write in (write_batch, write_in_savepoint):
        try:
            await lock.begin()
            results = [write(connection, batch) for batch in batches]
            await commit()
            return results
        except Unavailable as error:
            return [error for _ in batches]
        except Exception as error:
            failure = translated(error)
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
    return [failure for _ in batches]


def write_batch(connection: sqlite3.Connection, batch: Sequence[Statement]) -> None:
    """Writes one batch within the transaction; raises if it cannot all be written."""
    for statement in batch:
        affected = connection.execute(native(statement.sql), statement.args).rowcount
        if statement.expect is not None and affected != statement.expect:
            raise Conflict(f"{affected} rows instead of {statement.expect}: {statement.sql}")


def write_in_savepoint(
    connection: sqlite3.Connection, batch: Sequence[Statement]
) -> Exception | None:
    """Writes one batch within the transaction. Returns the error if it was not written."""
    connection.execute("SAVEPOINT batch")
    try:
        write_batch(connection, batch)
    except Exception as error:
        if not connection.in_transaction:
            raise  # SQLite rolled back the whole transaction, as it does when the disk is full
        connection.execute("ROLLBACK TO batch")
        connection.execute("RELEASE batch")
        return translated(error)
    connection.execute("RELEASE batch")
    return None


@lru_cache(maxsize=1000)
def native(sql: str) -> str:
    """The query with placeholders as SQLite numbers them."""
    return PLACEHOLDER.sub(r"?\1", sql)
