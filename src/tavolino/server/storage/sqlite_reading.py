"""Reading a SQLite file: queries in a few threads, and snapshots."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from tavolino.server.storage.database import Row, Value
from tavolino.server.storage.sqlite_errors import RAISED, check_row, translating
from tavolino.server.storage.sqlite_file import connect
from tavolino.server.storage.sqlite_writing import native

READERS: Final = 2
PAGE: Final = 500

T = TypeVar("T")


class ReaderPool:
    """Threads that read, each with its own connection."""

    def __init__(self, path: Path, explain: Callable[[Exception], Exception]) -> None:
        self._path = path
        self._explain = explain
        """Called in the reading thread. The error that it returns is raised instead."""
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")

    async def run(self, query: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._run, query)

    def close(self) -> None:
        self._threads.shutdown()
        for connection in self._connections:
            connection.close()

    def _run(self, query: Callable[[sqlite3.Connection], T]) -> T:
        try:
            if not hasattr(self._local, "connection"):
                self._local.connection = connect(self._path)
                self._local.connection.execute("PRAGMA query_only = ON")
                self._connections.append(self._local.connection)
            return query(self._local.connection)
        except RAISED as error:
            raise self._explain(error) from error


class SQLiteSnapshot:
    """The database as it was when `begin_reading` was called."""

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


def fetch(sql: str, args: tuple[Value, ...], connection: sqlite3.Connection) -> list[Row]:
    """All rows of a query. Raises Damaged if a value is of a type that is never stored."""
    cursor = connection.execute(native(sql), args)
    names = [column[0] for column in cursor.description]
    rows: list[Row] = []
    for row in cursor:
        check_row(row)
        rows.append(dict(zip(names, row, strict=True)))
    return rows
