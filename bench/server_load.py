"""How long a move takes from its submit to the opponent's frame, with many tables at once:

    python -m bench.server_load

One server process on one core, SQLite, every move on the disk before it is shown. The load comes
from another process on another core: people on both seats, each table moving once a second.
"""

import asyncio
import gc
import json
import os
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

import typer
from websockets.asyncio.client import ClientConnection

from bench.peers import AT_ONCE, Frame, Place, at_table, decode, encode, percentile, set_up
from bench.serving import Serving, database_url, keep_to_load_core, serving
from tavolino.server.main import quick_loop

GOAL_MS: Final = 47.0
SETTLE_S: Final = 5.0
EVERY_S: Final = 1.0
TABLE_LIMIT_S: Final = 60.0


@dataclass
class Load:
    """What all tables share; times are of the monotonic clock."""

    random: Random
    count_from: float = 0.0
    end_at: float = float("inf")
    latencies: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    over: int = 0


class Player:
    """One end of a socket: the newest frame, and a word when there is a new one."""

    def __init__(self, socket: ClientConnection, load: Load) -> None:
        self.socket = socket
        self.frame: Frame | None = None
        self.came_at = 0.0
        self._load = load
        self._news = asyncio.Event()

    async def read(self) -> None:
        async for text in self.socket:
            frame = decode(text)
            if frame.kind == "table":
                self.came_at = time.monotonic()
                self.frame = frame
                self._news.set()
            elif frame.kind in ("refused", "bye"):
                self._load.refused.append(frame.rule)

    async def seen(self, version: int) -> Frame:
        """The newest frame, once it shows so many happenings."""
        while self.frame is None or self.frame.version < version:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), TABLE_LIMIT_S)
        return self.frame


async def play(
    url: str, place: Place, load: Load, gate: asyncio.Semaphore, ready: asyncio.Barrier
) -> None:
    """Moves once a second at one table, whoever's turn it is."""
    guests = place.guests
    await gate.acquire()
    async with (
        at_table(url, place.table, guests[0]) as one,
        at_table(url, place.table, guests[1]) as two,
        asyncio.TaskGroup() as reading,
    ):
        players = (Player(one, load), Player(two, load))
        tasks = [reading.create_task(player.read()) for player in players]
        frame = await players[0].seen(1)
        await players[1].seen(1)
        gate.release()
        await ready.wait()
        tick = time.monotonic() + load.random.random() * EVERY_S
        number = 0
        while tick < load.end_at and frame.table and frame.table.phase == "playing":
            await asyncio.sleep(max(0.0, tick - time.monotonic()))
            view = frame.views[0].view
            assert view is not None
            seat = view.to_act[0]
            frame = await players[seat].seen(frame.version)
            view = frame.views[0].view
            assert view is not None
            assert view.moves
            number += 1
            submit = {
                "type": "move",
                "id": f"m{number}",
                "seat": seat,
                "move": load.random.choice(view.moves),
                "on": frame.version,
            }
            # A load that comes late does not make the server look slow, a slow server does.
            submitted_at = time.monotonic()
            await players[seat].socket.send(encode(submit).decode())
            frame = await players[1 - seat].seen(frame.version + 1)
            if submitted_at >= load.count_from:
                load.latencies.append(players[1 - seat].came_at - submitted_at)
            tick = max(tick + EVERY_S, time.monotonic())
        # Nobody leaves while others are still measured: that many goodbyes are a load of their own.
        await asyncio.sleep(max(0.0, load.end_at + EVERY_S - time.monotonic()))
        load.over += frame.table is not None and frame.table.phase != "playing"
        for task in tasks:
            task.cancel()


async def measure(server: Serving, places: list[Place], seconds: float, random: Random) -> None:
    load = Load(random)
    ready = asyncio.Barrier(len(places) + 1)
    gate = asyncio.Semaphore(AT_ONCE)
    began = time.monotonic()
    async with (
        asyncio.timeout(seconds + SETTLE_S + 2 * TABLE_LIMIT_S),
        asyncio.TaskGroup() as all_tables,
    ):
        for place in places:
            all_tables.create_task(play(server.url, place, load, gate, ready))
        await ready.wait()
        gc.collect()
        gc.freeze()  # a pause of the load's own would look like one of the server's
        opened_s = time.monotonic() - began
        load.count_from = time.monotonic() + SETTLE_S
        load.end_at = load.count_from + seconds
        await asyncio.sleep(SETTLE_S)
        server_cpu, own_cpu = server.cpu_s, time.process_time()
        await asyncio.sleep(seconds)
        server_cpu, own_cpu = server.cpu_s - server_cpu, time.process_time() - own_cpu
    ms = [1000 * latency for latency in load.latencies]
    p99 = percentile(ms, 0.99)
    figures = {
        "tables": len(places),
        "seconds": seconds,
        "moves": len(ms),
        "moves per second": round(len(ms) / seconds, 1),
        "p50 ms": round(percentile(ms, 0.5), 2),
        "p95 ms": round(percentile(ms, 0.95), 2),
        "p99 ms": round(p99, 2),
        "max ms": round(max(ms), 2),
        "goal ms (p99)": GOAL_MS,
        "p99 to goal": round(p99 / GOAL_MS, 3),
        "server's core busy": round(server_cpu / seconds, 3),
        "server ms per move": round(1000 * server_cpu / len(ms), 3),
        "load's core busy": round(own_cpu / seconds, 3),
        "refused": len(load.refused),
        "games over": load.over,
        "sockets opened in s": round(opened_s, 2),
        "load average": os.getloadavg()[0],
    }
    print(json.dumps(figures, indent=2))


def main(tables: int = 500, seconds: float = 30.0, game: str = "rope", seed: int = 1) -> None:
    keep_to_load_core()
    random = Random(seed)
    with tempfile.TemporaryDirectory(prefix="tavolino-bench-") as name:
        folder = Path(name)
        places = asyncio.run(set_up(database_url(folder), game, tables, range(60), random))
        with serving(folder) as server, asyncio.Runner(loop_factory=quick_loop) as runner:
            runner.run(measure(server, places, seconds, random))


if __name__ == "__main__":
    typer.run(main)
