"""SIGTERM during a game: sockets get a `bye`, nothing is lost, and the next start continues."""

import asyncio
import json
import signal
from pathlib import Path
from random import Random

import pytest

from tavolino.server.storage import open_database
from tavolino.server.transport import ending
from tests.server.hosts import Host, hosting
from tests.server.live_processes import is_alive, until
from tests.server.peers import Peer, running
from tests.server.raw import RawSocket, connected, last_answer
from tests.server.test_crash import Player, begin, check_table, stored, until_acked


async def byes(peer: Peer, table: str, host: Host) -> tuple[str, int]:
    """The message that a spectator gets when the server shuts down."""
    async with peer.at(table) as here:
        await here.see_version(1)
        host.signal(signal.SIGTERM)
        code = await here.closed()
        last = here.frames[-1]
        assert last["type"] == "bye", last
        return f"{last['rule']} {last['why']}", code


async def play_until_it_ends(host: Host) -> list[Player]:
    async with host.guest() as one, host.guest() as two, host.guest() as guest:
        table = await begin(host, one, two)
        players = [
            Player(peer, host, table, seat, Random(seat)) for seat, peer in enumerate((one, two))
        ]
        tasks = [asyncio.create_task(player.play()) for player in players]
        await until_acked(players, 20, tasks)
        workers = host.children()
        assert await byes(guest, table, host) == ("SERVER closing", 1012)
        assert await asyncio.to_thread(host.wait) == 0
        until(lambda: not any(map(is_alive, workers)))
        await asyncio.to_thread(host.start)
        await until_acked(players, 10, tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return players


def test_sigterm_during_play(database_url: str, tmp_path: Path) -> None:
    async def check(players: list[Player]) -> None:
        database = await open_database(database_url)
        try:
            check_table(await stored(database, players[0].table), players)
        finally:
            await database.close()

    with hosting(tmp_path, database=database_url) as (host,):
        players = asyncio.run(play_until_it_ends(host))
        assert host.end(signal.SIGTERM) == 0
        asyncio.run(check(players))
        for log in host.logs:
            lines = [json.loads(line) for line in log.read_text().splitlines()]
            assert lines[-1]["message"] == "stopped"
            assert not [line for line in lines if line["level"] in ("warning", "error")]


def test_a_peer_that_does_not_react_costs_no_player_any_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server waits for it, but has stopped the clocks before."""
    monkeypatch.setattr(ending, "LINGER_S", 2.0)

    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as peer:
            table = await peer.create("scalino", 2, occupants=["me", "me"])
            with connected(server.port) as raw:
                await asyncio.to_thread(RawSocket(raw).open, table, peer.cookie)
                while not server.context.sockets:
                    await asyncio.sleep(0)
                before = server.context.clock.now()
                await server.stop()
                assert server.context.clock.now() - before < 1000
        async with running(tmp_path) as server:
            assert server.context.clock.now() - before < 1500

    asyncio.run(act())


BODIES = {
    "none of it": b"POST /api/signin HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n",
    "a chunk": (
        b"POST /api/signin HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"
    ),
}


def test_requests_whose_bodies_are_not_complete_are_refused_at_once(tmp_path: Path) -> None:
    with hosting(tmp_path) as (host,), connected(host.port) as one, connected(host.port) as two:
        one.sendall(BODIES["none of it"])
        two.sendall(BODIES["a chunk"])
        with connected(host.port) as third:
            third.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert last_answer(third).status == 200  # so the server has read the others
        host.signal(signal.SIGTERM)
        for raw in (one, two):
            answer = last_answer(raw)
            assert answer.status == 503
            assert b'"closing"' in answer.body
        assert host.wait() == 0
        (log,) = host.logs
        lines = [json.loads(line) for line in log.read_text().splitlines()]
        assert not [line for line in lines if line["level"] in ("warning", "error")]
