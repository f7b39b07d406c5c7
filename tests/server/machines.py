"""Machines whose clocks the tests set, and a database that can be cut off."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from tavolino.server.bus import MemoryBus
from tavolino.server.clock import Heartbeats
from tavolino.server.clock.game_clock import ServerClock
from tavolino.server.storage import Database, Row, Statement, Unavailable, Value, open_database

START = 1_700_000_000_000


MS = 1_000_000


class SharedBus(MemoryBus):
    """A bus for processes that are all in the test's process."""

    def __init__(self) -> None:
        super().__init__()
        self.is_shared = True


class Machine:
    """A computer: its wall clock can be set, its monotonic clock only advances."""

    def __init__(
        self, boot: str = "first", monotonic_ms: int = 5000, bus: MemoryBus | None = None
    ) -> None:
        self.bus = bus or SharedBus()
        self.wall_ms = START
        self.monotonic_ms = monotonic_ms
        self.boot = boot

    def clock(self, database: Database) -> ServerClock:
        return ServerClock(
            Heartbeats(database, self.bus),
            lambda: self.wall_ms * MS,
            lambda: self.monotonic_ms * MS,
            self.boot,
        )

    def wait(self, ms: int) -> None:
        self.wall_ms += ms
        self.monotonic_ms += ms

    async def run(self, seconds: int, *clocks: ServerClock) -> None:
        """Lets time pass with a heartbeat every half second."""
        for _ in range(2 * seconds):
            self.wait(500)
            for clock in clocks:
                await clock.tick()


class Outage:
    """A database that can be cut off."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.is_down = False

    async def read(self, sql: str, *args: Value) -> list[Row]:
        self._check()
        return await self._database.read(sql, *args)

    async def write(self, batch: Sequence[Statement]) -> None:
        self._check()
        await self._database.write(batch)

    def is_full(self) -> bool:
        return self._database.is_full()

    async def close(self) -> None:
        await self._database.close()

    def _check(self) -> None:
        if self.is_down:
            raise Unavailable("cut off")


def using(url: str, act: Callable[[Outage, Machine], Awaitable[None]]) -> None:
    async def main() -> None:
        database = Outage(await open_database(url))
        try:
            await act(database, Machine())
        finally:
            await database.close()

    asyncio.run(main())


async def started(machine: Machine, database: Database) -> ServerClock:
    clock = machine.clock(database)
    await clock.start()
    return clock
