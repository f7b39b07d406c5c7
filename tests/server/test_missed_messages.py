"""Two server processes without a working bus: each shows and applies the stored state."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.server.hosts import Host, hosting
from tests.server.peers import AtTable, Frame
from tests.server.test_two_processes import moved
from tests.services.postgres import PostgresService
from tests.services.redis import RedisService

MOVES: Final = 3


class Site(NamedTuple):
    hosts: list[Host]
    cut: Callable[[], None]


@contextmanager
def cuttable(redis: RedisService, how: str) -> Iterator[Callable[[], None]]:
    """Yields a function that stops Redis, or pauses it without closing connections."""
    if how == "stopped":
        yield redis.kill
        redis.kill()
        redis.start()
    else:
        yield redis.pause
        redis.go_on()


@pytest.fixture(params=["stopped", "silent"])
def site(
    request: pytest.FixtureRequest,
    postgres: PostgresService,
    redis_server: RedisService,
    tmp_path: Path,
) -> Iterator[Site]:
    url = postgres.new_database()
    with (
        cuttable(redis_server, str(request.param)) as cut,
        hosting(tmp_path, count=2, database=url, bus=redis_server.url) as hosts,
    ):
        yield Site(hosts, cut)


def choose(frame: Frame) -> tuple[int, str]:
    """A legal move of a seat that is due."""
    view = frame["views"][0]["view"]
    seat = view["to_act"][0]
    mine = next(one["view"] for one in frame["views"] if one["viewer"] == seat)
    return seat, mine["moves"][0]


async def move(at: AtTable) -> int:
    answer = await at.move(*choose(at.table))
    assert answer["type"] == "ack", answer
    await at.see_version(answer["version"])
    return int(answer["version"])


def test_nobody_who_comes_through_another_process_is_shown_the_past(site: Site) -> None:
    async def play() -> None:
        first, second = site.hosts
        async with first.guest() as one, moved(one, second) as elsewhere:
            table = await one.create("scalino", 2, occupants=["me", "me"], ready=True)
            async with elsewhere.at(table) as there:
                await there.see(lambda frame: frame["table"]["phase"] == "playing")
            async with one.at(table) as here:
                await here.see()
                site.cut()
                versions = [await move(here) for _ in range(MOVES)]
            async with elsewhere.at(table, versions[0]) as there:
                there.ids = here.ids
                frame = await there.see()
                assert frame["version"] == versions[-1] == here.table["version"]
                assert frame["table"] == here.table["table"]
                await move(there)

    asyncio.run(play())


def test_a_submit_is_checked_against_what_is_stored(site: Site) -> None:
    """The socket was open before; its command is based on a version seen at the other process."""

    async def play() -> None:
        first, second = site.hosts
        async with first.guest() as one, moved(one, second) as elsewhere:
            table = await one.create("scalino", 2, occupants=["me", "me"], ready=True)
            async with one.at(table) as here, elsewhere.at(table) as there:
                await here.see()
                await there.see(lambda frame: frame["table"]["phase"] == "playing")
                site.cut()
                seat, text = choose(here.table)
                given = {"id": "twice", "seat": seat, "move": text, "on": here.table["version"]}
                stored = await here.submit("move", **given)
                assert stored["type"] == "ack"
                assert await there.submit("move", **given) == stored
                await here.see_version(stored["version"])
                there.ids = here.ids
                newest = await move(here)
                answer = await there.move(*choose(here.table), on=newest)
                assert answer["type"] == "ack", answer

    asyncio.run(play())


def test_a_seat_taken_through_another_process_is_shown(site: Site) -> None:
    async def play() -> None:
        first, second = site.hosts
        async with first.guest() as one, first.guest() as two, moved(two, second) as elsewhere:
            table = await one.create("scalino", 3, occupants=["me"])
            async with moved(one, second) as owner, owner.at(table) as there:
                await there.see()
            site.cut()
            async with two.at(table) as here:
                await here.see()
                assert (await here.submit("sit", seat=1))["type"] == "ack"
            async with elsewhere.at(table) as there:
                frame = await there.see()
                assert frame["table"]["occupants"][1]["person"] == two.person

    asyncio.run(play())
