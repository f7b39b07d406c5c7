"""Games alone: which of them count, what their players are told, and the leaderboard."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tavolino.core import Stream
from tavolino.server.storage import Statement
from tavolino.table.actor import Actor
from tavolino.table.moves import resign, take_hint
from tavolino.table.table import Table
from tests.server.client_model import go_on
from tests.server.peers import Peer, Running, running

GAME = "cutit"


async def play(
    server: Running,
    peer: Peer,
    seed: int,
    *,
    help_with: Any = None,
    undo: bool = False,
    **chosen: Any,
) -> tuple[str, int]:
    """A game alone by chance; gives the table and the points."""
    table = await peer.create(GAME, 1, occupants=["me"], **chosen)
    session = await server.context.table_manager.open(table)
    if help_with is not None:
        await session.live.act(help_with)
    await go_on(session, 10_000, Stream(bytes(32), seed), undo=undo)
    assert session.live.table.was_helped == (undo or help_with is take_a_hint)
    outcome = session.live.table.outcome
    assert outcome is not None
    return table, outcome.points[0]


def take_a_hint(table: Table, now: int) -> None:
    take_hint(table, Actor(table.owner, now), 0)


def give_up(table: Table, now: int) -> None:
    resign(table, Actor(table.owner, now), 0)


async def solo_result(peer: Peer, table: str) -> dict[str, Any]:
    response = await peer.http.get(f"/api/tables/{table}/solo")
    assert response.status_code == 200, response.text
    return dict(response.json())


async def board(peer: Peer, **options: str) -> dict[str, Any]:
    chosen = [f"{name}={value}" for name, value in options.items()]
    response = await peer.http.get(f"/api/solo/{GAME}", params={"option": chosen})
    assert response.status_code == 200, response.text
    return dict(response.json())


def test_the_best_and_the_mean_are_sent_after_each_game(database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, database=database_url) as server, server.peer() as one:
            points = []
            for seed in range(4):
                table, earned = await play(server, one, seed, undo=seed == 2)
                points.append(earned)
                mean = round(sum(points) / len(points), 2)
                assert await solo_result(one, table) == {
                    "counts": True,
                    "is_best": earned == max(points),
                    "score": {
                        "game": GAME,
                        "options": {},
                        "best": max(points),
                        "mean": mean,
                        "games": len(points),
                    },
                }
            assert len(set(points)) > 1
            await server.context.table_manager.sweep()
            assert (await solo_result(one, table))["score"]["games"] == len(points)
            assert await server.context.table_manager.services.repository.unrated() == []
            assert (await board(one))["entries"] == [], "a guest is on no leaderboard"
            await one.http.post("/api/account", json={"name": "Anna", "password": "long enough"})
            shown = await board(one)
            assert shown["entries"] == [
                {
                    "place": 1,
                    "person": one.person,
                    "name": "Anna",
                    "best": max(points),
                    "mean": mean,
                    "games": len(points),
                }
            ]

    asyncio.run(act())


def test_other_options_are_another_leaderboard(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            await one.http.post("/api/account", json={"name": "Anna", "password": "long enough"})
            table, _ = await play(server, one, 1, options={"stars": "advanced", "first": "0"})
            assert (await solo_result(one, table))["score"]["options"] == {"stars": "advanced"}
            assert (await board(one))["total"] == 0
            assert (await board(one, stars="advanced", first="lot"))["total"] == 1
            assert (await board(one, stars="advanced"))["options"] == {"stars": "advanced"}
            for text, rule in (("stars=none", "OPTION"), ("no=1", "OPTION"), ("stars", "BODY")):
                refused = await one.http.get(f"/api/solo/{GAME}", params={"option": text})
                assert (refused.status_code, refused.json()["error"]["rule"]) == (400, rule)
            unknown = await one.http.get("/api/solo/nothing")
            assert unknown.json()["error"]["rule"] == "GAME"
            assert (await one.http.get("/api/solo/rope")).json()["total"] == 0

    asyncio.run(act())


@pytest.mark.parametrize(
    "chosen",
    [
        {"help_with": take_a_hint},
        {"help_with": give_up},
        {"settings": {"rated": "no"}},
    ],
    ids=["hint", "given up", "not to count"],
)
def test_games_that_do_not_count(chosen: dict[str, Any], tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table, _ = await play(server, one, 1, **chosen)
            none = {"counts": False, "is_best": False, "score": None}
            assert await solo_result(one, table) == none
            counted, points = await play(server, one, 2)
            assert (await solo_result(one, counted))["counts"]
            again = await solo_result(one, table)
            assert (again["counts"], again["is_best"], again["score"]["best"]) == (
                False,
                False,
                points,
            )
            await server.context.table_manager.sweep()
            assert (await solo_result(one, counted))["score"]["games"] == 1

    asyncio.run(act())


def test_an_archived_game_does_not_count_again(tmp_path: Path) -> None:
    async def act() -> None:
        folder = str(tmp_path / "archive")
        settings: dict[str, Any] = {"archive_after_days": 1, "archive_folder": folder}
        async with running(tmp_path, **settings) as server, server.peer() as one:
            table, _ = await play(server, one, 1)
            before = await solo_result(one, table)
            assert before["score"]["games"] == 1
            await server.context.database.write([Statement("UPDATE tables SET changed_at = 0")])
            await server.context.maintenance.archive_tables()
            assert await server.context.database.read("SELECT id FROM tables") == []
            assert await solo_result(one, table) == before
            await server.context.table_manager.forget(table)
            assert await solo_result(one, table) == before

    asyncio.run(act())


def test_games_of_several_have_no_solo_score(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await one.create(GAME, 2, occupants=["me", "me"])
            early = await one.http.get(f"/api/tables/{table}/solo")
            assert early.json()["error"]["rule"] == "PHASE"
            session = await server.context.table_manager.open(table)
            await go_on(session, 10_000, Stream(bytes(32), 1))
            assert (await solo_result(one, table))["score"] is None

    asyncio.run(act())
