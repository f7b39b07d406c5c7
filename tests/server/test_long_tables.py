"""Tables with very long logs: opening one does not block others, and their length is limited."""

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tavolino.server.live import repository
from tavolino.server.live.repository import INSERT_EVENT, TableRepository
from tavolino.server.storage import Statement
from tavolino.table.events import LoggedEvent, write_event
from tavolino.table.table import Table, open_table
from tavolino.table.table_meta import TableMeta
from tests.patience import PATIENCE_S
from tests.server.peers import Running, running
from tests.table.puzzles import at_the_puzzle, laid_and_lifted


async def store(server: Running, table: Table, events: Sequence[LoggedEvent]) -> None:
    """Stores a table with these events."""
    batch = TableRepository(server.context.database).creation(table, TableMeta("AAAAAA", ""), 0)
    for version, one in enumerate(events[table.version :], table.version + 1):
        batch.append(Statement(INSERT_EVENT, (table.id, version, write_event(one), one.at)))
    batch.append(Statement("UPDATE tables SET version = $1 WHERE id = $2", (len(events), table.id)))
    await server.context.database.write(batch)


def test_others_are_answered_while_a_long_log_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at_the_puzzle("ann")
    events = laid_and_lifted(table, 3_000)
    replaying, answered = threading.Event(), threading.Event()

    def held(*args: Any) -> Table:
        """Delays replaying the log until another request has been answered."""
        assert threading.current_thread() is not threading.main_thread()
        replaying.set()
        assert answered.wait(PATIENCE_S)
        return open_table(*args)

    monkeypatch.setattr(repository, "open_table", held)

    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as peer:
            await store(server, table, events)
            opening = asyncio.create_task(peer.http.get(f"/api/tables/{table.id}"))
            assert await asyncio.to_thread(replaying.wait, PATIENCE_S)
            assert (await peer.http.get("/healthz")).status_code == 200
            assert not opening.done()
            answered.set()
            assert (await opening).json()["version"] == len(events)

    asyncio.run(act())


def test_a_puzzle_at_the_limit_is_refused_in_words_and_can_be_finished(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, table_events=30) as server, server.peer() as peer:
            table = at_the_puzzle(peer.person)
            await store(server, table, laid_and_lifted(table, 30))
            async with peer.at(table.id) as here:
                await here.see()
                refused = await here.move(0, "1@0,0r0")
                assert (refused["type"], refused["rule"], refused["why"]) == (
                    "refused",
                    "TABLE",
                    "long",
                )
                assert "30" in refused["text"]
                assert (await here.move(0, "done"))["type"] == "ack"
                await here.see(lambda frame: frame["table"]["phase"] == "over")

    asyncio.run(act())
