"""A table somebody is at: a serial actor that stores first and shows afterwards."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, Protocol

from tavolino.core import Refused, Seat
from tavolino.match.commands import pass_time
from tavolino.match.events import LoggedEvent, Person
from tavolino.match.table import Table
from tavolino.server.protocol.connection import text_frame
from tavolino.server.protocol.messages import ChatLine, ShownTable
from tavolino.server.storage import Conflict, Statement, Unavailable
from tavolino.server.tables.frames import people_shown, show_table, table_message
from tavolino.server.tables.repository import TableMeta, making_sense_of, off_loop
from tavolino.server.tables.services import TableServices

RETRY_S: Final = 5.0
"""How long a change is tried again when other processes are first with theirs."""
Change = Callable[[Table, int], None]
"""Runs commands on a fork of the table at a given time; may refuse."""

log = logging.getLogger(__name__)


class Listener(Protocol):
    """Somebody at the table, here in this process."""

    person: Person

    def on_change(self) -> None:
        """There is something new at the table."""

    def on_chat(self, line: ChatLine) -> None:
        """Somebody said something."""

    def on_presence(self, people: list[Person]) -> None:
        """Somebody came or went."""


class LiveTable:
    """`table` is what is stored, always; whatever is shown comes from it.

    All changes go through `act`, one after the other. Another process may be first with one of its
    own: then this one takes in what that was, and tries again on top of it.
    """

    def __init__(self, table: Table, meta: TableMeta, services: TableServices) -> None:
        self.table = table
        self.meta = meta
        self.names: dict[str, str] = {}
        self.listeners: set[Listener] = set()
        self.submitted_at = 0.0
        """When the last change made here was asked for, in seconds of the process's own clock."""
        self.on_change: Callable[[bool], None] = lambda mine: None
        """Called after each change, with whether this process made it."""
        self._services = services
        self._serial = asyncio.Lock()
        self._frames: dict[tuple[tuple[Seat, ...], int], bytes] = {}
        self._shown: ShownTable | None = None

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

        A submit that has had its effect already gets the version it had then. Its time is that of
        the call: waiting for others costs nobody time. A caller that may be cancelled shields this,
        else what is stored meanwhile may be shown late.
        """
        self.check_not_archived()
        return await self._act(change, (person, submit), also, self._services.clock.now())

    def check_not_archived(self) -> None:
        """Refuses whatever would change a table that is kept in a file."""
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
                done = self.table.submits.get(key)
                if done is not None:
                    return done
                # Another process's clock may be ahead of this one's by a little.
                draft, refusal = self._draft(change, max(now, self.table.last_at))
                if draft.version == self.table.version:
                    if not is_newest:
                        # There is nothing to store, so storage cannot tell that this is old.
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
                    # It may be stored or not; only storage can tell, when it answers again.
                    raise Refused("STORAGE", "away") from None
                self.submitted_at = asked_at
                await self._change(draft, is_mine=True)
                await self._services.bus.publish(self.channel, b"version %d" % draft.version)
                if refusal:
                    raise refusal
                return draft.submits.get(key, draft.version)
        raise Refused("STORAGE", "busy")

    def _draft(self, change: Change, now: int) -> tuple[Table, Refused | None]:
        """The table as it would be; if the change is refused, as time alone leaves it."""
        timed = self.table.fork()
        pass_time(timed, now)
        draft = timed if timed.version == self.table.version else timed.fork()
        try:
            change(draft, now)
        except Refused as refusal:
            return (timed if draft is not timed else self.table), refusal
        return draft, None

    @property
    def channel(self) -> str:
        return f"table:{self.table.id}"

    async def catch_up(self) -> None:
        """Takes in what other processes have stored."""
        async with self._serial:
            await self._catch_up()

    async def _has_caught_up(self) -> bool:
        """Takes in what other processes have stored, if there is anything."""
        try:
            return await self._catch_up()
        except Unavailable:
            raise Refused("STORAGE", "away") from None

    async def _catch_up(self) -> bool:
        """Takes in what other processes have stored; False if that was nothing."""
        events = await self._services.repository.after(self.table.id, self.table.version)
        if not events:
            return False
        await self._change(await off_loop(len(events), lambda: self._with(events)), is_mine=False)
        return True

    async def _look_into_archive(self) -> None:
        """The table may have been archived while somebody was still here."""
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
            unknown = people_shown(table) - self.names.keys()
            if unknown:
                await self.learn_names(unknown)
        if table.owner != self.table.owner:
            # A title is its author's, who has left.
            self.meta = replace(self.meta, title="")
        self.table = table
        self._forget_frames()
        for listener in tuple(self.listeners):
            listener.on_change()
        self.on_change(is_mine)

    async def settled(self) -> None:
        """Waits until nothing is under way."""
        async with self._serial:
            return

    async def learn_names(self, people: Iterable[Person]) -> None:
        found = await self._services.names(people)
        if found.items() - self.names.items():
            self.names |= found
            self._forget_frames()

    def forget_name(self, person: Person) -> None:
        """The name has changed, or its owner has been forgotten."""
        self.names.pop(person, None)
        self._forget_frames()

    def _forget_frames(self) -> None:
        self._frames.clear()
        self._shown = None

    def frame(self, viewpoints: tuple[Seat, ...], since: int) -> bytes:
        """The message for a websocket, made once for all who get the same."""
        key = (viewpoints, since)
        if key not in self._frames:
            self._frames[key] = text_frame(self.message(viewpoints, since))
        return self._frames[key]

    def message(self, viewpoints: tuple[Seat, ...], since: int) -> bytes:
        """The table from these viewpoints, with the log from entry `since` on."""
        if self._shown is None:
            self._shown = show_table(self.table, self.meta, self.names)
        return table_message(self.table, self._shown, viewpoints, since)

    def entries_at(self, version: int) -> int:
        """The length of the game's log at this version."""
        return self.table.entries_after[version - 1] if 0 < version <= self.table.version else 0
