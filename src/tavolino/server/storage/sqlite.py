"""One SQLite file in WAL mode.

Reads run in a few threads, each with its own connection. All writes use one connection. Batches
that are waiting are written in one transaction, so one wait for the disk serves many tables:

    write() → a queue of jobs → _write_all() → write_group(): BEGIN, statements, COMMIT → futures

Statements of a write change only memory. They run on the event loop, since switching to a thread
for each would take longer. The commit waits for the disk, and runs in a thread (`Committer`).
Synchronous FULL means that a batch is on the disk before `write` returns.
"""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
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
    check_shape,
    shape_after,
    translated,
    translating,
)
from tavolino.server.storage.sqlite_file import Synchronous, checkpoint, connect, make_file
from tavolino.server.storage.sqlite_reading import ReaderPool, SQLiteSnapshot, begin_reading, fetch
from tavolino.server.storage.sqlite_writing import (
    Committer,
    WriteLock,
    native,
    resolve,
    write_group,
)

GROUP: Final = 256
"""At most this many batches are written in one transaction."""
APART_S: Final = 0.005
"""The least time from one commit of several batches to the next. A commit costs about as much as
writing ten moves, so under load fewer and larger ones are better.
"""
TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"

T = TypeVar("T")

log = logging.getLogger(__name__)


class Job(NamedTuple):
    """A batch to write, and the future that its caller awaits."""

    batch: Sequence[Statement]
    done: "asyncio.Future[None]"


class SQLite:
    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._closed = False
        self._readers = ReaderPool(path, self._explain)
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[Job] = deque()
        self._writing: asyncio.Task[None] | None = None
        """Runs `_write_all` while there are jobs."""
        self._connection = connection
        self._write_lock = WriteLock(connection)
        self._committer = Committer(connection, self._check_files)
        self._free_space = FreeSpace()
        self._shape: Shape | None = None
        """The expected tables and columns, once they have been checked."""
        self._guard: FileGuard | None = None
        self._is_lost = False
        """True if a file was gone for good when the files were last checked."""

    @classmethod
    async def open(cls, path: Path, synchronous: Synchronous = "FULL") -> "SQLite":
        """Opens the file, or creates it. Raises sqlite3.Error or OSError if that fails."""
        await asyncio.to_thread(make_file, path)
        connection = await asyncio.to_thread(connect, path, synchronous)
        connection.execute("PRAGMA busy_timeout = 0")  # `WriteLock` waits instead
        return cls(path, connection)

    async def guard_files(self) -> None:
        """From now on, checks after each commit that nobody has removed or replaced the files."""
        self._guard = await asyncio.to_thread(FileGuard, self.path)

    async def read(self, sql: str, *args: Value) -> list[Row]:
        check_values(args)
        if self._is_lost and self._guard is not None:
            await asyncio.to_thread(self._guard.check)
        return await self._read(partial(fetch, sql, args))

    async def write(self, batch: Sequence[Statement]) -> None:
        for statement in batch:
            check_values(statement.args)
        self._check_open()
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
        await asyncio.to_thread(self._close)

    async def tables(self) -> list[str]:
        return [str(row["name"]) for row in await self.read(TABLES)]

    async def check(self, statements: Sequence[str]) -> None:
        expected = shape_after(map(native, statements))
        await self._read(partial(check_file, expected=expected))
        self._shape = expected

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[SQLiteSnapshot]:
        with translating():
            connection = await asyncio.to_thread(connect, self.path)
        try:
            with translating():
                await asyncio.to_thread(begin_reading, connection)
            yield SQLiteSnapshot(connection)
        finally:
            await asyncio.to_thread(connection.close)

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        self._check_open()
        return await self._readers.run(query)

    async def _write_all(self) -> None:
        """Writes the waiting batches, group by group, until none is waiting."""
        while self._jobs:
            group = [self._jobs.popleft() for _ in range(min(GROUP, len(self._jobs)))]
            began_at = self._loop.time()
            results = await self._write_group([job.batch for job in group])
            for job, error in zip(group, results, strict=True):
                if isinstance(error, sqlite3.Error):
                    error = await asyncio.to_thread(self._explain, error)
                self._free_space.note(error)
                resolve(job.done, error)
            if len(group) > 1 and len(self._jobs) < GROUP:
                # Not after a single batch: a lone writer does not wait.
                await asyncio.sleep(began_at + APART_S - self._loop.time())
        self._writing = None

    async def _write_group(self, batches: list[Sequence[Statement]]) -> list[Exception | None]:
        if self._is_lost:
            try:
                await asyncio.to_thread(self._check_files)
            except Damaged as lost:
                return [lost for _ in batches]
        return await write_group(
            self._connection, batches, self._committer.commit, self._write_lock
        )

    def _close(self) -> None:
        self._committer.close()
        self._connection.close()
        self._readers.close()
        if self._guard is not None:
            self._guard.close()

    def _check_open(self) -> None:
        if self._closed:
            raise Unavailable("the database is closed")

    def _check_files(self) -> None:
        """Raises Damaged if a file is gone for good: no move may be acknowledged until it is back.

        Acknowledged moves may be in a WAL that has no name any more. A checkpoint copies them to
        the database, where they survive the end of this process, unless that is the missing file.
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

    def _explain(self, error: Exception) -> Exception:
        """Translates an error. Damaged if a table is missing that has been there."""
        meaning = translated(error)
        if self._shape is None or not isinstance(meaning, sqlite3.Error):
            return meaning
        try:
            with closing(connect(self.path)) as connection:
                check_shape(connection, self._shape)
        except (*RAISED, Unavailable) as damage:
            return Damaged(f"{error}; {damage}")
        return meaning
