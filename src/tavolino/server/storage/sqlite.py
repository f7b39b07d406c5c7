"""One SQLite file in WAL mode.

Every batch that waits is written in one transaction: one wait for the disk serves many tables at
once. Statements only change memory, and run where they are asked for; a thread that had to take
turns with the event loop at each of them would be far slower. The commit, which waits for the
disk, has a thread of its own. With synchronous FULL it is on the disk before anybody is told.
"""

import asyncio
import logging
import sqlite3
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from shutil import disk_usage
from typing import Final, NamedTuple, TypeVar

from tavolino.server.storage.database import (
    Damaged,
    Row,
    Statement,
    Unavailable,
    Value,
    check_values,
)
from tavolino.server.storage.file_guard import FileGuard
from tavolino.server.storage.free_space import LOW_BYTES, FreeSpace
from tavolino.server.storage.sqlite_errors import (
    RAISED,
    Shape,
    check_file,
    check_row,
    check_shape,
    shape_after,
    translated,
    translating,
)
from tavolino.server.storage.sqlite_file import Synchronous, checkpoint, connect, make_file
from tavolino.server.storage.sqlite_writing import WriteTurn, native, write_group

READERS: Final = 2
GROUP: Final = 256
APART_S: Final = 0.005
"""While many write at the same time, commits begin this far apart: each costs about as much as
writing ten moves, however many it has.
"""
PAGE: Final = 500
TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"

T = TypeVar("T")

log = logging.getLogger(__name__)


class Job(NamedTuple):
    batch: Sequence[Statement]
    done: "asyncio.Future[None]"


