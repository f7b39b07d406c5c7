"""The clock of all games: it stands still while the server is down."""

import asyncio
import json
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

from tavolino.server.storage import Conflict, Damaged, Database, Statement, Unavailable

MS: Final = 1_000_000
GRACE_MS: Final = 3000
"""A silence longer than this counts as downtime."""
APART_MS: Final = 100
"""Clocks of two processes that differ by less are left alone."""
EVERY_S: Final = 1.0

READ: Final = "SELECT value FROM server WHERE name = 'clock'"
INSERT: Final = "INSERT INTO server (name, value) VALUES ('clock', $1)"
REPLACE: Final = f"{INSERT} ON CONFLICT (name) DO UPDATE SET value = excluded.value"
UPDATE: Final = "UPDATE server SET value = $1 WHERE name = 'clock' AND value = $2"

log = logging.getLogger(__name__)


def wall_ms() -> int:
    """The time of the day, for what is no part of a game."""
    return time.time_ns() // MS


class Sign(NamedTuple):
    """A sign of life: when it was by the wall clock, and how far the games' clock lay behind."""

    alive: int
    offset: int

    @property
    def game(self) -> int:
        return self.alive - self.offset

    def is_fresh(self, wall: int) -> bool:
        return 0 <= wall - self.alive <= GRACE_MS

    def write(self) -> str:
        return json.dumps(self._asdict())


def read_sign(text: str) -> Sign:
    match _load(text):
        case {"alive": int(alive), "offset": int(offset), **rest} if not rest:
            return Sign(alive, offset)
    raise Damaged("the last sign of life cannot be read")


def _load(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


class ServerClock:
    """Milliseconds of the wall clock, less all the time the server was down.

    Every second each process stores a sign of life. A process that starts after a silence takes
    the time of the last sign. From there on its clock follows the monotonic clock, whatever
    happens to the wall clock, and stops where no sign could be stored for a while: with the storage
    down nobody can move either. Processes on several machines need wall clocks that agree.
    """

    def __init__(
        self,
        database: Database,
        wall: Callable[[], int] = time.time_ns,
        monotonic: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._database = database
        self._wall = wall
        self._monotonic = monotonic
        self._ahead = 0
        self._limit = 0
        self._mine: Sign | None = None
        self._keeping: asyncio.Task[None] | None = None

    def now(self) -> int:
        """The time of all games."""
        return min(self._running(), self._limit) // MS

    async def start(self) -> None:
        """Takes the time over from the last sign of life."""
        while True:
            last = await self._last()
            wall = self._wall() // MS
            if last is None:
                sign = Sign(wall, 0)
            elif last.is_fresh(wall):
                sign = Sign(wall, last.offset)
            else:
                sign = Sign(wall, wall - last.game)
            try:
                await self._replace(last, sign)
            except Conflict:
                continue  # another process has given a sign meanwhile
            self._ahead = sign.game * MS - self._monotonic()
            self._signed(sign)
            return

    async def tick(self) -> None:
        """Stores a sign of life; catches up first if another process is ahead."""
        last = await self._last()
        wall = self._wall() // MS
        if last is not None and last != self._mine and last.is_fresh(wall):
            behind = wall - last.offset - self.now()
            if behind > APART_MS:
                self._ahead += behind * MS
                self._limit += behind * MS
        sign = Sign(wall, wall - self.now())
        await self._database.write([Statement(REPLACE, (sign.write(),))])
        self._signed(sign)

    def keep(self, every_s: float) -> None:
        """From now on it ticks by itself."""
        self._keeping = asyncio.create_task(self._keep(every_s))

    async def _keep(self, every_s: float) -> None:
        while True:
            await asyncio.sleep(every_s)
            try:
                await self.tick()
            except Unavailable:
                log.warning("no sign of life could be stored, so the games' clock will stop")

    async def close(self) -> None:
        """Gives the last sign of life."""
        if self._keeping is not None:
            self._keeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeping
        with suppress(Unavailable):
            await self.tick()

    def _running(self) -> int:
        return self._monotonic() + self._ahead

    def _signed(self, sign: Sign) -> None:
        """The clock may go on for a while, from where it stands."""
        running = self._running()
        if self._mine is not None and running > self._limit:
            self._ahead -= running - self._limit
        self._mine = sign
        self._limit = self._running() + GRACE_MS * MS

    async def _last(self) -> Sign | None:
        rows = await self._database.read(READ)
        return read_sign(str(rows[0]["value"])) if rows else None

    async def _replace(self, last: Sign | None, sign: Sign) -> None:
        if last is None:
            statement = Statement(INSERT, (sign.write(),))
        else:
            statement = Statement(UPDATE, (sign.write(), last.write()), expect=1)
        await self._database.write([statement])


async def open_clock(database: Database, every_s: float = EVERY_S) -> ServerClock:
    """A clock that goes, and keeps telling that it does."""
    clock = ServerClock(database)
    await clock.start()
    clock.keep(every_s)
    return clock
