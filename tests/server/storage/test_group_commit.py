"""Batches of many writers go into few commits; who writes alone does not wait for others."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tavolino.server.storage import Database, sqlite
from tavolino.server.storage.sqlite_writing import write_group
from tests.server.storage.batches import event, using

Act = Callable[[Database], Awaitable[None]]


def groups(folder: Path, monkeypatch: pytest.MonkeyPatch, apart_s: float, act: Act) -> list[int]:
    """The number of batches in each commit that this work takes."""
    sizes = []

    async def counted(connection: Any, batches: Any, *args: Any) -> list[Exception | None]:
        sizes.append(len(batches))
        return await write_group(connection, batches, *args)

    async def watched(database: Database) -> None:
        monkeypatch.setattr(sqlite, "write_group", counted)
        await act(database)
        monkeypatch.undo()

    monkeypatch.setattr(sqlite, "APART_S", apart_s)
    using(f"sqlite:///{folder}/tavolino.db", watched)
    return sizes


def test_a_single_writer_never_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(database: Database) -> None:
        for version in range(3):
            await database.write([event(version)])

    assert groups(tmp_path, monkeypatch, 1000.0, act) == [1, 1, 1]


def test_after_writers_at_the_same_time_others_are_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(database: Database) -> None:
        await asyncio.gather(*(database.write([event(version)]) for version in (1, 2)))
        third = asyncio.ensure_future(database.write([event(3)]))
        for _ in range(20):
            await asyncio.sleep(0)
        await asyncio.gather(third, database.write([event(4)]))

    assert groups(tmp_path, monkeypatch, 1.0, act) == [2, 2]
