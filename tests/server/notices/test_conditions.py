"""Under which conditions somebody is told, and of which games."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.people.friends import HERE_MS
from tavolino.server.storage import Statement
from tests.server.notices.setup import HOUR, THREE_DAYS_S, Scene, acting
from tests.server.people.browsers import refusal

TURN = "Your turn: Scalino with Bob"
SHORT = "Running out of time: Scalino with Bob"
DAY_S = 24 * 3600


@pytest.mark.parametrize(
    ("settings", "is_over_days"),
    [
        ({"clock": "none"}, True),
        ({"clock": "move", "seconds": 3600}, True),
        ({"clock": "move", "seconds": 3599}, False),
        ({"clock": "total", "seconds": DAY_S}, True),
        ({"clock": "total", "seconds": DAY_S - 1}, False),
    ],
)
def test_games_over_days_are_told(
    settings: dict[str, Any], is_over_days: bool, tmp_path: Path
) -> None:
    async def act(now: Scene) -> None:
        await now.confirmed()
        await now.ask("PATCH", "notices", left_hours=None)
        await now.game(**settings)
        assert await now.subjects() == ([TURN] if is_over_days else [])

    acting(tmp_path, act)


def test_games_against_bots_alone_are_not_told(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        await now.confirmed()
        await now.anna.create("scalino", 2, occupants=["me", "bot:random"], options={"first": "0"})
        now.go_on(HOUR)
        assert await now.subjects() == []

    acting(tmp_path, act)


def test_a_person_whom_a_bot_stands_in_for_is_not_told(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        await now.confirmed()
        table = await now.game()
        async with now.anna.at(table) as here:
            answer = await here.submit("take-over", seat=1, id="over")
            assert answer["type"] == "ack", answer
        await now.send()
        assert now.mail.received == []

    acting(tmp_path, act)


def test_a_turn_may_be_told_after_hours_and_when_time_is_short(
    database_url: str, tmp_path: Path
) -> None:
    async def act(now: Scene) -> None:
        await now.confirmed()
        await now.ask("PATCH", "notices", wait_hours=5, left_hours=6)
        table = await now.game()
        now.go_on(5 * HOUR - 1)
        assert await now.subjects() == []
        now.go_on(1)
        assert await now.subjects() == [TURN]
        now.go_on(THREE_DAYS_S * 1000 - 11 * HOUR - 1)
        assert await now.subjects() == []
        now.go_on(1)
        assert await now.subjects() == [SHORT]
        now.go_on(HOUR)
        assert await now.subjects() == []
        await now.ask("PATCH", "notices", wait_hours=None)
        await now.move(table, 2)
        now.go_on(24 * HOUR)
        assert await now.subjects() == []
        now.go_on(43 * HOUR)
        assert await now.subjects() == [SHORT]

    acting(tmp_path, act, database=database_url)


def test_who_is_looking_is_told_only_after_they_have_left(
    database_url: str, tmp_path: Path
) -> None:
    async def act(now: Scene) -> None:
        await now.confirmed()
        await now.game()
        seen = "UPDATE sessions SET seen_at = $2 WHERE person = $1"
        await now.server.context.database.write([Statement(seen, (now.anna.person, now.wall.now))])
        assert await now.subjects() == []
        now.go_on(HERE_MS - 1)
        assert await now.subjects() == []
        now.go_on(1)
        assert await now.subjects() == [TURN]

    acting(tmp_path, act, database=database_url)


def test_an_open_page_counts_as_looking(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        await now.confirmed()
        await now.game()
        assert (await now.anna.http.get("/api/me")).json()["has_notices"]
        now.wall.now = wall_ms()
        assert await now.subjects() == []

    acting(tmp_path, act)


def test_a_dismissed_table_is_not_told(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        await now.confirmed()
        table = await now.game()
        await now.anna.http.put(f"/api/me/dismissed/{table}")
        assert await now.subjects() == []
        await now.anna.http.delete(f"/api/me/dismissed/{table}")
        assert await now.subjects() == [TURN]

    acting(tmp_path, act)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"hour": 24}, "NOTICE hour"),
        ({"wait_hours": 999}, "NOTICE hours"),
        ({"time_zone": "Europe/Atlantis"}, "NOTICE time-zone"),
        ({"time_zone": "../../etc/passwd"}, "NOTICE time-zone"),
        ({"rhythm": "often"}, "BODY json"),
    ],
)
def test_wrong_preferences_are_refused(wrong: dict[str, Any], why: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        response = await now.anna.http.patch("/api/me/notices", json=wrong)
        assert refusal(response) == (400, why)

    acting(tmp_path, act)


def test_changes_at_the_same_time_are_all_kept(database_url: str, tmp_path: Path) -> None:
    wanted = {"rhythm": "hour", "hour": 20, "wait_hours": 3, "left_hours": None}

    async def act(now: Scene) -> None:
        changes = [now.ask("PATCH", "notices", **{name: wanted[name]}) for name in wanted]
        await asyncio.gather(*changes)
        shown = await now.ask("GET", "notices")
        assert {name: shown[name] for name in wanted} == wanted

    acting(tmp_path, act, database=database_url)
