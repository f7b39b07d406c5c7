"""The games' clock, which stops while no server runs."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from tavolino.server.clock import Heartbeat, Heartbeats
from tavolino.server.storage import Conflict, Unavailable

MS: Final = 1_000_000
LEASE_MS: Final = 1000
"""How far the clock may run past the last stored heartbeat."""
OVERDUE_MS: Final = 2000
"""A heartbeat that is overdue by this much means that storage is unavailable, not just slow."""
APART_MS: Final = 100
"""Differences between the clocks of two processes below this are ignored."""
EVERY_S: Final = 0.5
BOOT: Final = Path("/proc/sys/kernel/random/boot_id")

log = logging.getLogger(__name__)


def wall_ms() -> int:
    """Wall-clock time, for everything outside a game."""
    return time.time_ns() // MS


def boot_id() -> str:
    """Identifies the current boot of this machine; empty if the system does not say."""
    try:
        return BOOT.read_text().strip()
    except OSError:
        return ""


class HeardBeat(NamedTuple):
    """A heartbeat of another process, and the monotonic clock when it came over the bus."""

    beat: Heartbeat
    at: int

    def time_at(self, monotonic: int) -> int:
        """The time that the other process has shown by now, in nanoseconds."""
        return min(self.beat.limit_ms * MS, self.beat.game_ms * MS + monotonic - self.at)


class ServerClock:
    """Milliseconds: the wall clock at the first start, plus the time that servers have run since.

    Each process follows the monotonic clock and stores a heartbeat every half second. A heartbeat
    is a lease: the clock stops at the limit stored in it until the next one is stored. A process
    that starts after a crash therefore knows a time that no screen and no stored event has passed,
    and continues from there. The clock never goes back. A crash, including the downtime after it,
    costs a player at most LEASE_MS. A proper shutdown costs nothing.

    A process that joins others adopts their time, and one that falls behind catches up. Processes
    on one machine compare monotonic clocks. Machines compare wall clocks: if those disagree, the
    games' clocks differ by as much, but never by more than the lease.

    If the database is unavailable, the leases of several processes end at different times. A
    process whose lease has ended then follows the last heartbeat that another one has sent over the
    bus. So all stop at the same time, and continue together with the first of them.
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
        self._is_stopped = False
        self._shown = 0
        self._heard: dict[str, HeardBeat] = {}
        self._stop_listening = heartbeats.listen(self._hear)
        self._keeping: asyncio.Task[None] | None = None

    def now(self) -> int:
        """The games' time now."""
        own = self._own()
        if own == self._limit and self._heard:
            monotonic = self._monotonic()
            own = max(own, *(one.time_at(monotonic) for one in self._heard.values()))
        self._shown = max(self._shown, own)
        return self._shown // MS

    @property
    def stands_still(self) -> bool:
        """True if no heartbeat has been stored for some seconds."""
        return self._running() > self._limit + OVERDUE_MS * MS

    async def start(self) -> None:
        """Continues from the time of the processes that run, or ran last."""
        others = await self._heartbeats.read()
        if others:
            game = max(map(self._latest, others))
        else:
            old = await self._heartbeats.old_limit_ms()
            game = self._wall() // MS if old is None else old
        self._set(game * MS)
        await self._give()

    async def tick(self) -> None:
        """Stores a heartbeat. Catches up first if another process is ahead."""
        others = await self._heartbeats.read()
        running = {one.process for one in others}
        self._heard = {name: one for name, one in self._heard.items() if name in running}
        game = max(map(self._likely, others), default=0)
        if game - self._own() // MS > APART_MS and not self._is_stopped:
            self._set(game * MS)
        self._continue_from_shown()
        await self._give()

    def keep(self, every_s: float) -> None:
        """Starts to tick in the background."""
        self._keeping = asyncio.create_task(self._keep(every_s))

    async def _keep(self, every_s: float) -> None:
        while True:
            await asyncio.sleep(every_s)
            try:
                await self.tick()
            except (Conflict, Unavailable):
                log.warning("no heartbeat could be stored, so the games' clock will stop")

    def stop(self) -> None:
        """Stops the clock for good. Call it first when shutting down, so that the time this takes
        counts against nobody. Heartbeats go on until `close`.
        """
        if not self._is_stopped:
            self._stop_listening()
        self._heard.clear()
        self._limit = min(self._running(), self._limit)
        self._is_stopped = True

    async def close(self) -> None:
        """Stops the clock and stores its time; the next process continues from it."""
        self.stop()
        if self._keeping is not None:
            self._keeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeping
        with suppress(Conflict, Unavailable):
            await self._give(is_closed=True)

    def _hear(self, beat: Heartbeat) -> None:
        if beat.is_closed:
            self._heard.pop(beat.process, None)
        else:
            self._heard[beat.process] = HeardBeat(beat, self._monotonic())

    def _running(self) -> int:
        return self._monotonic() + self._ahead

    def _own(self) -> int:
        """The time within this process's own lease."""
        return min(self._running(), self._limit)

    def _continue_from_shown(self) -> None:
        """Sets the clock to the time it has shown, if that was another process's."""
        if self._shown > self._own():
            self._set(self._shown)

    def _set(self, game: int) -> None:
        """Sets the clock to a time that some heartbeat allows. It runs on only within this
        process's lease.
        """
        self._ahead = game - self._monotonic()
        self._limit = max(self._limit, game)

    async def _give(self, *, is_closed: bool = False) -> None:
        """Stores a heartbeat, which extends the lease."""
        monotonic = self._monotonic()
        game, part = divmod(min(monotonic + self._ahead, self._limit), MS)
        beat = Heartbeat(
            process=self._heartbeats.process,
            game_ms=game,
            limit_ms=game if self._is_stopped else game + LEASE_MS,
            wall_ms=self._wall() // MS,
            # When the clock reached `game`, rounded down: nobody then takes this clock for slower
            # than it is.
            monotonic_ms=(monotonic - part) // MS,
            boot=self._boot,
            is_closed=is_closed,
        )
        await self._heartbeats.store(beat)
        if self._running() > self._limit:
            self._set(max(self._shown, self._limit))
        if not self._is_stopped:
            self._limit = max(self._limit, beat.limit_ms * MS)

    def _latest(self, beat: Heartbeat) -> int:
        """The latest time that the process with this heartbeat can show now."""
        elapsed = self._elapsed(beat)
        if elapsed is None or elapsed < 0:
            return beat.limit_ms
        return min(beat.limit_ms, beat.game_ms + elapsed)

    def _likely(self, beat: Heartbeat) -> int:
        """The time that the process with this heartbeat probably shows now. It has shown at least
        this.
        """
        return min(beat.limit_ms, beat.game_ms + (self._elapsed(beat) or 0))

    def _elapsed(self, beat: Heartbeat) -> int | None:
        """Milliseconds since this heartbeat; None if unknown.

        It may be negative between machines, and is not rounded up: if both sides rounded up, each
        would catch up with the other forever.
        """
        if self._boot and self._boot == beat.boot:
            return self._monotonic() // MS - beat.monotonic_ms
        elapsed = self._wall() // MS - beat.wall_ms
        return elapsed if -LEASE_MS <= elapsed <= LEASE_MS else None


async def open_clock(heartbeats: Heartbeats, every_s: float = EVERY_S) -> ServerClock:
    """Starts a clock that keeps storing heartbeats."""
    clock = ServerClock(heartbeats)
    await clock.start()
    clock.keep(every_s)
    return clock
