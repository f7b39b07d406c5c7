"""A live table: a serial actor that stores events before it shows them."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, Protocol

from tavolino.core import Refused
from tavolino.protocol.messages import ChatLine
from tavolino.server.live.repository import making_sense_of, off_loop
from tavolino.server.live.services import TableServices
from tavolino.server.live.socket_frames import SocketFrames
from tavolino.server.storage import Conflict, Statement, Unavailable
from tavolino.table.changes import Change, draft_of
from tavolino.table.events import LoggedEvent, Person
from tavolino.table.frames import TableFrames, people_shown
from tavolino.table.meta import TableMeta
from tavolino.table.seat_names import still_valid
from tavolino.table.table import Table

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
        return await self._act(change, (person, submit), also, self._services.clock.now())

    def check_not_archived(self) -> None:
        """Refuses changes of an archived table."""
        if self.meta.is_archived:
            raise Refused("TABLE", "archived")

    async def _act(
        self, change: Change, key: tuple[Person, str], also: Sequence[Statement], now: int
    ) -> int:
        asked_at = time.perf_counter()
        is_newest = not self._services.bus.is_shared
        async with self._serial:
            give_up_at = time.perf_counter() + RETRY_S
            while time.perf_counter() < give_up_at:
                done = self.table.version_after(*key)
                if done is not None:
                    return done
                # Another process's clock may be ahead of this one's by a little.
                draft, refusal = draft_of(self.table, change, max(now, self.table.last_at))
                if draft.version == self.table.version:
                    if not is_newest:
                        # Nothing is stored, so no Conflict can reveal that this copy is outdated.
                        is_newest = True
                        if await self._has_caught_up():
                            continue
                    if refusal:
                        raise refusal
                    return draft.version
                try:
                    await self._services.repository.append(
                        self.table, draft, self._services.wall_ms(), () if refusal else also
                    )
                except Conflict:
                    if not await self._catch_up():
                        await self._look_into_archive()
                    continue
                except Unavailable:
                    # It may be stored or not; only the storage knows, once it answers again.
                    raise Refused("STORAGE", "away") from None
                self.submitted_at = asked_at
                await self._change(draft, is_mine=True)
                if self._services.bus.is_shared:
                    await self._services.bus.publish(self.channel, b"version %d" % draft.version)
                if refusal:
                    raise refusal
                return draft.version_after(*key) or draft.version
        raise Refused("STORAGE", "busy")

    @property
    def channel(self) -> str:
        return f"table:{self.table.id}"

    async def catch_up(self) -> None:
        """Applies the events that other processes have stored."""
        async with self._serial:
            await self._catch_up()

    async def _has_caught_up(self) -> bool:
        """Like `_catch_up`, but refuses if the storage does not answer."""
        try:
            return await self._catch_up()
        except Unavailable:
            raise Refused("STORAGE", "away") from None

    async def _catch_up(self) -> bool:
        """Applies the events that other processes have stored; False if there are none."""
        events = await self._services.repository.after(self.table.id, self.table.version)
        if not events:
            return False
        await self._change(await off_loop(len(events), lambda: self._with(events)), is_mine=False)
        return True

    async def _look_into_archive(self) -> None:
        """Refuses if the table was archived while it was still live."""
        if await self._services.repository.archive.has(self.table.id):
            self.meta = replace(self.meta, is_archived=True)
            self.check_not_archived()

    def _with(self, events: Sequence[LoggedEvent]) -> Table:
        draft = self.table.fork()
        with making_sense_of(self.table.id):
            for logged in events:
                draft.apply(logged)
        return draft

    async def _change(self, table: Table, *, is_mine: bool) -> None:
        if table.roles is not self.table.roles:
            # Somebody who sits down may have changed their name just before.
            new_people = people_shown(table) - people_shown(self.table)
            for person in new_people:
                self.forget_name(person)
            unknown = people_shown(table) - self.names.keys()
            if unknown:
                await self.learn_names(unknown)
        if table.owner != self.table.owner:
            # The title belongs to the previous owner, who has left.
            self.meta = replace(self.meta, title="")
        if self.meta.seat_names:
            self.meta = replace(self.meta, seat_names=still_valid(self.meta.seat_names, table))
        self.table = table
        self._frames = None
        for listener in tuple(self.listeners):
            listener.on_change()
        self.on_change(is_mine)

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
