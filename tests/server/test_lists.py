"""Lists of tables: what is offered to watch, and what somebody has taken off their own lists."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.peers import Peer, running

OPEN = {"visibility": "open"}


async def listed(peer: Peer, path: str) -> list[str]:
    response = await peer.http.get(path)
    tables: list[dict[str, Any]] = response.json()["tables"]
    return [table["id"] for table in tables]


def test_only_tables_that_may_be_watched_are_offered(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as other:
            both = ["me", "bot:random"]
            shown = await one.create("rope", 2, occupants=both, settings=OPEN)
            await one.create("rope", 2, occupants=both, settings={**OPEN, "watching": "no"})
            await one.create("rope", 2, occupants=both)
            assert await listed(other, "/api/lobby") == [shown]
            lobby = await one.create("rope", 2, settings={**OPEN, "watching": "no"})
            assert await listed(other, "/api/lobby") == [lobby, shown]

    asyncio.run(act())


def test_a_dismissed_table_is_off_the_list_of_one_person_only(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as other:
            kept = await one.create("rope", 2, occupants=["me"])
            table = await one.create("rope", 2, occupants=["me"])
            async with other.at(table) as there:
                await there.submit("sit", seat=1)
            for _ in range(2):
                await one.http.put(f"/api/me/dismissed/{table}")
            assert await listed(one, "/api/me/games") == [kept]
            assert await listed(other, "/api/me/games") == [table]
            # A table of others cannot be dismissed, so nobody fills the database with such lines.
            await other.http.put(f"/api/me/dismissed/{kept}")
            rows = await server.context.database.read("SELECT person FROM dismissed")
            assert [row["person"] for row in rows] == [one.person]
            await one.http.delete(f"/api/me/dismissed/{table}")
            assert set(await listed(one, "/api/me/games")) == {kept, table}

    asyncio.run(act())
