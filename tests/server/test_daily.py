"""The challenge of the day on a server: one counted try, practice, days that begin and end."""

import asyncio
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from tavolino.core import Refused, read_record, verify
from tavolino.daily import DAYS_AHEAD, add_days, begins_at, daily_games, ends_at
from tavolino.daily.chain import first_head
from tavolino.daily.published import read_published
from tavolino.daily.records import verify_try
from tavolino.daily.verification import DayFault, verify_day
from tavolino.games import find_bot, rules
from tavolino.games.scalino.demolition.bots.levels import ENDGAME
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.daily.making import made_in_process, make_all
from tavolino.server.daily.service import CLOSES_BEFORE_MS, GRACE_MS, DailyService
from tavolino.server.live.session import TableSession
from tavolino.table.actor import Actor
from tavolino.table.moves import move, resign, take_hint
from tavolino.table.table import Table
from tests.daily.days import (
    GAME,
    OPTIONS,
    ROUNDS,
    SECRET,
    SHEET_GAME,
    hash_of,
    made_for,
    make_quickly,
    seal,
)
from tests.patience import PATIENCE_S
from tests.server.peers import Peer, Running, running

NUMBER = "5a" * 16


@dataclass
class Wall:
    now: int

    def __call__(self) -> int:
        return self.now


def service(server: Running, wall: Wall) -> DailyService:
    """The service of a process with this time."""
    context = server.context
    return DailyService(context.database, context.table_manager, make_quickly, wall, ROUNDS)


async def open_today(server: Running) -> str:
    """Makes today a day with challenges; returns it."""
    daily = server.context.daily
    await seal(server.context.database, daily.today)
    await daily.seals.store(daily.today, made_for(daily.today))
    return daily.today


async def begin(peer: Peer, day: str, game: str = GAME) -> str:
    response = await peer.http.post(f"/api/daily/{day}/games/{game}")
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


async def shown(peer: Peer, day: str, game: str = GAME) -> dict[str, Any]:
    found: dict[str, Any] = (await peer.http.get(f"/api/daily/{day}/games/{game}")).json()
    return found


def own_move(table: Table, now: int) -> None:
    """Makes the best move of the only person at the table."""
    (person,) = table.people
    best = ENDGAME.solve(table.play.state).move
    move(table, Actor(person, now), table.seats_of(person)[0], best, table.version)


async def play(session: TableSession) -> None:
    """Plays a try as well as possible. The server's bots answer."""
    async with asyncio.timeout(PATIENCE_S):
        while session.live.table.phase != "over":
            table = session.live.table
            if any(table.occupants[seat].is_personal for seat in table.due):
                await session.live.act(own_move)
            else:
                await asyncio.sleep(0.01)  # the bot thinks in another process


async def give_up(session: TableSession) -> None:
    def act(table: Table, now: int) -> None:
        (person,) = table.people
        resign(table, Actor(person, now), table.seats_of(person)[0])

    await session.live.act(act)


def test_only_one_try_counts_whoever_asks_at_once(database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, database=database_url) as server, server.peer() as one:
            day = await open_today(server)
            tables = await asyncio.gather(*(begin(one, day) for _ in range(8)))
            assert len(set(tables)) == 1
            stored = await server.context.database.read("SELECT table_id FROM daily_tries")
            assert [row["table_id"] for row in stored] == tables[:1]
            # Another process does not let it begin again either.
            other = service(server, Wall(wall_ms()))
            now = server.context.clock.now()
            opened = await other.open_try(day, GAME, one.person, "", now)
            assert (opened.session.live.table.id, opened.is_counted) == (tables[0], True)

    asyncio.run(act())


