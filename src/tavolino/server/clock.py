"""The clock of all games: it stands still while no server runs."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from tavolino.server.heartbeat import Heartbeat, Heartbeats
from tavolino.server.storage import Conflict, Unavailable

MS: Final = 1_000_000
LEASE_MS: Final = 1000
"""How far the clock may go on from the last heartbeat stored."""
OVERDUE_MS: Final = 2000
"""A heartbeat that comes so much too late means that the storage is away, not that it is slow."""
APART_MS: Final = 100
"""Clocks of two processes that differ by less are left alone."""
EVERY_S: Final = 0.5
BOOT: Final = Path("/proc/sys/kernel/random/boot_id")

log = logging.getLogger(__name__)


def wall_ms() -> int:
    """The time of the day, for what is no part of a game."""
    return time.time_ns() // MS


def boot_id() -> str:
    """Names the current run of this machine; empty where the system does not tell."""
    try:
        return BOOT.read_text().strip()
    except OSError:
        return ""


class ServerClock:
    """Milliseconds of the wall clock at the first start, plus the time that servers have run since.

    Each process follows the monotonic clock and stores a heartbeat every half second. A heartbeat
    is a lease: the clock stops at the limit stored in it until the next one is stored. So a process
    that starts after a crash knows a time that nobody has gone beyond, neither on a screen nor in a
    stored event, and goes on from there. The clock never goes back, and a crash with the downtime
    after it takes at most LEASE_MS of anybody's time. After a proper end it takes nothing.

    A process that joins others takes over their time, and one that falls behind catches up.
    Processes on one machine compare monotonic clocks. Between machines the wall clocks are
    compared; they should agree, or the games' clocks differ by as much, but by no more than the
    lease.
    """

    def __init__(
        self,
        heartbeats: Heartbeats,
        wall: Callable[[], int] = time.time_ns,
        monotonic: Callable[[], int] = time.monotonic_ns,
        boot: str | None = None,
    ) -> None:
        self._heartbeats = heartbeats
        self._wall = wall
        self._monotonic = monotonic
        self._boot = boot_id() if boot is None else boot
        self._ahead = 0
        self._limit = 0
        self._keeping: asyncio.Task[None] | None = None

    def now(self) -> int:
        """The time of all games."""
        return min(self._running(), self._limit) // MS

    @property
    def stands_still(self) -> bool:
        """True if no heartbeat could be stored for some seconds."""
        return self._running() > self._limit + OVERDUE_MS * MS

    async def start(self) -> None:
        """Takes the time over from the processes that run or have run."""
        others = await self._heartbeats.read()
        if others:
            game = max(map(self._latest, others))
        else:
            old = await self._heartbeats.old_limit_ms()
            game = self._wall() // MS if old is None else old
        self._set(game * MS)
        await self._give()

    async def tick(self) -> None:
        """Stores a heartbeat; catches up first if another process is ahead."""
        others = await self._heartbeats.read()
        game = max(map(self._likely, others), default=0)
        if game - self.now() > APART_MS:
            self._set(game * MS)
        await self._give()

    def keep(self, every_s: float) -> None:
        """From now on it ticks by itself."""
        self._keeping = asyncio.create_task(self._keep(every_s))

    async def _keep(self, every_s: float) -> None:
        while True:
            await asyncio.sleep(every_s)
            try:
                await self.tick()
            except (Conflict, Unavailable):
                log.warning("no heartbeat could be stored, so the games' clock will stop")

    async def close(self) -> None:
        """Stores where the clock stopped, for the next process to go on from."""
        if self._keeping is not None:
            self._keeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeping
        self._limit = min(self._running(), self._limit)
        with suppress(Conflict, Unavailable):
            await self._give(is_closed=True)

    def _running(self) -> int:
        return self._monotonic() + self._ahead

    def _set(self, game: int) -> None:
        """Sets the clock to a time that some heartbeat allows; it goes on only as far as its own
        lease does.
        """
        self._ahead = game - self._monotonic()
        self._limit = max(self._limit, game)

    async def _give(self, *, is_closed: bool = False) -> None:
        """Stores a heartbeat; then the clock goes on from where it stands."""
        monotonic = self._monotonic()
        game, part = divmod(min(monotonic + self._ahead, self._limit), MS)
        beat = Heartbeat(
            process=self._heartbeats.process,
            game_ms=game,
            limit_ms=game if is_closed else game + LEASE_MS,
            wall_ms=self._wall() // MS,
            # When the clock came to `game`, rounded down: so nobody takes it for slower than it is.
            monotonic_ms=(monotonic - part) // MS,
            boot=self._boot,
            is_closed=is_closed,
        )
        await self._heartbeats.store(beat)
        if self._running() > self._limit:
            self._set(self._limit)
        self._limit = max(self._limit, beat.limit_ms * MS)

    def _latest(self, beat: Heartbeat) -> int:
        """No process that gave this heartbeat can show a later time now."""
        elapsed = self._elapsed(beat)
        if elapsed is None or elapsed < 0:
            return beat.limit_ms
        return min(beat.limit_ms, beat.game_ms + elapsed)

    def _likely(self, beat: Heartbeat) -> int:
        """What the process that gave this heartbeat shows now, or at least has shown."""
        return min(beat.limit_ms, beat.game_ms + (self._elapsed(beat) or 0))

    def _elapsed(self, beat: Heartbeat) -> int | None:
        """The milliseconds since this heartbeat; None if they cannot be known.

        Between machines it may be negative. It is taken as it is: if both sides of a comparison
        rounded up, each would for ever catch up with the other.
        """
        if self._boot and self._boot == beat.boot:
            return self._monotonic() // MS - beat.monotonic_ms
        elapsed = self._wall() // MS - beat.wall_ms
        return elapsed if -LEASE_MS <= elapsed <= LEASE_MS else None


async def open_clock(heartbeats: Heartbeats, every_s: float = EVERY_S) -> ServerClock:
    """A clock that runs, and keeps storing heartbeats."""
    clock = ServerClock(heartbeats)
    await clock.start()
    clock.keep(every_s)
    return clock
