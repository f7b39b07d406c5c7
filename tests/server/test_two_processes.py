"""Two real server processes on one database and one Redis, with players split between them."""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tavolino.core import verify
from tavolino.games import rules
from tavolino.server.live.repository import TableRepository
from tavolino.server.storage import open_database
from tavolino.table.events import BotSeated, Moved
from tests.patience import PATIENCE_S
from tests.played import PLAYED
from tests.server.hosts import Host, hosting
from tests.server.peers import AtTable, Frame, Peer, browser
from tests.server.test_whole_games import SHORTER, play_on
from tests.services.postgres import PostgresService
from tests.services.redis import RedisService

SUBMITS: Final = 60


class Pair(NamedTuple):
    """One person at each of two servers."""

    one: Peer
    two: Peer


@asynccontextmanager
async def pair_at(hosts: list[Host]) -> AsyncIterator[Pair]:
    async with hosts[0].guest() as one, hosts[1].guest() as two:
        yield Pair(one, two)


@asynccontextmanager
async def moved(peer: Peer, host: Host) -> AsyncIterator[Peer]:
    """The same person at another server."""
    async with browser(host.url, peer.cookie) as http:
        yield replace(peer, port=host.port, http=http)


async def start(here: AtTable, there: AtTable) -> None:
    for do, chosen in (("sit", {"seat": 1}), ("ready", {"ready": True})):
        answer = await there.submit(do, **chosen)
        assert answer["type"] == "ack", answer
    frame = await here.see(lambda frame: frame["table"]["occupants"][1]["is_ready"])
    if frame["table"]["phase"] == "lobby":
        assert (await here.submit("ready", ready=True))["type"] == "ack"


async def both_see_the_end(here: AtTable, there: AtTable) -> None:
    """Plays to the end and checks that both see the same."""
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(play_on(here, 0), play_on(there, 1))
    assert here.table["version"] == there.table["version"]
    assert here.table["table"] == there.table["table"]
    assert here.table["table"]["result"] is not None


async def rated_games(url: str, people: Pair) -> list[int]:
    """The number of rated games of each person, once the game has been rated."""
    sql = "SELECT games FROM ratings WHERE who IN ($1, $2)"
    database = await open_database(url)
    try:
        async with asyncio.timeout(PATIENCE_S):
            while not (rows := await database.read(sql, people.one.person, people.two.person)):
                await asyncio.sleep(0.02)
        return [int(str(row["games"])) for row in rows]
    finally:
        await database.close()


def is_here(pair: Pair, frame: Frame) -> bool:
    return frame["type"] == "here" and {pair.one.person, pair.two.person} <= set(frame["people"])


async def play_a_whole_game(hosts: list[Host], url: str, game: str) -> None:
    async with pair_at(hosts) as pair:
        options = SHORTER.get(game, {})
        table = await pair.one.create(game, 2, occupants=["me"], options=options)
        async with pair.one.at(table) as here, pair.two.at(table) as there:
            await asyncio.gather(
                here.until(lambda frame: is_here(pair, frame)),
                there.until(lambda frame: is_here(pair, frame)),
            )
            await start(here, there)
            assert (await here.submit("chat", text="hello from here"))["type"] == "ack"
            said = await there.until(lambda frame: frame["type"] == "chat")
            assert (said["person"], said["text"]) == (pair.one.person, "hello from here")
            await both_see_the_end(here, there)
        records = [(await peer.http.get(f"/api/tables/{table}/record")).content for peer in pair]
        assert records[0] == records[1]
        verdict = verify(records[0], rules())
        assert (verdict.faults, verdict.fairness) == ((), "fair")
        assert await rated_games(url, pair) == [1, 1]


@pytest.mark.parametrize("game", PLAYED)
def test_a_whole_game_across_processes(
    game: str, postgres: PostgresService, redis_server: RedisService, tmp_path: Path
) -> None:
    url = postgres.new_database()
    with hosting(tmp_path, count=2, database=url, bus=redis_server.url) as hosts:
        asyncio.run(play_a_whole_game(hosts, url, game))


