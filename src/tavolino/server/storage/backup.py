"""Backs up a whole database, and restores it into an empty one of either kind."""

from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from contextlib import AsyncExitStack
from itertools import groupby, islice
from pathlib import Path
from typing import Final

from tavolino.core import Refused
from tavolino.server.storage.backup_file import TableRow, check_backup, read_rows, write_backup
from tavolino.server.storage.database import Engine, Statement, Value
from tavolino.server.storage.migrating import (
    MARK_UNFINISHED,
    UNMARK_UNFINISHED,
    Migration,
    applied,
    known_migrations,
    migrate,
    refuse_unfinished,
    statements_of,
)
from tavolino.server.storage.opening import connect
from tavolino.server.storage.serving_lock import serving_lock
from tavolino.server.storage.urls import refusing_damage

ROWS: Final = 50
"""The number of rows written at a time."""


async def back_up(url: str, file: Path) -> int:
    """Writes a consistent snapshot to a new file. Returns the number of rows."""
    engine = await connect(url, make=False)
    try:
        with refusing_damage(url):
            done = await applied(engine)
            refuse_unfinished(done)
            if not done:
                raise Refused("BACKUP", "nothing")
            had = (one for one in known_migrations() if one.number in done)
            await engine.check(statements_of(had))
            return await write_backup(file, done, _all_rows(engine))
    finally:
        await engine.close()


async def restore(url: str, file: Path) -> int:
    """Fills an empty database with what `back_up` wrote. Returns the number of rows.

    The database gets the schema it had, then the rows, then the migrations since. Until that is
    complete, a mark keeps servers from using it.
    """
    migrations, count = check_backup(file)
    steps = _steps(migrations)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(serving_lock(url, shared=False, wait_s=0))
        engine = await connect(url)
        stack.push_async_callback(engine.close)
        if await engine.tables():
            raise Refused("RESTORE", "not-empty")
        await migrate(engine, steps)
        await engine.write([MARK_UNFINISHED])
        for statement in _inserts(read_rows(file)):
            await engine.write([statement])
        await engine.write([UNMARK_UNFINISHED])
        await migrate(engine)
    return count


async def _all_rows(engine: Engine) -> AsyncIterator[TableRow]:
    async with engine.snapshot() as snapshot:
        for table in await engine.tables():
            if table == "migrations":
                continue
            async for row in snapshot.rows(f"SELECT * FROM {table}"):
                yield TableRow(table, tuple(row), tuple(row.values()))


def _steps(migrations: Mapping[int, str]) -> tuple[Migration, ...]:
    """The migrations that lead to the schema the database had."""
    steps = known_migrations()[: len(migrations)]
    for (number, name), step in zip(migrations.items(), steps, strict=False):
        if (number, name) != (step.number, step.name):
            raise Refused("DATABASE", "newer", number=number, name=name)
    if len(steps) < len(migrations):
        number, name = list(migrations.items())[len(steps)]
        raise Refused("DATABASE", "newer", number=number, name=name)
    return steps


def _inserts(rows: Iterable[TableRow]) -> Iterator[Statement]:
    for (table, columns), same in groupby(rows, key=lambda row: row[:2]):
        while some := [row.values for row in islice(same, ROWS)]:
            yield _insert(table, columns, some)


def _insert(table: str, columns: tuple[str, ...], rows: list[tuple[Value, ...]]) -> Statement:
    width = len(columns)
    places = (
        ", ".join(f"${row * width + column + 1}" for column in range(width))
        for row in range(len(rows))
    )
    values = ", ".join(f"({one})" for one in places)
    return Statement(
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES {values}",
        tuple(value for row in rows for value in row),
        expect=len(rows),
    )
