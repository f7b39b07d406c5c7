"""Holidays: nothing is told, clocks stand still, and the days a year are limited."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tavolino.server.clock.game_clock import wall_ms
from tavolino.table.table import Table
from tests.server.notices.setup import HOUR, THREE_DAYS_S, Scene, acting
from tests.server.people.browsers import refusal

DAY_S = 24 * 3600


def day(ahead: int) -> str:
    return (datetime.now(UTC) + timedelta(days=ahead)).date().isoformat()


def test_nothing_is_told_during_holidays(database_url: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        await now.confirmed()
        shown = await now.ask("POST", "holidays", first=day(0), last=day(2))
        assert shown["holidays"] == [{"first": day(0), "last": day(2)}]
        now.wall.now = wall_ms() + 5 * 60_000
        await now.game(seconds=14 * DAY_S)
        came = 0
        while not await now.subjects():
            now.go_on(HOUR)
            came += 1
        assert 48 <= came <= 73
        back = datetime.fromtimestamp(now.wall.now / 1000, UTC)
        assert back.date().isoformat() == day(3)

    acting(tmp_path, act, database=database_url)


def test_holidays_are_limited(database_url: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        async def why(first: str, last: str) -> str:
            response = await now.anna.http.post(
                "/api/me/holidays", json={"first": first, "last": last}
            )
            return refusal(response)[1]

        await now.ask("POST", "holidays", first=day(1), last=day(3))
        for first, last, expected in (
            (day(0), day(1), "overlap"),
            (day(3), day(9), "overlap"),
            (day(-1), day(0), "past"),
            (day(6), day(5), "backwards"),
            (day(360), day(370), "far"),
            (day(10), day(60), "many"),
            ("2026-13-01", day(1), "date"),
            ("tomorrow", day(1), "date"),
        ):
            assert await why(first, last) == f"HOLIDAY {expected}"
        shown = await now.ask("DELETE", f"holidays/{day(1)}")
        assert shown["holidays"] == []

    acting(tmp_path, act, database=database_url)


async def table_of(now: Scene, table: str) -> Table:
    return (await now.server.context.table_manager.open(table)).live.table


def test_clocks_stand_still_during_holidays(database_url: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        table = await now.game()
        quick = await now.game(clock="move", seconds=600)
        await now.ask("POST", "holidays", first=day(0), last=day(4))
        await now.notices.holiday_clocks.update()
        assert (await table_of(now, table)).holidays.keys() == {1}
        assert (await table_of(now, quick)).holidays == {}
        async with now.bob.at(table) as here:
            frame = await here.see(lambda frame: frame["table"]["phase"] == "playing")
        occupant = frame["table"]["occupants"][1]
        ends = datetime.combine(datetime.now(UTC).date() + timedelta(days=5), datetime.min.time())
        until = ends.replace(tzinfo=UTC).timestamp() * 1000 - (now.wall.now - now.clock.now())
        assert abs(occupant["holiday_until"] - until) < 1000
        assert occupant["deadline"] is None

        version = (await table_of(now, table)).version
        now.go_on(72 * HOUR)
        other = await now.another_process()
        await other.holiday_clocks.update()
        await now.notices.holiday_clocks.update()
        assert (await table_of(now, table)).version == version, "nothing happens twice"

        now.go_on(48 * HOUR)
        await now.notices.holiday_clocks.update()
        back = await table_of(now, table)
        assert back.holidays == {}
        left = back.clocks.deadline(1)
        assert left is not None
        assert THREE_DAYS_S * 1000 - HOUR < left - now.clock.now() <= THREE_DAYS_S * 1000
        assert await now.server.context.database.read("SELECT * FROM holiday_tables") == []

    acting(tmp_path, act, database=database_url)


def test_a_holiday_that_has_begun_can_be_ended_but_its_days_are_used(
    database_url: str, tmp_path: Path
) -> None:
    async def act(now: Scene) -> None:
        table = await now.game()
        await now.ask("POST", "holidays", first=day(0), last=day(20))
        await now.notices.holiday_clocks.update()
        assert (await table_of(now, table)).holidays
        shown = await now.ask("DELETE", f"holidays/{day(0)}")
        assert shown["holidays"] == [{"first": day(0), "last": day(0)}]
        await now.notices.holiday_clocks.update()
        assert (await table_of(now, table)).holidays == {}
        await now.ask("DELETE", f"holidays/{day(0)}")
        again = await now.anna.http.post("/api/me/holidays", json={"first": day(0), "last": day(1)})
        assert refusal(again) == (400, "HOLIDAY overlap")

    acting(tmp_path, act, database=database_url)


def test_a_holiday_may_follow_another_without_a_gap(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        table = await now.game()
        await now.ask("POST", "holidays", first=day(0), last=day(1))
        await now.ask("POST", "holidays", first=day(2), last=day(3))
        await now.notices.holiday_clocks.update()
        first = (await table_of(now, table)).holidays[1]
        now.go_on(48 * HOUR)
        await now.notices.holiday_clocks.update()
        assert (await table_of(now, table)).holidays[1] != first

    acting(tmp_path, act)


def test_holidays_added_at_the_same_time_do_not_exceed_the_limit(
    database_url: str, tmp_path: Path
) -> None:
    async def act(now: Scene) -> None:
        answers = await asyncio.gather(
            *(
                now.anna.http.post(
                    "/api/me/holidays", json={"first": day(3 * n), "last": day(3 * n + 1)}
                )
                for n in range(4)
            )
        )
        shown = await now.ask("GET", "notices")
        assert len(shown["holidays"]) == sum(one.status_code == 201 for one in answers) == 1

    acting(tmp_path, act, database=database_url, holiday_days=2)
