"""The cost of a move for the server with many spectators: python -m bench.server_spectators

Every spectator is a different person with a separate socket. The same run measures what the
operating system alone needs to write as many bytes to as many sockets, and what the open sockets
cost while nobody moves (pings above all), which is no part of a move.
"""

import asyncio
import json
import os
import socket
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

import typer

from bench.load import Load, Measured, measure
from bench.load_tables import OwnTable
from bench.peers import Guest, Place, guests, set_up
from bench.serving import SERVER_CORE, Serving, database_url, keep_to_load_core, serving
from bench.websocket_client import WebSocketClient, connect
from tavolino.server.main import quick_loop
from tavolino.server.people.sessions import COOKIE

GOAL_MS: Final = 10.0
AT_ONCE: Final = 50
EVERY_S: Final = 0.25
LIMIT_S: Final = 120.0
FLOOR_ROUNDS: Final = 20


class Spectator:
    """Counts what comes, and looks into none of it."""

    def __init__(self) -> None:
        self.frames = 0
        self.bytes = 0
        self.socket: WebSocketClient | None = None

    def take(self, text: bytes) -> None:
        if text.startswith(b'{"type":"table"'):
            self.frames += 1
            self.bytes += len(text)


class Watched:
    """The one table that moves, with its spectators."""

    def __init__(self, table: OwnTable, place: str, people: list[Guest]) -> None:
        self.table = table
        self.spectators = [Spectator() for _ in people]
        self.came_in_s = 0.0
        self.idle_share = 0.0
        """The share of its core that the server needs while nobody moves."""
        self._place = place
        self._people = people

    async def come(self, url: str) -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        path = f"/api/tables/{self._place}/socket?version=0"

        async def look_on(spectator: Spectator, guest: Guest) -> None:
            async with gate:
                cookie = f"{COOKIE}={guest.cookie}"
                spectator.socket = await connect(url, path, spectator.take, cookie)

        began = time.perf_counter()
        pairs = zip(self.spectators, self._people, strict=True)
        await asyncio.gather(*(look_on(*pair) for pair in pairs))
        async with asyncio.timeout(LIMIT_S):
            while not all(spectator.frames for spectator in self.spectators):
                await asyncio.sleep(0.01)
        self.came_in_s = time.perf_counter() - began

    def reset(self) -> None:
        for spectator in self.spectators:
            spectator.frames = spectator.bytes = 0

    def leave(self) -> None:
        for spectator in self.spectators:
            if spectator.socket is not None:
                spectator.socket.close()


async def run(server: Serving, watched: Watched, seconds: float, random: Random) -> Measured:
    await watched.come(server.url)
    await until_quiet(server)
    before = server.cpu_s
    await asyncio.sleep(seconds)
    watched.idle_share = (server.cpu_s - before) / seconds
    load = Load([watched.table], EVERY_S, random)
    seen: list[int] = []

    async def around() -> None:
        if not seen:
            watched.reset()
        seen.append(0)

    measured = await measure(server, load, seconds, around)
    watched.leave()
    return measured


async def until_quiet(server: Serving) -> None:
    """The news of who has come is through when the server has nothing to do."""
    async with asyncio.timeout(LIMIT_S):
        while True:
            before = server.cpu_s
            await asyncio.sleep(0.5)
            if server.cpu_s - before < 0.05:
                return


def floor_ms(count: int, size: int) -> float:
    """The time the kernel needs to write this many bytes to this many sockets, one call each."""
    ours = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {SERVER_CORE})
    data = bytes(size)
    took = []
    with ExitStack() as opened, socket.create_server(("127.0.0.1", 0), backlog=2048) as listener:
        pairs = []
        for _ in range(count):
            far = opened.enter_context(socket.create_connection(listener.getsockname()))
            near = opened.enter_context(listener.accept()[0])
            near.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            pairs.append((near, far))
        for _ in range(FLOOR_ROUNDS):
            began = time.process_time()
            for near, _far in pairs:
                near.send(data)
            took.append(1000 * (time.process_time() - began))
            for _near, far in pairs:
                far.recv(1 << 20)
    os.sched_setaffinity(0, ours)
    return median(took)


def main(spectators: int = 1000, seconds: float = 15.0, game: str = "rope", seed: int = 1) -> None:
    keep_to_load_core()
    random = Random(seed)
    with tempfile.TemporaryDirectory(prefix="tavolino-bench-") as name:
        folder = Path(name)
        url = database_url(folder)
        place: Place = asyncio.run(set_up(url, game, 1, range(20, 21), random))[0]
        people = asyncio.run(guests(url, spectators))
        with serving(folder) as server, asyncio.Runner(loop_factory=quick_loop) as runner:
            watched = Watched(OwnTable(place, random), place.table, people)
            measured = runner.run(run(server, watched, seconds, random))
    frames = sum(spectator.frames for spectator in watched.spectators)
    size = sum(spectator.bytes for spectator in watched.spectators) // max(frames, 1)
    floor = floor_ms(spectators, size)
    idle = 1000 * watched.idle_share * measured.seconds / measured.moves
    each = measured.server_ms_per_move - idle
    figures = {
        "spectators": spectators,
        "all came in s": round(watched.came_in_s, 2),
        "frames per move and spectator": round(frames / spectators / measured.moves, 2),
        "bytes per frame": size,
        **measured.figures(),
        "of these, ms without any move": round(idle, 2),
        "ms per move by itself": round(each, 2),
        "goal ms": GOAL_MS,
        "to goal": round(each / GOAL_MS, 3),
        "kernel alone, ms": round(floor, 2),
        "to kernel alone": round(each / floor, 2),
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    typer.run(main)
