"""A live table: a serial actor that stores events before it shows them."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, Protocol

from tavolino.core import Refused
from tavolino.protocol.messages import ChatLine
from tavolino.server.live.repository import decode_errors, off_loop
from tavolino.server.live.services import TableServices
from tavolino.server.storage import Conflict, Statement, Unavailable
from tavolino.server.websocket_frames import text_frame
from tavolino.table.commands import Change, draft_of
from tavolino.table.events import LoggedEvent, Person
from tavolino.table.frames import NextFrame, TableFrames, people_shown
from tavolino.table.table import Table
from tavolino.table.table_meta import TableMeta, current_seat_names

RETRY_S: Final = 5.0
"""How long a change is retried when other processes store theirs first."""

log = logging.getLogger(__name__)


class Listener(Protocol):
    """A connection to the table in this process."""

    person: Person
    address: str
    """The key of the client's address."""

    def on_change(self) -> None:
        """Called after the table has changed."""

    def on_rename(self) -> None:
        """Called when a person shown at the table has another name."""

    def on_chat(self, line: ChatLine) -> None:
        """Called for each new chat line."""

    def on_presence(self, frame: bytes) -> None:
        """Called with the frame to show when somebody came or left."""


class SocketFrames:
    """The frames of one state of a table, each encoded once for all who get the same one."""

    def __init__(self, frames: TableFrames) -> None:
        self.frames = frames
        self._encoded: dict[NextFrame, bytes] = {}

    def frame(self, wanted: NextFrame) -> bytes:
        """The websocket frame that somebody needs."""
        found = self._encoded.get(wanted)
        if found is None:
            found = self._encoded[wanted] = text_frame(self.frames.message(*wanted))
        return found


class LiveTable:
    """`table` is always the stored state, and everything shown comes from it.

    All changes go through `act`, one at a time. If another process stores a change first, this one
    reads its events and retries on top of them.
    """

    def __init__(self, table: Table, meta: TableMeta, services: TableServices) -> None:
        self.table = table
        self.meta = meta
        self.names: dict[str, str] = {}
        self.listeners: set[Listener] = set()
        self.submitted_at = 0.0
        """When the last change made by this process was requested, by `time.perf_counter`."""
        self.on_change: Callable[[bool], None] = lambda mine: None
        """Called after each change; the argument is True if this process made it."""
        self._services = services
        self._serial = asyncio.Lock()
        self._frames: SocketFrames | None = None

    @property
    def is_busy(self) -> bool:
        return self._serial.locked()

    async def act(
        self,
        change: Change,
        person: Person = "",
        submit: str = "",
        also: Sequence[Statement] = (),
    ) -> int:
        """Runs a change, stores its events and shows them; returns the table's version.

        A submit that has already taken effect gets the version it led to. The time of a change is
        that of the call, so waiting for other changes costs players no time. A caller that may be
        cancelled must shield this call; otherwise stored events may be shown late.
        """
        self.check_not_archived()
        requested_at, now = time.perf_counter(), self._services.clock.now()
        async with self._serial:
            give_up_at = time.perf_counter() + RETRY_S
            while time.perf_counter() < give_up_at:
                done = self.table.version_after(person, submit)
                if done is not None:
                    return done
                # Another process's clock may be slightly ahead of this one's.
                draft, refusal = draft_of(self.table, change, max(now, self.table.last_at))
                if not await self._store(draft, () if refusal else also):
                    continue
                if draft.version > self.table.version:
                    self.submitted_at = requested_at
                    await self._publish(draft)
                if refusal:
                    raise refusal
                return draft.version_after(person, submit) or draft.version
        raise Refused("STORAGE", "busy")

    async def _store(self, draft: Table, also: Sequence[Statement]) -> bool:
        """Stores the events that a draft adds to the table. False if another process has stored
        events first: the table has them now, and the change must be made again.
        """
        is_unchanged = draft.version == self.table.version
        try:
            if is_unchanged:
                # Without a write there is no Conflict, so look whether this copy is outdated.
                return not (self._services.bus.is_shared and await self._catch_up())
            await self._services.repository.append(
                self.table, draft, self._services.wall_ms(), also
            )
        except Conflict:
            if not await self._catch_up():
                await self._check_archive()
            return False
        except Unavailable:
            # The events may or may not be stored; only the storage knows, once it answers again.
            raise Refused("STORAGE", "away") from None
        return True

    async def _publish(self, draft: Table) -> None:
        """Shows a stored draft here, and announces it to the other processes."""
        await self._replace(draft, is_mine=True)
        if self._services.bus.is_shared:
            await self._services.bus.publish(self.channel, b"version %d" % draft.version)

    def check_not_archived(self) -> None:
        """Refuses changes of an archived table."""
        if self.meta.is_archived:
            raise Refused("TABLE", "archived")

    @property
    def channel(self) -> str:
        return f"table:{self.table.id}"

    async def catch_up(self) -> None:
        """Applies the events that other processes have stored."""
        async with self._serial:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Applies the events that other processes have stored; False if there are none."""
        events = await self._services.repository.after(self.table.id, self.table.version)
        if not events:
            return False
        await self._replace(await off_loop(len(events), lambda: self._with(events)), is_mine=False)
        return True

    async def _check_archive(self) -> None:
        """Refuses if the table was archived while it was still live."""
        if await self._services.repository.archive.has(self.table.id):
            self.meta = replace(self.meta, is_archived=True)
            self.check_not_archived()

    def _with(self, events: Sequence[LoggedEvent]) -> Table:
        draft = self.table.fork()
        with decode_errors(self.table.id):
            for logged in events:
                draft.apply(logged)
        return draft

    async def _replace(self, table: Table, *, is_mine: bool) -> None:
        """Makes a stored state the table, and notifies the listeners."""
        if table.roles_version != self.table.roles_version:
            await self._learn_new_names(table)
        if table.owner != self.table.owner:
            # The title belongs to the previous owner, who has left.
            self.meta = replace(self.meta, title="")
        if self.meta.seat_names:
            self.meta = replace(
                self.meta, seat_names=current_seat_names(self.meta.seat_names, table)
            )
        self.table = table
        self._frames = None
        for listener in tuple(self.listeners):
            listener.on_change()
        self.on_change(is_mine)

    async def _learn_new_names(self, table: Table) -> None:
        """Reads the names of people who were not shown before, or whose name is unknown."""
        for person in people_shown(table) - people_shown(self.table):
            self.forget_name(person)  # they may have changed it just before
        if unknown := people_shown(table) - self.names.keys():
            await self.learn_names(unknown)

    async def settled(self) -> None:
        """Waits until no change is in progress."""
        async with self._serial:
            return

    async def rename(self, person: Person) -> None:
        """Reads the name of a person again, and shows it if it has changed."""
        before = self.names.get(person)
        self.forget_name(person)
        await self.learn_names([person])
        if person in people_shown(self.table) and self.names.get(person) != before:
            for listener in tuple(self.listeners):
                listener.on_rename()

    async def learn_names(self, people: Iterable[Person]) -> None:
        found = await self._services.names(people)
        if found.items() - self.names.items():
            self.names |= found
            self._frames = None

    def forget_name(self, person: Person) -> None:
        """Drops a cached name that has changed or was deleted."""
        self.names.pop(person, None)
        self._frames = None

    @property
    def frames(self) -> SocketFrames:
        """The frames of the table as it is now."""
        if self._frames is None:
            self._frames = SocketFrames(TableFrames(self.table, self.meta, self.names))
        return self._frames
