"""A database written before events, phases and settings were renamed.

`database_0005.sql` is a dump of one, with migrations 1 to 5 and at least one event of each kind.
"""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import get_args

import pytest
from msgspec import structs

from tavolino.match.events import (
    ClockPaused,
    ClockResumed,
    Event,
    LoggedEvent,
    Moved,
    Nudged,
    NudgeStopped,
    SeatReclaimed,
)
from tavolino.match.table import Table
from tavolino.match.waiting import Absence, WaitingState
from tavolino.server.storage import Database, Statement, open_database
from tavolino.server.storage.migrating import known_migrations, migrate
from tavolino.server.storage.opening import connect
from tavolino.server.tables.archive import Archive, ArchiveCursor
from tavolino.server.tables.repository import TableRepository
from tavolino.tables.event_format import read_event, write_event

DUMP = Path(__file__).with_name("database_0005.sql")
TABLES = ("lobby", "closed", "playing", "over", "undone", "hinted")
LATER = 2**50
NEWER = {ClockPaused, ClockResumed, Nudged, NudgeStopped}
"""Events that there were none of then."""


@pytest.fixture
def url(tmp_path: Path) -> str:
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
    connection.close()
    return f"sqlite:///{path}"


async def load(database: Database, table_id: str, folder: Path | None = None) -> Table:
    loaded = await TableRepository(database, archive_folder=folder).load(table_id)
    assert loaded is not None
    return loaded[0]


def test_every_kind_of_old_event_is_read(url: str) -> None:
    async def act() -> None:
        database = await open_database(url)
        tables = [await load(database, table_id) for table_id in TABLES]
        kinds = {type(logged.event) for table in tables for logged in table.events}
        assert kinds == set(get_args(Event)) - NEWER
        for logged in (logged for table in tables for logged in table.events):
            assert read_event(write_event(logged), logged.at) == logged
        await database.close()

    asyncio.run(act())


def flat(logged: LoggedEvent) -> str:
    """A row of the older form, with the fields of the event beside `by` and `submit`."""
    body = {"event": type(logged.event).__name__, **structs.asdict(logged.event)}
    body |= {"by": logged.by} if logged.by else {}
    body |= {"submit": logged.submit} if logged.submit else {}
    return json.dumps(body, separators=(",", ":"))


def test_every_kind_of_flat_event_is_read(url: str) -> None:
    moved = LoggedEvent(7, Moved(1, "e5"), "ann", "m1")
    assert flat(moved) == '{"event":"Moved","seat":1,"move":"e5","by":"ann","submit":"m1"}'

    async def act() -> None:
        database = await open_database(url)
        tables = [await load(database, table_id) for table_id in TABLES]
        for logged in (moved, *(logged for table in tables for logged in table.events)):
            assert read_event(flat(logged), logged.at) == logged
        await database.close()

    asyncio.run(act())


def test_a_stand_in_that_was_asked_for_with_the_earlier_word() -> None:
    row = (
        '{"at":5,"event":{"type":"StandInStarted","seat":0,"until":"back","why":"wish"},"by":"ann"}'
    )
    logged = read_event(row, 5)
    waiting = WaitingState().after(logged, entries=3, due={0})
    assert waiting.absences == (Absence(3, 0, "asked", "ann"),)


def test_old_tables_are_as_they_were(url: str) -> None:
    async def act() -> None:
        database = await open_database(url)
        lobby = await load(database, "lobby")
        assert (lobby.phase, lobby.owner, lobby.people) == ("lobby", "cem", ("cem",))
        assert [occupant.bot for occupant in lobby.occupants] == ["", "", "casual"]
        assert (lobby.settings["clock"], lobby.settings["peek"]) == ("move", "never")
        playing = await load(database, "playing")
        assert (playing.phase, playing.settings["peek"]) == ("playing", "ask")
        assert sorted(playing.peeks) == [("cem", 0)]
        assert sorted(playing.peek_requests) == [("cem", 1)]
        assert playing.events[-1].event == SeatReclaimed(1)
        assert playing.version_after("ben", "s6") == playing.version == 15
        over = await load(database, "over")
        assert (over.phase, over.rematch, over.play.resigned) == ("over", "lobby", (1,))
        assert (await load(database, "closed")).phase == "over"
        assert (await load(database, "undone")).was_helped
        await database.close()

    asyncio.run(act())


def test_old_lobbies_are_found_as_lobbies(url: str) -> None:
    async def act() -> None:
        database = await open_database(url)
        rows = await database.read("SELECT id, phase FROM tables WHERE phase <> 'over' ORDER BY id")
        phases = {row["id"]: row["phase"] for row in rows}
        playing = dict.fromkeys(("hinted", "playing", "undone"), "playing")
        assert phases == {**playing, "lobby": "lobby"}
        await database.close()

    asyncio.run(act())


def test_old_events_are_archived_and_read_again(url: str, tmp_path: Path) -> None:
    async def act() -> None:
        database = await open_database(url)
        before = await load(database, "over")
        await Archive(database, tmp_path).archive_some(LATER, 0, ArchiveCursor(), 10)
        assert '"happened' in next(tmp_path.glob("ov/over.jsonl")).read_text(encoding="utf-8")
        assert (await load(database, "over", tmp_path)).events == before.events
        await database.close()

    asyncio.run(act())


def test_old_records_keep_their_owners(database_url: str) -> None:
    async def act() -> None:
        engine = await connect(database_url)
        names = [one.name for one in known_migrations()]
        await migrate(engine, known_migrations()[: names.index("record_owners")])
        insert = (
            "INSERT INTO records (id, body, owner, created_at) VALUES ('one', 'body', 'ann', 5)"
        )
        await engine.write([Statement(insert)])
        await migrate(engine)
        rows = await engine.read("SELECT * FROM record_owners JOIN records ON id = record_id")
        assert rows == [
            {"record_id": "one", "person": "ann", "created_at": 5, "id": "one", "body": "body"}
        ]
        await engine.close()

    asyncio.run(act())
