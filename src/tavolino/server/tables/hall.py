"""All live tables of this process."""

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from tavolino.core import Refused
from tavolino.match.table import Table
from tavolino.server.storage import Conflict, Statement, Unavailable
from tavolino.server.tables.attendant import Attendant
from tavolino.server.tables.chat import Chat
from tavolino.server.tables.frames import people_shown
from tavolino.server.tables.journal import Heading, is_to_be_rated
from tavolino.server.tables.live import LiveTable
from tavolino.server.tables.presence import AGAIN_S, Presence
from tavolino.server.tables.room import Room
from tavolino.server.tables.surroundings import Surroundings
from tavolino.server.thinking import Thinker

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
SWEEP_S: Final = 5.0
TAKE_OVER_S: Final = 0.5
SOON_MS: Final = 15_000
"""A table whose time comes so soon is kept live, so that it comes to the millisecond."""
LATELY_MS: Final = 60_000
IDLE_SWEEPS: Final = 6
"""A room nobody has been in for so many sweeps is closed."""

log = logging.getLogger(__name__)


class Rater(Protocol):
    async def rate(
        self, table_id: str, game: str, seats: int, who: Sequence[str], ranks: Sequence[int]
    ) -> bool: ...


class Hall:
    def __init__(self, around: Surroundings, thinker: Thinker, rater: Rater) -> None:
        self.rooms: dict[str, Room] = {}
        self.around = around
        self._thinker = thinker
        self._rater = rater
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._idle: dict[str, int] = {}
        self._keeping: list[asyncio.Task[None]] = []

    @property
    def _is_shared(self) -> bool:
        """True if other processes may serve the same tables."""
        return self.around.bus.is_shared

    def start(self) -> None:
        """Begins to look after tables nobody is at."""
        loop = asyncio.get_running_loop()
        self._keeping = [
            loop.create_task(self._every(SWEEP_S, self.sweep)),
            loop.create_task(self._every(TAKE_OVER_S, self.take_over_bots)),
            loop.create_task(self._every(AGAIN_S, self._repeat_presence)),
        ]

    async def open(self, table_id: str) -> Room:
        """The room of this table, as new as storage; refuses if there is no such table."""
        if not ID.fullmatch(table_id):
            raise Refused("TABLE", "unknown")
        room = self.rooms.get(table_id)
        if room is None and table_id not in self._opening:
            task = asyncio.get_running_loop().create_task(self._open(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            # One who stops waiting must not stop the others.
            return await asyncio.shield(task)
        if room is None:
            room = await asyncio.shield(self._opening[table_id])
        self._idle.pop(table_id, None)
        if self._is_shared:
            # Whoever asks may have seen more through another process than this one has heard of.
            await room.live.catch_up()
        return room

    async def _open(self, table_id: str) -> Room:
        loaded = await self.around.journal.load(table_id)
        if loaded is None:
            raise Refused("TABLE", "unknown")
        room = self.take_in(*loaded)
        await room.live.catch_up()  # what was stored before this process began to listen
        await room.live.learn_names(people_shown(room.live.table))
        room.attendant.attend(is_mine=not self._is_shared)
        return room

    def take_in(self, table: Table, heading: Heading) -> Room:
        """Makes a stored table live."""
        live = LiveTable(table, heading, self.around)
        attendant = Attendant(live, self.around, self._thinker)
        chat = Chat(table.id, self.around.journal.database, self.around.names)
        room = Room(live, attendant, chat, Presence(self.around.heartbeats.process), self.around)

        def changed(is_mine: bool) -> None:
            attendant.attend(is_mine)
            if is_mine and live.table.phase == "over":
                room.start(self._rate(live.table))

        live.on_change = changed
        self.rooms[table.id] = room
        return room

    async def sweep(self) -> None:
        """Opens rooms where something is due, closes those nobody needs."""
        now = self.around.clock.now()
        database = self.around.journal.database
        waiting = await database.read(
            "SELECT id, wake_at FROM tables WHERE wake_at <= $1 AND phase = 'playing'"
            " ORDER BY wake_at LIMIT 500",
            now + SOON_MS,
        )
        for row in waiting:
            room = await self.open(str(row["id"]))
            if int(str(row["wake_at"])) <= now:
                room.attendant.look()
        unrated = await database.read("SELECT id FROM tables WHERE rated = 0 LIMIT 100")
        for row in unrated:
            room = await self.open(str(row["id"]))
            room.start(self._rate(room.live.table))
        await self._close_empty_rooms()
        if self._is_shared:
            await self._look_for_missed_news()

    async def take_over_bots(self) -> None:
        """Lets the bots think that a dead process was to ask."""
        dead = self.around.heartbeats.dead
        if not dead:
            return
        journal = self.around.journal
        for table_id, process in await journal.bots_of(dead):
            try:
                await journal.claim_bots(table_id, process)
                room = await self.open(table_id)
            except Conflict:
                continue  # another process was first
            except Refused as refusal:
                log.warning("a table cannot be opened", extra={"rule": refusal.rule})
                continue
            room.attendant.attend(is_mine=True)

    async def _look_for_missed_news(self) -> None:
        """A process may have ended after it stored something and before it told the others."""
        stored = await self.around.journal.database.read(
            "SELECT id, seq FROM tables WHERE phase IN ('lobby', 'playing') AND changed_at > $1",
            self.around.wall_ms() - LATELY_MS,
        )
        for row in stored:
            room = self.rooms.get(str(row["id"]))
            if room is not None and int(str(row["seq"])) > room.live.table.version:
                room.start(room.live.catch_up())

    async def _close_empty_rooms(self) -> None:
        for table_id, room in list(self.rooms.items()):
            if not room.is_empty:
                self._idle.pop(table_id, None)
                continue
            self._idle[table_id] = self._idle.get(table_id, 0) + 1
            if self._idle[table_id] > IDLE_SWEEPS:
                await self.forget(table_id)

    async def forget(self, table_id: str) -> None:
        """Closes a room; the table stays stored."""
        self._idle.pop(table_id, None)
        room = self.rooms.pop(table_id, None)
        if room is not None:
            await room.close()

    async def close(self) -> None:
        for task in self._keeping:
            task.cancel()
        await asyncio.gather(*self._keeping, return_exceptions=True)
        for table_id in list(self.rooms):
            await self.forget(table_id)

    async def _every(self, seconds: float, work: Callable[[], object]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                found = work()
                if asyncio.iscoroutine(found):
                    await found
            except Unavailable:
                log.warning("storage is away, so tables wait")
            except Exception:
                log.exception("looking after tables failed")

    async def _repeat_presence(self) -> None:
        for room in list(self.rooms.values()):
            if room.live.listeners:
                room.tell_presence()

    async def _rate(self, table: Table) -> None:
        if not is_to_be_rated(table):
            return
        outcome = table.outcome
        assert outcome is not None
        who = [occupant.person or f"bot:{occupant.bot}" for occupant in table.occupants]
        if not await self._rater.rate(table.id, table.game.name, table.seats, who, outcome.ranks):
            void = "UPDATE tables SET rated = NULL WHERE id = $1 AND rated = 0"
            await self.around.journal.database.write([Statement(void, (table.id,))])
