"""The games' clock, which stops while no server runs."""

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from tavolino.server.clock import Heartbeat, Heartbeats
from tavolino.server.periodic import Periodic
from tavolino.server.storage import Conflict, Unavailable

MS: Final = 1_000_000
"""Nanoseconds in a millisecond."""
LEASE_MS: Final = 1000
"""How far the clock may run past the last stored heartbeat."""
OVERDUE_MS: Final = 2000
"""A heartbeat that is overdue by this much means that storage is unavailable, not just slow."""
TOLERANCE_MS: Final = 100
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


class ReceivedHeartbeat(NamedTuple):
    """A heartbeat of another process that came over the bus, and when."""

    beat: Heartbeat
    monotonic_ns: int

    def time_ns(self, monotonic_ns: int) -> int:
        """The games' time that the other process shows now, if it still runs."""
        elapsed = monotonic_ns - self.monotonic_ns
        return min(self.beat.game_ms * MS + elapsed, self.beat.limit_ms * MS)


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
        # All times of this class are in nanoseconds, those of heartbeats in milliseconds.
        self._offset = 0
        """The games' time minus the monotonic clock, while the lease lasts."""
        self._lease_end = 0
        self._last_shown = 0
        self._is_stopped = False
        self._received: dict[str, ReceivedHeartbeat] = {}
        """The last heartbeats from the bus, by process."""
        self._stop_listening = heartbeats.listen(self._receive)
        self._ticking: Periodic | None = None

    def now(self) -> int:
        """The games' time now, in milliseconds."""
        shown = self._own_time()
        if shown == self._lease_end and self._received:
            monotonic = self._monotonic()
            shown = max(shown, *(one.time_ns(monotonic) for one in self._received.values()))
        self._last_shown = max(self._last_shown, shown)
        return self._last_shown // MS

    @property
    def is_stalled(self) -> bool:
        """True if no heartbeat has been stored for some seconds."""
        return self._unleased_time() > self._lease_end + OVERDUE_MS * MS

    async def start(self) -> None:
        """Continues from the time of the processes that run, or ran last."""
        others = await self._heartbeats.read()
        game_ms = max(map(self._latest_ms, others), default=self._wall() // MS)
        self._set_time(game_ms * MS)
        await self._store_heartbeat()

    def tick_every(self, seconds: float) -> None:
        """Starts to tick in the background."""
        self._ticking = Periodic("the games' clock", seconds, self._tick_or_warn)
        self._ticking.start()

    async def tick(self) -> None:
        """Stores a heartbeat. Catches up first if another process is ahead."""
        others = await self._heartbeats.read()
        processes = {one.process for one in others}
        self._received = {name: one for name, one in self._received.items() if name in processes}
        game_ms = max(map(self._likely_ms, others), default=0)
        if game_ms - self._own_time() // MS > TOLERANCE_MS and not self._is_stopped:
            self._set_time(game_ms * MS)
        if self._last_shown > self._own_time():
            self._set_time(self._last_shown)  # it was another process's time
        await self._store_heartbeat()

    def stop(self) -> None:
        """Stops the clock for good. Call it first when shutting down, so that the time this takes
        counts against nobody. Heartbeats go on until `close`.
        """
        if not self._is_stopped:
            self._stop_listening()
        self._received.clear()
        self._lease_end = self._own_time()
        self._is_stopped = True

    async def close(self) -> None:
        """Stops the clock and stores its time; the next process continues from it."""
        self.stop()
        if self._ticking is not None:
            await self._ticking.close()
        with suppress(Conflict, Unavailable):
            await self._store_heartbeat(is_closed=True)

    def _unleased_time(self) -> int:
        """The games' time if there were no lease."""
        return self._monotonic() + self._offset

    def _own_time(self) -> int:
        """The games' time within this process's lease."""
        return min(self._unleased_time(), self._lease_end)

    def _set_time(self, game: int) -> None:
        """Sets the clock to a time that some heartbeat allows. It goes on from there only within
        this process's lease.
        """
        self._offset = game - self._monotonic()
        self._lease_end = max(self._lease_end, game)

    def _receive(self, beat: Heartbeat) -> None:
        if beat.is_closed:
            self._received.pop(beat.process, None)
        else:
            self._received[beat.process] = ReceivedHeartbeat(beat, self._monotonic())

    async def _tick_or_warn(self) -> None:
        try:
            await self.tick()
        except (Conflict, Unavailable):
            log.warning("no heartbeat could be stored, so the games' clock will stop")

    async def _store_heartbeat(self, *, is_closed: bool = False) -> None:
        """Stores a heartbeat, which extends the lease."""
        monotonic = self._monotonic()
        game_ms, fraction = divmod(min(monotonic + self._offset, self._lease_end), MS)
        beat = Heartbeat(
            process=self._heartbeats.process,
            game_ms=game_ms,
            limit_ms=game_ms if self._is_stopped else game_ms + LEASE_MS,
            wall_ms=self._wall() // MS,
            # When the clock reached `game_ms`, rounded down: nobody then takes this clock for
            # slower than it is.
            monotonic_ms=(monotonic - fraction) // MS,
            boot=self._boot,
            is_closed=is_closed,
        )
        await self._heartbeats.store(beat)
        if self._unleased_time() > self._lease_end:
            # The lease ended before this heartbeat was stored: the clock stood still meanwhile.
            self._set_time(max(self._last_shown, self._lease_end))
        if not self._is_stopped:
            self._lease_end = max(self._lease_end, beat.limit_ms * MS)

    def _latest_ms(self, beat: Heartbeat) -> int:
        """The latest time that the process with this heartbeat can show now."""
        elapsed = self._elapsed_ms(beat)
        if elapsed is None or elapsed < 0:
            return beat.limit_ms
        return min(beat.limit_ms, beat.game_ms + elapsed)

    def _likely_ms(self, beat: Heartbeat) -> int:
        """The time that the process with this heartbeat probably shows now. It has shown at least
        this.
        """
        return min(beat.limit_ms, beat.game_ms + (self._elapsed_ms(beat) or 0))

    def _elapsed_ms(self, beat: Heartbeat) -> int | None:
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
    clock.tick_every(every_s)
    return clock
