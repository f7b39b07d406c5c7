"""`kill -9` of the server under load: acknowledged moves are stored once, and play continues."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tavolino.core import is_player
from tavolino.server.live.repository import TableRepository
from tavolino.server.storage import Database, Statement, open_database
from tavolino.table.events import LoggedEvent, Moved
from tests.patience import PATIENCE_S
from tests.server.hosts import Host, hosting
from tests.server.peers import AtTable, Peer

TABLES: Final = 3
ROUNDS: Final = 3
HOUR_MS: Final = 3_600_000
AWAY: Final = (OSError, ConnectionClosed, InvalidHandshake, EOFError)


class Submitted(NamedTuple):
    id: str
    move: str
    on: int


@dataclass
class Player:
    """Moves as fast as acks arrive; resubmits unanswered moves after a crash."""

    peer: Peer
    host: Host
    table: str
    seat: int
    random: Random
    acked: dict[str, int] = field(default_factory=dict)
    moves: dict[str, str] = field(default_factory=dict)
    open: Submitted | None = None
    version: int = 0
    times: list[int] = field(default_factory=list)

    async def play(self) -> None:
        """Plays until cancelled or the game is over; reconnects whenever the server is back."""
        while True:
            while not self.host.port:
                await asyncio.sleep(0.02)
            self.peer.port = self.host.port
            try:
                async with self.peer.at(self.table, self.version) as here:
                    self.times.append((await here.receive())["now"])
                    await self._play(here)
                    return
            except AWAY:
                await asyncio.sleep(0.02)

    async def _play(self, here: AtTable) -> None:
        frame = await here.see_version(self.version)
        while frame["table"]["phase"] == "playing":
            assert frame["version"] >= self.version, "nobody is shown what is not stored"
            self.version = frame["version"]
            view = frame["views"][0]["view"]
            if self.open is None and self.seat in view["to_act"]:
                submit = f"s{self.seat}-{len(self.moves)}"
                self.open = Submitted(submit, self.random.choice(view["moves"]), self.version)
                self.moves[submit] = self.open.move
            if self.open is not None:
                submit, move, on = self.open
                answer = await here.submit("move", id=submit, seat=self.seat, move=move, on=on)
                assert answer["type"] == "ack", answer
                self.acked[submit] = answer["version"]
                self.open = None
                frame = await here.see_version(answer["version"])
            else:
                frame = await here.see_version(self.version + 1)


async def begin(host: Host, one: Peer, two: Peer) -> str:
    """A running table with two people."""
    settings = {"clock": "total", "seconds": 1000}
    table = await one.create("rope", 2, occupants=["me"], settings=settings)
    async with one.at(table) as here, two.at(table) as there:
        for at, do, chosen in (
            (there, "sit", {"seat": 1}),
            (there, "ready", {"ready": True}),
            (here, "ready", {"ready": True}),
        ):
            answer = await at.submit(do, **chosen)
            assert answer["type"] == "ack" or answer["rule"] == "PHASE", answer
    return table


async def until_acked(players: list[Player], more: int, tasks: list[asyncio.Task[None]]) -> None:
    enough = sum(len(player.acked) for player in players) + more
    await until(lambda: sum(len(player.acked) for player in players) >= enough, tasks)


async def until(wanted: Callable[[], bool], tasks: list[asyncio.Task[None]]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not wanted():
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.002)


async def crash_and_come_back(host: Host, url: str, seed: int) -> list[Player]:
    random = Random(seed)
    players: list[Player] = []
    for _ in range(TABLES):
        # Each pair keeps its browsers for all rounds; only their cookies are used.
        async with host.guest() as one, host.guest() as two:
            table = await begin(host, one, two)
            players += [
                Player(peer, host, table, seat, Random(f"{seed} {table} {seat}"))
                for seat, peer in enumerate((one, two))
            ]
    tasks = [asyncio.create_task(player.play()) for player in players]
    for _ in range(ROUNDS):
        await until_acked(players, random.randint(20, 60), tasks)
        await asyncio.sleep(random.random() * 0.02)
        host.end()
        await pretend_it_was_down_for(url, HOUR_MS)
        await asyncio.to_thread(host.start)
    counts = [len(player.acked) for player in players]
    await until(
        lambda: all(
            len(player.acked) > count for player, count in zip(players, counts, strict=True)
        ),
        tasks,
    )
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return players


async def pretend_it_was_down_for(url: str, ms: int) -> None:
    """Moves the last heartbeats into the past, together with the clocks they were read from."""
    database = await open_database(url)
    try:
        back = "UPDATE processes SET wall_ms = wall_ms - $1, monotonic_ms = monotonic_ms - $1"
        await database.write([Statement(back, (ms,))])
    finally:
        await database.close()


async def stored(database: Database, table: str) -> list[LoggedEvent]:
    rows = await database.read(
        "SELECT version FROM events WHERE table_id = $1 ORDER BY version", table
    )
    assert [row["version"] for row in rows] == list(range(1, len(rows) + 1))
    loaded = await TableRepository(database).load(table)
    assert loaded is not None
    return list(loaded[0].events)


def check_table(events: list[LoggedEvent], players: list[Player]) -> None:
    """Every acknowledged move is stored at its acknowledged version; no move is stored twice."""
    submits = Counter((one.by, one.submit) for one in events if isinstance(one.event, Moved))
    for player in players:
        for submit, version in player.acked.items():
            logged = events[version - 1]
            assert (logged.by, logged.submit) == (player.peer.person, submit)
            assert isinstance(logged.event, Moved)
            assert logged.event.seat == player.seat
            assert submits[player.peer.person, submit] == 1
        mine = [one for one in events if one.by == player.peer.person and one.submit]
        moved = [one.submit for one in mine if isinstance(one.event, Moved)]
        assert set(moved) <= player.moves.keys()
        assert len(player.moves) - len(player.acked) <= 1
        for before, after in pairwise(player.times):
            assert before <= after, "the games' clock never goes back"
        assert player.times[-1] - player.times[0] < HOUR_MS, "it stood while the server was down"
    people = sum(isinstance(one.event, Moved) and is_player(one.event.seat) for one in events)
    assert people == sum(count for (by, _), count in submits.items() if by)
    times = [one.at for one in events]
    assert times == sorted(times)
    assert times[-1] - times[0] < HOUR_MS


def test_no_acknowledged_move_is_lost_or_doubled(database_url: str, tmp_path: Path) -> None:
    async def check(players: list[Player]) -> None:
        database = await open_database(database_url)
        try:
            for number in range(0, len(players), 2):
                pair = players[number : number + 2]
                check_table(await stored(database, pair[0].table), pair)
        finally:
            await database.close()

    with hosting(tmp_path, database=database_url) as (host,):
        players = asyncio.run(crash_and_come_back(host, database_url, 5))
        host.end()
        assert all("Traceback" not in log.read_text() for log in host.logs)
        asyncio.run(check(players))
