"""Several people at one screen: the names of their seats are shown wherever names are, and go with
the person whose seats they are.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE_S
from tests.server.peers import Peer, Running, running

SCREEN = {
    "occupants": ["me", "me", "bot:random"],
    "seat_names": ["", " Anna "],
    "settings": {"visibility": "open"},
}
Act = Callable[[Running, Peer, Peer], Awaitable[None]]


def at_database(url: str, tmp_path: Path, act: Act) -> None:
    async def whole() -> None:
        async with (
            running(tmp_path, database=url) as server,
            server.peer() as one,
            server.peer() as other,
        ):
            await one.http.patch("/api/me", json={"name": "Robin"})
            await act(server, one, other)

    asyncio.run(whole())


async def names_at(peer: Peer, table: str) -> list[str]:
    shown = (await peer.http.get(f"/api/tables/{table}")).json()
    return [occupant["name"] for occupant in shown["table"]["occupants"]]


async def listed(peer: Peer, path: str) -> list[str]:
    tables: list[dict[str, Any]] = (await peer.http.get(path)).json()["tables"]
    return [seat["name"] for table in tables for seat in table["people"]]


async def give_up(peer: Peer, table: str) -> str:
    """Ends a game of one screen; returns the rematch."""
    async with peer.at(table) as here:
        await here.submit("resign", seat=0)
        await here.submit("resign", seat=1)
        await here.submit("rematch")
        seen = await here.see(lambda frame: bool(frame["table"]["rematch"]))
    return str(seen["table"]["rematch"])


def test_they_are_shown_wherever_names_are(database_url: str, tmp_path: Path) -> None:
    async def act(server: Running, one: Peer, other: Peer) -> None:
        table = await one.create("rope", 3, **SCREEN)
        both = ["Robin", "Anna"]
        assert await names_at(other, table) == [*both, ""]
        assert await listed(one, "/api/me/games") == both
        assert await listed(other, "/api/lobby") == both
        preview = await other.http.get(f"/t/{table}", headers={"Accept": "text/html"})
        assert "· Robin, Anna" in preview.text
        events = await server.context.database.read("SELECT body FROM events")
        assert "Anna" not in str(events)
        rematch = await give_up(one, table)
        record = (await one.http.get(f"/api/tables/{table}/record")).text
        assert json.loads(record.splitlines()[0])["names"] == [*both, "random"]
        assert await names_at(other, rematch) == [*both, ""]

    at_database(database_url, tmp_path, act)


def test_they_are_stored(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table, person, cookie = await one.create("rope", 3, **SCREEN), one.person, one.cookie
        async with running(tmp_path) as server, server.back(person, cookie) as one:
            assert (await names_at(one, table))[1] == "Anna"

    asyncio.run(act())


def test_they_are_exported_and_deleted_with_the_person(database_url: str, tmp_path: Path) -> None:
    async def act(server: Running, one: Peer, other: Peer) -> None:
        running_table = await one.create("rope", 3, **SCREEN)
        over = await one.create("rope", 3, **SCREEN)
        await give_up(one, over)
        export = (await one.http.get("/api/me/export")).json()
        kept = {table["id"]: table for table in export["tables"]}
        assert (kept[over]["seats"], kept[over]["seat_names"]) == ([0, 1], ["", "Anna"])
        assert (await one.http.delete("/api/me")).status_code == 204
        for table in (running_table, over):
            live = (await server.context.table_manager.open(table)).live
            async with asyncio.timeout(PATIENCE_S):
                while one.person in live.names:
                    await asyncio.sleep(0.01)
            assert "Anna" not in (await other.http.get(f"/api/tables/{table}")).text
        rows = await server.context.database.read("SELECT name FROM sitting WHERE name <> ''")
        assert rows == []

    at_database(database_url, tmp_path, act)


def test_a_seat_that_is_left_loses_its_name(database_url: str, tmp_path: Path) -> None:
    async def act(server: Running, one: Peer, other: Peer) -> None:
        table = await one.create("rope", 3, occupants=["me", "me"], seat_names=["Zoe", "Anna"])
        async with one.at(table) as here, other.at(table) as there:
            await here.submit("stand", seat=1)
            await there.submit("sit", seat=1)
            await other.http.patch("/api/me", json={"name": "Ben"})
            assert await names_at(one, table) == ["Zoe", "Ben", ""]
            await there.submit("stand", seat=1)
            await here.submit("sit", seat=1)
            assert await names_at(one, table) == ["Zoe", "Robin", ""]
        rows = await server.context.database.read("SELECT name FROM sitting ORDER BY seat")
        assert [row["name"] for row in rows] == ["Zoe", ""]

    at_database(database_url, tmp_path, act)


def test_a_name_must_be_readable_and_for_an_own_seat(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            for occupants, names, rule, why in (
                (["me", "me"], ["", "\u202e"], "NAME", "character"),
                (["me", "me"], ["", "a" * 41], "NAME", "long"),
                (["me", "bot:random"], ["", "Anna"], "SEAT", "name"),
                (["me"], ["", "Anna"], "SEAT", "name"),
                (["me", "me"], ["", "", "", "Anna"], "SEAT", "name"),
            ):
                asked = {"game": "rope", "seats": 2, "occupants": occupants, "seat_names": names}
                refused = (await one.http.post("/api/tables", json=asked)).json()["error"]
                assert (refused["rule"], refused["why"]) == (rule, why)
            await one.create("rope", 2, occupants=["me", "bot:random"], seat_names=["", "  "])

    asyncio.run(act())
