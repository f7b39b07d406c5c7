"""Tables that begin after some moves: for lessons, against bots, unrated."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.peers import running

USUAL: dict[str, Any] = {
    "game": "scalino",
    "seats": 2,
    "options": {"first": "0"},
    "settings": {"rated": "no"},
    "occupants": ["me", "bot:random"],
    "moves": ["d5-e5", "d4-f4", "f5-f7", "g7"],
}


def test_a_game_begins_after_the_given_moves(tmp_path: Path) -> None:
    async def open_table() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await one.create(**USUAL)
            frame = (await one.http.get(f"/api/tables/{table}")).json()
            (seen,) = frame["views"]
            assert [entry["text"] for entry in seen["entries"]] == USUAL["moves"]
            assert [entry["by"] for entry in seen["entries"]] == [0, 1, 0, 1]
            assert seen["view"]["to_act"] == [0]
            async with one.at(table) as here:
                await here.see()
                await here.move(0, seen["view"]["moves"][0])

    asyncio.run(open_table())


def test_the_same_seed_gives_the_same_dice(tmp_path: Path) -> None:
    solo = {**USUAL, "game": "cutit", "seats": 1, "occupants": ["me"], "moves": []}

    async def roll() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            rolls = []
            for seed in ("lesson", "lesson", "other", ""):
                table = await one.create(**solo, seed=seed)
                frame = (await one.http.get(f"/api/tables/{table}")).json()
                rolls.append(frame["views"][0]["entries"][0]["text"])
            assert rolls[:3] == ["dice -1??", "dice -1??", "dice 21?3"]

    asyncio.run(roll())


@pytest.mark.parametrize(
    ("changed", "rule"),
    [
        ({"settings": {}}, "TABLE"),
        ({"settings": {}, "moves": [], "seed": "lesson"}, "TABLE"),
        ({"occupants": ["me", "free"]}, "PHASE"),
        ({"moves": ["a1"]}, "SC-1"),
        ({"moves": ["e5", "e5"]}, "SC-4"),
    ],
    ids=["rated", "rated with a seed", "not full", "off the board", "illegal"],
)
def test_otherwise_no_table_is_opened(changed: dict[str, Any], rule: str, tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            answer = await one.http.post("/api/tables", json={**USUAL, **changed})
            assert answer.status_code >= 400
            assert answer.json()["error"]["rule"] == rule
            assert (await one.http.get("/api/me/games")).json()["tables"] == []

    asyncio.run(ask())
