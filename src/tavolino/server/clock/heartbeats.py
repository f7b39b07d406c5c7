"""Which of the processes that share a database are alive."""

from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Final

import msgspec

from tavolino.server.bus import Bus
from tavolino.server.clock.repository import Heartbeat, HeartbeatRepository
from tavolino.server.storage import Database

MISSED: Final = 5
"""A process whose heartbeat is unchanged after this many reads is dead."""
KEPT: Final = 120
"""The row of a dead process is deleted after this many reads."""
CHANNEL: Final = "heartbeats"


class Heartbeats:
    """The heartbeats of all processes that share a database, as one of them sees them.

    A process counts as dead when its row stays the same over several reads by this process. Clocks
    are not compared, so the clocks of two machines need not agree, and a process that is slow
    itself does not take the others for dead.

    A heartbeat that has been stored is also sent over the bus, so the others know it even if the
    database becomes unavailable right afterwards.
    """

    def __init__(self, database: Database, bus: Bus) -> None:
        self.process: Final = token_hex(8)
        self._repository = HeartbeatRepository(database)
        self._bus = bus
        self._unchanged: dict[Heartbeat, int] = {}
        """The latest heartbeats of the other processes, and for how many reads each has not
        changed.
        """

    async def read(self) -> Sequence[Heartbeat]:
        """Reads the latest heartbeat of every other process."""
        others = [one for one in await self._repository.all() if one.process != self.process]
        self._unchanged = {one: self._unchanged.get(one, -1) + 1 for one in others}
        return others

    async def store(self, beat: Heartbeat) -> None:
        """Stores this process's heartbeat, and deletes rows of processes that died long ago.

        A row whose limit is ahead of this process's clock is kept: the clock of the next process
        must not start before it.
        """
        gone = [one.process for one, reads in self._unchanged.items() if reads >= KEPT]
        await self._repository.store(beat, gone)
        await self._bus.publish(CHANNEL, msgspec.json.encode(beat))

    def listen(self, hear: Callable[[Heartbeat], None]) -> Callable[[], None]:
        """Calls `hear` with heartbeats that others have stored. Call the result to unsubscribe."""

        def receive(message: bytes) -> None:
            try:
                beat = msgspec.json.decode(message, type=Heartbeat)
            except msgspec.DecodeError:
                return  # messages were lost, or come from another version
            if beat.process != self.process:
                hear(beat)

        return self._bus.subscribe(CHANNEL, receive)

    @property
    def dead(self) -> list[str]:
        """Ids of processes that have ended, properly or not.

        Where the database is not shared, these are all other processes.
        """
        return [
            one.process
            for one, reads in self._unchanged.items()
            if one.is_closed or not self._bus.is_shared or reads >= MISSED
        ]