def test_a_try_is_scored_then_one_can_practise(database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with (
            running(tmp_path, database=database_url) as server,
            server.peer() as one,
            server.peer() as two,
        ):
            day = await open_today(server)
            challenge = made_for(day)[GAME].challenge
            assert (await shown(one, day))["state"] == "new"
            session = await server.context.table_manager.open(await begin(one, day))
            running_try = await shown(one, day)
            assert (running_try["state"], running_try["distribution"]) == ("playing", [])
            await play(session)
            result = await shown(one, day)
            assert (result["state"], result["score"]) == ("reached", challenge.par)
            assert (result["beyond_par"], result["streak"]) == (0, 1)
            assert result["distribution"] == [{"score": challenge.par, "players": 1}]
            assert "🟩🟩🟩🟩🟩" in result["share"]
            assert all(text not in result["share"] for _, text in challenge.moves[1:])
            # Practice changes nothing.
            practice = await server.context.table_manager.open(await begin(one, day))
            assert practice.live.table.id != session.live.table.id
            person = one.person
            await practice.live.act(
                lambda table, now: resign(table, Actor(person, now), challenge.seat)
            )
            assert (await shown(one, day))["score"] == challenge.par
            # Somebody else gives up.
            other = await server.context.table_manager.open(await begin(two, day))
            await give_up(other)
            failed = await shown(two, day)
            assert (failed["state"], failed["failed"], failed["score"]) == ("failed", 1, None)
            exported = (await one.http.get("/api/me/export")).json()
            assert [kept["score"] for kept in exported["daily_tries"]] == [challenge.par]
            assert (await one.http.delete("/api/me")).status_code == 204
            assert (await shown(two, day))["distribution"] == []

    asyncio.run(act())


def test_what_can_be_printed_is_listed_once_the_position_is_known(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            day = await open_today(server)
            await begin(one, day, SHEET_GAME)
            known = await shown(one, day, SHEET_GAME)
            assert known["print_options"] == {"code": OPTIONS[SHEET_GAME]["design"]}
            assert (await shown(two, day, SHEET_GAME))["print_options"] == {}
            await begin(one, day)
            assert (await shown(one, day))["print_options"] == {}

    asyncio.run(act())


def test_a_hint_makes_a_try_void(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            day = await open_today(server)
            seat = made_for(day)[GAME].challenge.seat
            session = await server.context.table_manager.open(await begin(one, day))
            person = one.person
            await session.live.act(lambda table, now: take_hint(table, Actor(person, now), seat))
            await give_up(session)
            assert (await shown(one, day))["state"] == "helped"

    asyncio.run(act())


def test_days_are_sealed_ahead_closed_and_made_once(database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, database=database_url) as server:
            wall = Wall(begins_at("2031-05-01"))
            first, second = service(server, wall), service(server, wall)
            await asyncio.gather(first.prepare(), second.prepare())
            days = await first.seals.days("2031-05-01", "2031-06-01")
            assert list(days) == [add_days("2031-05-01", n) for n in range(1, DAYS_AHEAD + 1)]
            assert days == await second.seals.days("2031-05-01", "2031-06-01")
            with pytest.raises(Refused, match="unknown"):  # sealed too late for today
                await first.challenge("2031-05-01", GAME)
            with pytest.raises(Refused, match="early"):
                await first.contribute("2031-05-04", NUMBER)
            await asyncio.gather(
                first.contribute("2031-05-02", NUMBER), second.contribute("2031-05-02", NUMBER)
            )
            assert len(await first.seals.batches("2031-05-02")) == 2
            wall.now = begins_at("2031-05-02") - CLOSES_BEFORE_MS
            with pytest.raises(Refused, match="closed"):
                await first.contribute("2031-05-02", NUMBER)
            await asyncio.gather(first.prepare(), second.prepare())
            with pytest.raises(Refused, match="sealed"):
                await first.challenge("2031-05-02", GAME)
            wall.now = begins_at("2031-05-02")
            assert await first.challenge("2031-05-02", GAME) == made_for("2031-05-02")[GAME]
            # Even a process whose clock is late adds nothing to a closed day.
            with pytest.raises(Refused, match="closed"):
                await second.contributions.add("2031-05-02", NUMBER, most_s=0)

    asyncio.run(act())


def test_a_try_counts_for_an_hour_after_its_day(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as late:
            daily = server.context.daily
            yesterday = add_days(daily.today, -1)
            await seal(server.context.database, yesterday)
            await daily.seals.store(yesterday, made_for(yesterday))
            wall = Wall(ends_at(yesterday) - 1)
            then = service(server, wall)
            now = server.context.clock.now()
            opened = await then.open_try(yesterday, GAME, one.person, "", now)
            wall.now = ends_at(yesterday) + GRACE_MS - 1
            again = await then.open_try(yesterday, GAME, one.person, "", now)
            assert again.is_counted
            assert again.session is opened.session
            assert not then.is_revealed(yesterday)
            practice = await then.open_try(yesterday, GAME, late.person, "", now)
            assert not practice.is_counted
            wall.now += 1
            assert then.is_revealed(yesterday)
            assert not (await then.open_try(yesterday, GAME, one.person, "", now)).is_counted
            (own,) = (await then.tries.of_day(yesterday, one.person)).values()
            assert own.closes_at == ends_at(yesterday) + GRACE_MS

    asyncio.run(act())


def test_a_former_day_and_its_tries_can_be_checked(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            daily = server.context.daily
            day = add_days(daily.today, -2)
            await seal(server.context.database, day)
            await daily.seals.store(day, {GAME: made_for(day)[GAME]})
            table = await begin(one, day)
            session = await server.context.table_manager.open(table)
            await play(session)
            record = (await one.http.get(f"/api/tables/{table}/record")).content
            assert verify(record, rules()).fairness == "fair"
            published = read_published((await one.http.get(f"/api/daily/{day}")).content)
            dailies = daily_games()
            assert published.secret == SECRET.hex()
            assert verify_day(published, dailies, rounds=ROUNDS) == []
            assert verify_try(read_record(record, rules()), published, dailies, find_bot) == []
            other = replace(published, day=add_days(day, 1))
            found = verify_try(read_record(record, rules()), other, dailies, find_bot)
            assert DayFault("dealer") in found
            archive = (await one.http.get("/api/daily/archive")).json()
            assert [found["day"] for found in archive["days"]] == [day]
            assert not archive["more"]

    asyncio.run(act())


def test_nothing_of_a_day_to_come_is_shown(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            day = await open_today(server)
            tomorrow = add_days(day, 1)
            await seal(server.context.database, tomorrow)
            await server.context.daily.seals.store(tomorrow, made_for(tomorrow))
            for path in (f"/api/daily/{tomorrow}", f"/api/daily/{day}", "/api/daily"):
                text = (await one.http.get(path)).text
                assert SECRET.hex() not in text
                assert made_for(tomorrow)[GAME].secret.hex() not in text
            refused = await one.http.get(f"/api/daily/{tomorrow}/games/{GAME}")
            assert refused.status_code == 403
            overview = (await one.http.get("/api/daily")).json()
            assert overview["next"]["hash"] == hash_of(tomorrow)
            assert overview["seals"] == [
                {"day": one, "hash": hash_of(one)} for one in (day, tomorrow)
            ]

    asyncio.run(act())


def test_another_process_makes_what_this_one_would() -> None:
    head = first_head("2031-05-02", hash_of("2031-05-02"))
    request = ("2031-05-02", SECRET.hex(), head, ROUNDS, (GAME,))
    assert asyncio.run(made_in_process(*request)) == make_all(*request)
