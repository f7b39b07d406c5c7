"""Quick match: two people meet, a bot steps in, and nobody meets a closed page."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from tavolino.server.live.quick_match_queue import FORGOTTEN_MS, SILENT_MS, Queue
from tavolino.server.storage import Conflict
from tests.server.peers import Peer, running
from tests.server.people.setup import Stores, using


async def look(peer: Peer, game: str = "rope", bot: str = "") -> dict[str, Any]:
    response = await peer.http.post(f"/api/quick-match/{game}", json={"bot": bot})
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


async def occupants(peer: Peer, table: str) -> list[dict[str, Any]]:
    frame = (await peer.http.get(f"/api/tables/{table}")).json()
    assert frame["table"]["phase"] == "playing"
    seated: list[dict[str, Any]] = frame["table"]["occupants"]
    return seated


def test_two_who_want_the_same_game_meet(tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            running(tmp_path) as server,
            server.peer() as one,
            server.peer() as two,
            server.peer() as elsewhere,
        ):
            assert await look(one) == {"table": "", "others": 0, "bot_in_ms": None}
            assert (await look(elsewhere, "scalino"))["table"] == ""
            table = (await look(two))["table"]
            assert (await look(one))["table"] == table
            seated = {seat["person"] for seat in await occupants(one, table)}
            assert seated == {one.person, two.person}
            # Both have learnt of their table, so they wait no more; another search is a new one.
            assert (await look(one))["table"] == ""

    asyncio.run(act())


def test_of_many_everybody_meets_one_other(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, AsyncExitStack() as stack:
            peers = [await stack.enter_async_context(server.peer()) for _ in range(6)]

            async def meet(peer: Peer) -> str:
                found = await look(peer)
                while not found["table"]:
                    found = await look(peer)
                return str(found["table"])

            met = sorted(await asyncio.gather(*(meet(peer) for peer in peers)))
            assert met[0::2] == met[1::2]
            assert len(set(met)) == 3

    asyncio.run(act())


def test_a_bot_steps_in_if_one_is_wanted(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, quick_match_seconds=0.3) as server, server.peer() as one:
            found = await look(one, bot="learner")
            assert found["table"] == ""
            assert 0 < found["bot_in_ms"] <= 300
            while not found["table"]:
                found = await look(one, bot="learner")
            assert [seat["bot"] for seat in await occupants(one, found["table"])] == ["", "learner"]

    asyncio.run(act())


def test_who_has_left_is_met_by_nobody(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            await look(one)
            await one.http.delete("/api/quick-match")
            assert (await look(two))["table"] == ""

    asyncio.run(act())


def test_a_closed_page_is_forgotten_and_nobody_is_matched_twice(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        queue, elsewhere = Queue(stores.database), Queue(stores.database)
        anna, bob = await stores.guest(), await stores.guest()
        await queue.enter(anna, "rope", 1000)
        found = await elsewhere.first("rope", bob, 1000 + SILENT_MS)
        assert found is not None
        assert await elsewhere.first("rope", bob, 1001 + SILENT_MS) is None
        await stores.database.write([queue.matched(found, "one", 1000)])
        for late in (elsewhere.matched(found, "two", 1000), elsewhere.served(found)):
            try:
                await stores.database.write([late])
            except Conflict:
                continue
            raise AssertionError("matched twice")
        await stores.personal_data.forget(anna)
        assert await queue.find(anna, 1000) is None

    using(database_url, act)


def test_who_was_matched_finds_the_table_after_a_silence(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        queue = Queue(stores.database)
        anna = await stores.guest()
        await queue.enter(anna, "rope", 1000)
        waiting = await queue.find(anna, 1000 + SILENT_MS)
        assert waiting is not None
        assert await queue.find(anna, 1001 + SILENT_MS) is None
        await stores.database.write([queue.matched(waiting, "one", 1000)])
        found = await queue.find(anna, 1000 + FORGOTTEN_MS)
        assert found is not None
        assert found.table == "one"
        assert await queue.find(anna, 1001 + FORGOTTEN_MS) is None

    using(database_url, act)
