"""Finished tables are archived completely, once, and deleted only when the file is on disk."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tavolino.core import Stream
from tavolino.server.live.archive import Archive, ArchiveCursor
from tavolino.server.maintenance import DAY_MS
from tavolino.server.settings import BadSettings, load
from tavolino.server.storage import Conflict, Database, Statement
from tests.patience import PATIENCE_S
from tests.server.client_model import go_on
from tests.server.peers import Peer, Running, running

LATER = 2**50
KEPT_IN = ("tables", "events", "secrets", "sitting", "chat", "rated")


@asynccontextmanager
async def archiving(folder: Path, url: str = "") -> AsyncIterator[tuple[Running, Peer, Peer, Path]]:
    """A server that archives tables after a day, two peers, and the folder of the archive."""
    archive = folder / "archive"
    settings: dict[str, Any] = {"archive_after_days": 1, "archive_folder": str(archive)}
    async with (
        running(folder, database=url or database_in(folder), **settings) as server,
        server.peer() as one,
        server.peer() as two,
    ):
        yield server, one, two, archive


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"


async def finished(server: Running, one: Peer, two: Peer) -> str:
    """A table whose game ended long ago."""
    table = await one.create("scalino", 2, occupants=["me"], title="Ours")
    async with two.at(table) as there:
        await there.submit("sit", seat=1)
        await there.submit("ready", ready=True)
        await there.submit("chat", text="Hello")
        await go_on(await server.context.table_manager.open(table), 10_000, Stream(bytes(32), 0))
        await there.see(lambda frame: frame["table"]["phase"] == "over")
    async with asyncio.timeout(PATIENCE_S):
        while "rated" not in await rows_left(server.context.database, table):
            await server.context.table_manager.sweep()
    await server.context.table_manager.forget(table)
    await age(server, table)
    return table


async def age(server: Running, table: str) -> None:
    sql = "UPDATE tables SET changed_at = changed_at - $2 WHERE id = $1"
    await server.context.database.write([Statement(sql, (table, 2 * DAY_MS))])


async def rows_left(database: Database, table: str) -> list[str]:
    keys = {name: "id" if name == "tables" else "table_id" for name in KEPT_IN}
    return [
        name
        for name, key in keys.items()
        if await database.read(f"SELECT 1 AS one FROM {name} WHERE {key} = $1", table)
    ]


async def pages(peer: Peer, table: str) -> list[str]:
    """Everything a visitor can see of a table."""
    paths = ("", "/record", "/at/3", "/drawing.svg")
    answers = [await peer.http.get(f"/api/tables/{table}{path}") for path in paths]
    assert {answer.status_code for answer in answers} == {200}
    shown = [answer.text for answer in answers]
    return [shown[0].replace('"title":"Ours"', '"title":""'), *shown[1:]]


def test_links_of_archived_games_go_on_working(database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with archiving(tmp_path, database_url) as (server, one, two, _):
            table = await finished(server, one, two)
            young = await one.create("scalino", 2, occupants=["me"])
            before = await pages(two, table)
            await server.context.table_manager.forget(table)
            await server.context.maintenance.archive_tables()
            assert await rows_left(server.context.database, table) == []
            assert "tables" in await rows_left(server.context.database, young)
            assert await pages(two, table) == before
            async with one.at(table) as here:
                for refused in (
                    await here.submit("rematch"),
                    await here.submit("chat", text="Again"),
                ):
                    assert (refused["rule"], refused["why"]) == ("TABLE", "archived")

    asyncio.run(act())


def test_a_command_at_an_archived_table_is_refused(tmp_path: Path) -> None:
    async def act() -> None:
        async with archiving(tmp_path) as (server, one, two, _):
            table = await finished(server, one, two)
            async with one.at(table) as here:
                await here.see()
                await server.context.maintenance.archive_tables()
                refused = await here.submit("rematch")
                assert (refused["rule"], refused["why"]) == ("TABLE", "archived")

    asyncio.run(act())


def test_without_its_file_an_archived_table_is_refused(tmp_path: Path) -> None:
    async def act() -> None:
        async with archiving(tmp_path) as (server, one, two, folder):
            table = await finished(server, one, two)
            await server.context.maintenance.archive_tables()
            (file,) = folder.rglob("*.jsonl")
            whole = file.read_text()
            for broken in ("", whole[:-200], whole.rpartition("{")[0], "[]\n", "{}\n"):
                file.write_text(broken)
                await server.context.table_manager.forget(table)
                answer = await one.http.get(f"/api/tables/{table}")
                assert (answer.status_code, answer.json()["error"]["why"]) == (404, "archive-away")
        async with (
            running(tmp_path, database=database_in(tmp_path)) as server,
            server.peer() as one,
        ):
            answer = await one.http.get(f"/api/tables/{table}")
            assert answer.json()["error"]["why"] == "archive-away"

    asyncio.run(act())


class Killed(Exception):
    """The process ends here."""


class Failing:
    """A database whose process is killed when it is about to delete, or just after."""

    def __init__(self, database: Database, is_written: bool) -> None:
        self.is_full = database.is_full
        self.read = database.read
        self.close = database.close
        self._database = database
        self._is_written = is_written

    async def write(self, batch: Sequence[Statement]) -> None:
        if self._is_written:
            await self._database.write(batch)
        raise Killed


@pytest.mark.parametrize("is_written", [False, True])
def test_nothing_is_lost_if_it_is_killed_in_the_middle(tmp_path: Path, is_written: bool) -> None:
    async def act() -> None:
        async with archiving(tmp_path) as (server, one, two, folder):
            table = await finished(server, one, two)
            before = await pages(two, table)
            await server.context.table_manager.forget(table)
            broken = Archive(Failing(server.context.database, is_written), folder)
            with pytest.raises(Killed):
                await broken.archive_some(LATER, 0, ArchiveCursor(), 5)
            assert await pages(two, table) == before
            await server.context.table_manager.forget(table)
            await server.context.maintenance.archive_tables()
            assert await rows_left(server.context.database, table) == []
            assert await pages(two, table) == before
            assert not list(folder.rglob("*.part"))

    asyncio.run(act())


def test_several_processes_archive_at_once(database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with archiving(tmp_path, database_url) as (server, one, two, folder):
            tables = [await finished(server, one, two) for _ in range(3)]
            database = server.context.database
            archives = [Archive(database, folder) for _ in range(4)]
            await asyncio.gather(
                *(one.archive_some(LATER, 0, ArchiveCursor(), 9) for one in archives)
            )
            for table in tables:
                assert await rows_left(database, table) == []
                lines = (folder / table[:2] / f"{table}.jsonl").read_text().splitlines()
                assert json.loads(lines[0])["events"] == len(lines) - 1
                await pages(one, table)

    asyncio.run(act())


def test_a_table_at_which_something_happens_meanwhile_stays(tmp_path: Path) -> None:
    class Busy(Failing):
        async def write(self, batch: Sequence[Statement]) -> None:
            bump = Statement("UPDATE tables SET version = version + 1")
            await self._database.write([bump])
            with pytest.raises(Conflict):
                await self._database.write(batch)
            await self._database.write([Statement("UPDATE tables SET version = version - 1")])

    async def act() -> None:
        async with archiving(tmp_path) as (server, one, two, folder):
            table = await finished(server, one, two)
            busy = Archive(Busy(server.context.database, False), folder)
            assert await busy.archive_some(LATER, 0, ArchiveCursor(), 5) is None
            assert len(await rows_left(server.context.database, table)) == len(KEPT_IN)

    asyncio.run(act())


def test_days_need_a_folder() -> None:
    with pytest.raises(BadSettings) as bad:
        load({"archive_after_days": "30"}, {})
    assert [refusal.why for refusal in bad.value.refusals] == ["needs"]
    assert load({"archive_after_days": "30", "archive_folder": "a"}, {}).archive_folder == "a"