def test_one_sqlite_file_serves_two_processes(redis_server: RedisService, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with hosting(tmp_path, count=2, database=url, bus=redis_server.url) as hosts:
        asyncio.run(play_a_whole_game(hosts, url, "scalino"))


async def timed_moves(hosts: list[Host]) -> int:
    """The number of moves requested from bots on all servers."""
    found = 0
    for host in hosts:
        async with browser(host.url) as http:
            text = (await http.get("/metrics")).text
        counts = re.findall(r"^tavolino_bot_seconds_count\{.*\} (\S+)$", text, re.MULTILINE)
        found += sum(int(float(count)) for count in counts)
    return found


def test_a_bot_moves_once_though_two_processes_know_its_table(
    postgres: PostgresService, redis_server: RedisService, tmp_path: Path
) -> None:
    url = postgres.new_database()

    async def play(hosts: list[Host]) -> None:
        async with hosts[0].guest() as one, moved(one, hosts[1]) as elsewhere:
            occupants, options = ["bot:random", "me"], {"first": "0"}
            table = await one.create("scalino", 2, occupants=occupants, options=options, ready=True)
            async with one.at(table) as here, elsewhere.at(table) as there:
                async with asyncio.timeout(PATIENCE_S):
                    await play_on(here, 1)
                    await there.see(lambda frame: frame["table"]["phase"] == "over")
        database = await open_database(url)
        loaded = await TableRepository(database).load(table)
        await database.close()
        assert loaded is not None
        moves = [one.event for one in loaded[0].events if isinstance(one.event, Moved)]
        assert await timed_moves(hosts) == sum(move.seat == 0 for move in moves) > 0

    settings = {"database": url, "bus": redis_server.url, "metrics": "on"}
    with hosting(tmp_path, count=2, **settings) as hosts:
        asyncio.run(play(hosts))


def test_lost_races_are_tried_again(
    database_url: str, redis_server: RedisService, tmp_path: Path
) -> None:
    async def hammer(at: AtTable, name: str) -> None:
        bot = {"seat": 1, "bot": "random"}
        ids = [await at.send("seat-bot", id=f"{name}{n}", **bot) for n in range(SUBMITS)]
        for submit in ids:
            answer = await at.until(
                lambda frame, submit=submit: frame.get("id") == submit  # type: ignore[misc]
            )
            assert answer["type"] == "ack", answer

    async def race(hosts: list[Host]) -> None:
        async with hosts[0].guest() as one, moved(one, hosts[1]) as elsewhere:
            # A third seat stays free, so that it never starts.
            table = await one.create("scalino", 3, occupants=["me"])
            async with one.at(table) as here, elsewhere.at(table) as there:
                await asyncio.gather(hammer(here, "here"), hammer(there, "there"))
            database = await open_database(database_url)
            loaded = await TableRepository(database).load(table)
            await database.close()
            assert loaded is not None
            done = Counter(
                (one.by, one.submit)
                for one in loaded[0].events
                if isinstance(one.event, BotSeated) and one.submit
            )
            assert len(done) == 2 * SUBMITS
            assert set(done.values()) == {1}

    with hosting(tmp_path, count=2, database=database_url, bus=redis_server.url) as hosts:
        asyncio.run(race(hosts))


def test_the_game_goes_on_without_one_process_and_after_redis(
    postgres: PostgresService, redis_server: RedisService, tmp_path: Path
) -> None:
    """Redis is restarted during the game; then one server is killed, and its player reconnects
    through the other.
    """
    url = postgres.new_database()

    async def move_once(at: AtTable, seat: int) -> None:
        frame = await at.see(lambda frame: seat in frame["views"][0]["view"]["to_act"])
        answer = await at.move(seat, frame["views"][0]["view"]["moves"][0])
        assert answer["type"] == "ack", answer

    async def play(hosts: list[Host]) -> None:
        async with pair_at(hosts) as pair:
            table = await pair.one.create("scalino", 2, occupants=["me"])
            async with pair.one.at(table) as here:
                async with pair.two.at(table) as there:
                    await start(here, there)
                    await here.see(lambda frame: frame["table"]["phase"] == "playing")
                    await there.see(lambda frame: frame["table"]["phase"] == "playing")
                    redis_server.kill()
                    mover = here.table["views"][0]["view"]["to_act"][0]
                    await move_once((here, there)[mover], mover)
                    redis_server.start()
                    newest = max(here.table["version"], there.table["version"])
                    await asyncio.gather(here.see_version(newest), there.see_version(newest))
                    hosts[1].end()
                    assert await there.closed() == 1006
                version = there.table["version"]
                async with moved(pair.two, hosts[0]) as two, two.at(table, version) as back:
                    back.ids = there.ids  # an id names one submit, whichever server it goes to
                    await both_see_the_end(here, back)

    with hosting(tmp_path, count=2, database=url, bus=redis_server.url) as hosts:
        asyncio.run(play(hosts))
