"""The list of open tables: few of each person, fair by owner, and none of people who have left."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

from tavolino.server.live.open_tables import MOST_WAITING, OpenTables
from tavolino.server.storage import Statement, open_database
from tests.server.peers import Peer, Running, running
from tests.server.schema_checks import check_answer
from tests.server.test_lists import OPEN, listed

MINUTE = 60_000
INSERT = (
    "INSERT INTO tables (id, game, seats, title, owner, visibility, phase, created_at, changed_at,"
    " version, free_seats, due, watchable, owner_seen_at)"
    " VALUES ($1, 'rope', 4, '', $2, 'open', $3, $4, $4, 1, $5, '', 1, $6)"
)


def table(
    name: str, owner: str, at: int, *, phase: str = "lobby", free: int = 3, seen: int | None = 0
) -> Statement:
    """Stores a table that was created at this time; its owner was here then, or when `seen`."""
    seen_at = None if phase != "lobby" else seen or at
    return Statement(INSERT, (name, owner, phase, at, free, seen_at))


def sitting(name: str, *people: str) -> list[Statement]:
    sql = "INSERT INTO sitting (table_id, person, seat) VALUES ($1, $2, $3)"
    return [Statement(sql, (name, person, seat)) for seat, person in enumerate(people)]


def ids_of(url: str, *batch: Statement, now: int = 1_000, most: int = 3) -> list[str]:
    """The list at this time, with ten minutes of patience."""

    async def act() -> list[str]:
        database = await open_database(url)
        await database.write(batch)
        rows = await OpenTables(database, most, 10 * MINUTE, lambda: now).rows()
        await database.close()
        return [str(row["id"]) for row in rows]

    return asyncio.run(act())


def test_one_person_cannot_push_the_tables_of_others_out(database_url: str) -> None:
    flood = [table(f"flood {n:03}", "mallory", 500 + n) for n in range(150)]
    honest = [table(f"of {n}", f"person {n}", 100 + n) for n in range(20)]
    found = ids_of(database_url, *flood, *honest)
    assert set(found[:21]) == {"flood 149", *(f"of {n}" for n in range(20))}
    assert found[21:] == ["flood 148", "flood 147"], "as many as a person may have"


def test_games_to_watch_are_listed_fairly_and_always_have_room(database_url: str) -> None:
    waiting = [table(f"waits {n}", f"owner {n}", 100 + n) for n in range(MOST_WAITING + 20)]
    flood = [table(f"flood {n:03}", "mallory", 500 + n, phase="playing") for n in range(150)]
    honest = [table(f"of {n}", f"person {n}", 100 + n, phase="playing") for n in range(20)]
    found = ids_of(database_url, *waiting, *flood, *honest)
    assert Counter(one.split()[0] for one in found)["waits"] == MOST_WAITING
    assert set(found[MOST_WAITING:][:21]) == {"flood 149", *(f"of {n}" for n in range(20))}


def test_tables_with_more_people_are_first_then_the_newest(database_url: str) -> None:
    batch = [
        table("full", "zoe", 9, free=0),
        table("alone", "ann", 8, free=3),
        table("twice the same", "bob", 7, free=2),
        table("old pair", "cem", 1, free=2),
        table("pair", "dee", 2, free=2),
        *sitting("full", "zoe", "x", "y", "z"),
        *sitting("alone", "ann"),
        *sitting("twice the same", "bob", "bob"),
        *sitting("old pair", "cem", "x"),
        *sitting("pair", "dee", "y"),
    ]
    expected = ["pair", "old pair", "alone", "twice the same", "full"]
    assert ids_of(database_url, *batch) == expected


def test_tables_whose_owners_have_left_are_not_listed(database_url: str) -> None:
    batch = [
        table("left", "ann", 1),
        table("here", "bob", 1, seen=2 * MINUTE),
        table("running", "cem", 1, phase="playing"),
    ]
    assert ids_of(database_url, *batch, now=11 * MINUTE) == ["here", "running"]


async def forget_visits(server: Running) -> None:
    """As if nobody had been here for a long time."""
    await server.context.database.write(
        [
            Statement("UPDATE tables SET owner_seen_at = 1 WHERE owner_seen_at IS NOT NULL"),
            Statement("UPDATE sessions SET seen_at = 1"),
        ]
    )


def test_an_owner_who_comes_back_is_listed_again(database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            running(tmp_path, database=database_url) as server,
            server.peer() as one,
            server.peer() as other,
        ):
            table = await one.create("rope", 2, settings=OPEN)
            private = await one.create("rope", 2)
            await forget_visits(server)
            assert await listed(other, "/api/lobby") == []
            assert set(await listed(one, "/api/me/games")) == {table, private}
            assert await listed(other, "/api/lobby") == [table]

    asyncio.run(act())


def test_an_owner_at_any_table_stays_listed(database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            running(tmp_path, database=database_url) as server,
            server.peer() as one,
            server.peer() as other,
        ):
            table = await one.create("rope", 2, settings=OPEN)
            left = await other.create("rope", 2, settings=OPEN)
            elsewhere = await other.create("rope", 2)
            async with one.at(elsewhere) as here:
                await here.see()
                await forget_visits(server)
                (noting,) = [p for p in server.context.periodic if p._name == "noting who is here"]
                await noting._work()
                async with server.peer() as third:
                    assert await listed(third, "/api/lobby") == [table]
            assert await listed(other, "/api/lobby") == [left, table]

    asyncio.run(act())


def test_the_next_owner_is_here_and_a_game_that_has_begun_does_not_wait(
    database_url: str, tmp_path: Path
) -> None:
    async def act() -> None:
        async with (
            running(tmp_path, database=database_url) as server,
            server.peer() as one,
            server.peer() as other,
        ):
            table = await one.create("rope", 2, settings=OPEN, occupants=["me"])
            async with one.at(table) as here, other.at(table) as there:
                await there.submit("sit", seat=1)
                await forget_visits(server)
                await here.submit("leave")
                assert await listed(one, "/api/lobby") == [table]
                await there.submit("ready", ready=True)
                await there.submit("seat-bot", seat=0, bot="random")
                await there.see(lambda frame: frame["table"]["phase"] == "playing")
            rows = await server.context.database.read("SELECT owner_seen_at FROM tables")
            assert [row["owner_seen_at"] for row in rows] == [None]
            assert await listed(one, "/api/lobby") == [table]

    asyncio.run(act())


async def asked(peer: Peer, **chosen: Any) -> Any:
    body = {"game": "rope", "seats": 2, "settings": OPEN, "occupants": ["me"], **chosen}
    return await peer.http.post("/api/tables", json=body)


def test_a_person_has_few_open_tables_however_many_they_ask_for_at_once(
    database_url: str, tmp_path: Path
) -> None:
    async def act() -> None:
        async with (
            running(tmp_path, database=database_url) as server,
            server.peer() as one,
            server.peer() as other,
        ):
            answers = await asyncio.gather(*(asked(one) for _ in range(20)))
            assert Counter(answer.status_code for answer in answers) == {201: 3, 409: 17}
            refused = next(answer for answer in answers if answer.status_code == 409)
            check_answer(refused)
            error = refused.json()["error"]
            assert (error["rule"], error["why"], error["params"]) == ("TABLE", "many", {"most": 3})
            assert "3 open tables" in error["text"]
            assert (await asked(other)).status_code == 201
            assert (await asked(one, settings={})).status_code == 201, "only its link leads there"
            bots = ["me", "bot:random"]
            assert (await asked(one, occupants=bots)).status_code == 201, "it has begun"
            mine = next(answer.json()["id"] for answer in answers if answer.status_code == 201)
            async with one.at(mine) as here:
                await here.submit("leave")
            assert (await asked(one)).status_code == 201
            assert (await asked(one)).status_code == 409

    asyncio.run(act())


def test_an_address_opens_a_limited_number_of_tables(tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            running(tmp_path, address_open_tables_per_hour=4) as server,
            server.peer() as one,
            server.peer() as other,
        ):
            for expected in (201, 201, 201, 409, 409):
                assert (await asked(one)).status_code == expected
            assert (await asked(other)).status_code == 201, "refused tables are not counted"
            assert (await asked(other)).status_code == 429
            assert (await asked(other, settings={})).status_code == 201

    asyncio.run(act())
