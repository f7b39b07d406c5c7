"""Notifies all processes when something about a person changes; each reloads what it shows.

A message contains only the id of the person. An empty message means that some may have been lost.
"""

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from dataclasses import replace
from typing import Final, Protocol

from tavolino.core import Refused
from tavolino.server.bus import Bus
from tavolino.server.live.live import LiveTable
from tavolino.server.live.manager import TableManager
from tavolino.server.people.people import People
from tavolino.server.people.sessions import Sessions
from tavolino.server.storage import Unavailable
from tavolino.table.events import Person

CHANNEL: Final = "people"

log = logging.getLogger(__name__)


class Peer(Protocol):
    """A connected person, with their session and the language of the connection."""

    person: Person
    session: str
    language: str

    def say_bye(self, refusal: Refused, code: int = ...) -> None:
        """Closes the connection with a reason."""


class PersonUpdates:
    def __init__(
        self,
        bus: Bus,
        people: People,
        sessions: Sessions,
        table_manager: TableManager,
        peers: Iterable[Peer],
    ) -> None:
        self._bus = bus
        self._people = people
        self._sessions = sessions
        self._table_manager = table_manager
        self._peers = peers
        self._tasks: set[asyncio.Task[None]] = set()
        self._stop = bus.subscribe(CHANNEL, self._hear)

    async def publish(self, person: Person) -> None:
        """Announces that a person changed name or language, signed out or was deleted."""
        await self._bus.publish(CHANNEL, person.encode())

    async def close(self) -> None:
        self._stop()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _hear(self, message: bytes) -> None:
        if message:
            self._start(self._update(message.decode()))
            return
        for person in {peer.person for peer in self._peers}:
            self._start(self._update(person))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _update(self, person: Person) -> None:
        try:
            self._people.forget_name(person)
            await self._update_peers(person)
            for table_session in list(self._table_manager.table_sessions.values()):
                await self._update_table(table_session.live, person)
        except Unavailable:
            log.warning("storage is away, so updates of a person are late")

    async def _update_peers(self, person: Person) -> None:
        """Updates the language of their connections, and closes those whose session has ended."""
        peers = [peer for peer in self._peers if peer.person == person]
        if not peers:
            return
        still_open = await self._sessions.still_open(person)
        language = await self._people.language(person)
        for peer in peers:
            peer.language = language
            if peer.session not in still_open:
                peer.say_bye(Refused("ACCESS", "signed-out"))

    async def _update_table(self, live: LiveTable, person: Person) -> None:
        """Reloads what a live table shows of this person: names, and perhaps the title."""
        if person not in live.names and person != live.table.owner:
            return
        repository = self._table_manager.services.repository
        title = await repository.title(live.table.id)
        if title is not None:
            seat_names = await repository.seat_names(live.table.id)
            live.meta = replace(live.meta, title=title, seat_names=seat_names)
        await live.rename(person)