class SQLite:
    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection
        self._turn = WriteTurn(connection)
        self._jobs: deque[Job] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._closed = False
        self._shape: Shape | None = None
        self._free_space = FreeSpace()
        self._guard: FileGuard | None = None
        self._is_lost = False
        """True if a file was gone for good when the files were last checked."""
        self._loop = asyncio.get_running_loop()
        self._local = threading.local()
        self._reading_connections: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")
        self._commits: SimpleQueue[asyncio.Future[None] | None] = SimpleQueue()
        self._committer = threading.Thread(
            target=self._commit_all, name="sqlite-commit", daemon=True
        )
        self._committer.start()

    @classmethod
    async def open(cls, path: Path, synchronous: Synchronous = "FULL") -> "SQLite":
        """Opens the file, or creates it. Raises sqlite3.Error or OSError if that fails."""
        await asyncio.to_thread(make_file, path)
        connection = await asyncio.to_thread(connect, path, synchronous)
        connection.execute("PRAGMA busy_timeout = 0")  # see `WriteTurn`
        return cls(path, connection)

    async def guard_files(self) -> None:
        """From now on, checks after each commit that nobody has removed or replaced the files."""
        self._guard = await asyncio.to_thread(FileGuard, self.path)

    async def read(self, sql: str, *args: Value) -> list[Row]:
        check_values(args)
        if self._is_lost and self._guard is not None:
            await asyncio.to_thread(self._guard.check)
        return await self._reading(partial(fetch, sql, args))

    async def write(self, batch: Sequence[Statement]) -> None:
        for statement in batch:
            check_values(statement.args)
        if self._closed:
            raise Unavailable("the database is closed")
        done = self._loop.create_future()
        self._jobs.append(Job(batch, done))
        if self._writing is None:
            self._writing = self._loop.create_task(self._write_all())
        await done

    def is_full(self) -> bool:
        return self._free_space.was_missing or disk_usage(self.path.parent).free < LOW_BYTES

    async def close(self) -> None:
        self._closed = True
        if self._writing:
            await self._writing
        await asyncio.to_thread(self._let_go)

    async def tables(self) -> list[str]:
        return [str(row["name"]) for row in await self.read(TABLES)]

    async def check(self, statements: Sequence[str]) -> None:
        expected = shape_after(map(native, statements))
        await self._reading(partial(check_file, expected=expected))
        self._shape = expected

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator["SQLiteSnapshot"]:
        with translating():
            connection = await asyncio.to_thread(connect, self.path)
        try:
            with translating():
                await asyncio.to_thread(begin_reading, connection)
            yield SQLiteSnapshot(connection)
        finally:
            await asyncio.to_thread(connection.close)

    async def _reading(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise Unavailable("the database is closed")
        return await self._loop.run_in_executor(self._readers, self._ask, ask)

    def _ask(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        try:
            if not hasattr(self._local, "connection"):
                self._local.connection = connect(self.path)
                self._local.connection.execute("PRAGMA query_only = ON")
                self._reading_connections.append(self._local.connection)
            return ask(self._local.connection)
        except RAISED as error:
            raise self._explained(error) from error

    def _explained(self, error: Exception) -> Exception:
        """What an error means: a table that is missing is damage, if it was there before."""
        meant = translated(error)
        if self._shape is None or not isinstance(meant, sqlite3.Error):
            return meant
        try:
            with closing(connect(self.path)) as connection:
                check_shape(connection, self._shape)
        except (*RAISED, Unavailable) as damage:
            return Damaged(f"{error}; {damage}")
        return meant

    def _let_go(self) -> None:
        self._commits.put(None)
        self._committer.join()
        self._readers.shutdown()
        self._connection.close()
        for connection in self._reading_connections:
            connection.close()
        if self._guard is not None:
            self._guard.close()

    async def _write_all(self) -> None:
        """Writes all waiting batches in one transaction, until none is waiting."""
        while self._jobs:
            group = [self._jobs.popleft() for _ in range(min(GROUP, len(self._jobs)))]
            began_at = self._loop.time()
            results = await self._write_group([job.batch for job in group])
            for job, error in zip(group, results, strict=True):
                if isinstance(error, sqlite3.Error):
                    error = await asyncio.to_thread(self._explained, error)
                self._free_space.note(error)
                answer(job.done, error)
            if len(group) > 1 and len(self._jobs) < GROUP:
                # Not after a single batch: nobody who writes alone shall wait.
                await asyncio.sleep(began_at + APART_S - self._loop.time())
        self._writing = None

    async def _write_group(self, batches: list[Sequence[Statement]]) -> list[Exception | None]:
        if self._is_lost:
            try:
                await asyncio.to_thread(self._check_files)
            except Damaged as lost:
                return [lost for _ in batches]
        return await write_group(self._connection, batches, self._commit, self._turn)

    async def _commit(self) -> None:
        done = self._loop.create_future()
        self._commits.put(done)
        await done

    def _commit_all(self) -> None:
        """The committer's thread: waits for the disk so that nobody else has to.

        A pool's thread would do the same, at twice the price for each hop.
        """
        while (done := self._commits.get()) is not None:
            trouble: Exception | None = None
            try:
                self._connection.execute("COMMIT")
                self._check_files()
            except (sqlite3.Error, Damaged) as error:
                trouble = error
            try:
                self._loop.call_soon_threadsafe(answer, done, trouble)
            except RuntimeError:
                return  # the loop is closed: nobody waits any more

    def _check_files(self) -> None:
        """Raises Damaged if a file is gone for good: no move may be acknowledged until it is back.

        What has been acknowledged may be in a WAL without a name. It is written to the database,
        where it survives the end of this process, unless that file is the one that is gone.
        """
        try:
            if self._guard is not None:
                self._guard.check()
            self._is_lost = False
        except Damaged:
            if not self._is_lost:
                log.critical("a file of the database is gone, so nothing can be stored")
            self._is_lost = True
            checkpoint(self._connection)
            raise


class SQLiteSnapshot:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def rows(self, sql: str) -> AsyncIterator[Row]:
        with translating():
            cursor = await asyncio.to_thread(self._connection.execute, sql)
        names = [column[0] for column in cursor.description]
        while True:
            with translating():
                page = await asyncio.to_thread(cursor.fetchmany, PAGE)
            if not page:
                return
            for row in page:
                check_row(row)
                yield dict(zip(names, row, strict=True))


def begin_reading(connection: sqlite3.Connection) -> None:
    """Starts a read transaction: the connection sees the database as it is now."""
    connection.execute("BEGIN")
    connection.execute("SELECT count(*) FROM sqlite_master").fetchone()


def answer(done: "asyncio.Future[None]", error: Exception | None) -> None:
    if done.done():
        return  # who waited has been cancelled
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def fetch(sql: str, args: tuple[Value, ...], connection: sqlite3.Connection) -> list[Row]:
    cursor = connection.execute(native(sql), args)
    names = [column[0] for column in cursor.description]
    rows: list[Row] = []
    for row in cursor:
        check_row(row)
        rows.append(dict(zip(names, row, strict=True)))
    return rows
