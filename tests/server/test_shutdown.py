"""SIGTERM during a game: sockets get a `bye`, nothing is lost, and the next start continues."""

import asyncio
import json
import signal
from pathlib import Path
from random import Random

from tavolino.server.storage import open_database
from tests.server.hosts import Host, hosting
from tests.server.live_processes import is_alive, until
from tests.server.peers import Peer
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
