"""Generates load on any server: tables that make moves at a given rate, and the measured results.

The load generator is one process with a dedicated core. If that core is saturated, the figures
measure the load generator and not the server; `is_load_busy` is then true.
"""

import asyncio
import gc
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, Protocol

from bench.peers import AT_ONCE, percentile
from bench.serving import Serving

SETTLE_S: Final = 3.0
LIMIT_S: Final = 120.0
BUSY: Final = 0.85
"""From this share of its core on, the load may be what is slow."""


class LoadTable(Protocol):
    """Two sockets at one table of a server."""

    is_over: bool

    def move(self) -> None:
        """Submits a move of the player who is due; the load learns when the opponent sees it."""

    async def open(self, url: str, load: "Load") -> None:
        """Comes back when both have seen the table."""

    def close(self) -> None: ...


@dataclass
class Load:
    """Each table moves every `every_s`, or at once if that is nothing."""

    tables: Sequence[LoadTable]
    every_s: float
    random: Random
    latencies: list[float] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    refused: int = 0
    frames: int = 0
    bytes: int = 0
    is_counting: bool = False
    is_ended: bool = False
    _planned: dict[LoadTable, float] = field(default_factory=dict)

    async def open(self, url: str) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def come(table: LoadTable) -> None:
            async with gate:
                await table.open(url, self)

        await asyncio.gather(*(come(table) for table in self.tables))

    def start(self) -> None:
        now = asyncio.get_running_loop().time()
        for table in self.tables:
            self._plan(table, now + self.random.random() * (self.every_s or 1.0))

    def seen(self, table: LoadTable, submitted_at: float) -> None:
        """The other player of the table has seen the move of that moment."""
        now = asyncio.get_running_loop().time()
        if self.is_counting:
            self.latencies.append(time.perf_counter() - submitted_at)
        if self.every_s:
            self._plan(table, max(self._planned[table] + self.every_s, now))
        elif not self.is_ended and not table.is_over:
            table.move()

    def _plan(self, table: LoadTable, at: float) -> None:
        self._planned[table] = at
        asyncio.get_running_loop().call_at(at, self._tick, table, at)

    def _tick(self, table: LoadTable, at: float) -> None:
        if self.is_ended or table.is_over:
            return
        if self.is_counting:
            self.delays.append(asyncio.get_running_loop().time() - at)
        table.move()


@dataclass(frozen=True)
class Measured:
    """What a load saw in its time."""

    moves: int
    seconds: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    server_cpu_s: float
    server_waited_s: float
    """How long the server was ready to run while others had its core."""
    load_cpu_s: float
    late_p99_ms: float
    """How much later than planned moves were submitted: the load's own delay."""
    bytes_per_frame: int
    refused: int
    games_over: int

    @property
    def per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def server_ms_per_move(self) -> float:
        return 1000 * self.server_cpu_s / self.moves

    @property
    def per_core_second(self) -> float:
        """Moves in a second of the server's processor time, which others cannot take away."""
        return self.moves / self.server_cpu_s

    @property
    def is_load_busy(self) -> bool:
        return self.load_cpu_s / self.seconds > BUSY

    def figures(self) -> dict[str, float | bool]:
        return {
            "moves": self.moves,
            "moves per second": round(self.per_second, 1),
            "p50 ms": round(self.p50_ms, 2),
            "p99 ms": round(self.p99_ms, 2),
            "max ms": round(self.max_ms, 2),
            "server ms per move": round(self.server_ms_per_move, 4),
            "server's core busy": round(self.server_cpu_s / self.seconds, 3),
            "moves per second of its time": round(self.per_core_second, 1),
            "server kept from its core": round(self.server_waited_s / self.seconds, 3),
            "load's core busy": round(self.load_cpu_s / self.seconds, 3),
            "load late, p99 ms": round(self.late_p99_ms, 2),
            "load is the limit": self.is_load_busy,
            "bytes per frame": self.bytes_per_frame,
            "refused": self.refused,
            "games over": self.games_over,
            "load average": round(os.getloadavg()[0], 2),
        }


async def measure(
    server: Serving,
    load: Load,
    seconds: float,
    around: Callable[[], Awaitable[None]] | None = None,
) -> Measured:
    """Opens all sockets, lets the load warm up, and measures this many seconds."""
    async with asyncio.timeout(seconds + SETTLE_S + LIMIT_S):
        await load.open(server.url)
        gc.collect()
        gc.freeze()  # a pause of the load's own would look like one of the server's
        load.start()
        await asyncio.sleep(SETTLE_S)
        if around is not None:
            await around()
        began, own_cpu = time.perf_counter(), time.process_time()
        server_cpu, waited = server.cpu_s, server.waited_s
        load.is_counting = True
        await asyncio.sleep(seconds)
        load.is_counting = False
        took = time.perf_counter() - began
        own_cpu = time.process_time() - own_cpu
        server_cpu, waited = server.cpu_s - server_cpu, server.waited_s - waited
        if around is not None:
            await around()
        load.is_ended = True
    for table in load.tables:
        table.close()
    gc.unfreeze()
    ms = [1000 * latency for latency in load.latencies] or [float("inf")]
    return Measured(
        moves=len(load.latencies),
        seconds=took,
        p50_ms=percentile(ms, 0.5),
        p99_ms=percentile(ms, 0.99),
        max_ms=max(ms),
        server_cpu_s=server_cpu,
        server_waited_s=waited,
        load_cpu_s=own_cpu,
        late_p99_ms=1000 * percentile(load.delays or [0.0], 0.99),
        bytes_per_frame=load.bytes // max(load.frames, 1),
        refused=load.refused,
        games_over=sum(table.is_over for table in load.tables),
    )
