"""What a device stores of its tables, and the interface to where it is stored."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import msgspec
from msgspec import Struct

from tavolino.core import Refused
from tavolino.match.table import Table
from tavolino.protocol.messages import encode
from tavolino.protocol.tables import StoredTable
from tavolino.tables.event_format import write_event


class NewEvents(Struct, frozen=True):
    """Events to add to a table, the first of which leads to version `first`. With `first` 1 the
    table is new.
    """

    id: str
    secret: str
    title: str
    first: int
    events: list[str]
    game: str
    phase: str
    """The game and the phase after these events, for lists of tables."""


class DeviceStorage(Protocol):
    async def add(self, batch: Sequence[NewEvents]) -> None:
        """Stores all events of a batch or, if it raises, none. Raises if a table already has an
        event with one of these versions: another window was first.
        """

    async def load(self, table_id: str) -> StoredTable | None: ...


class JsonStorage:
    """A storage behind two functions that take and return JSON, such as those of a browser.

    `add` gets a list of `NewEvents`; `load` gets an id and returns a `StoredTable`, or nothing.
    """

    def __init__(
        self,
        add: Callable[[str], Awaitable[object]],
        load: Callable[[str], Awaitable[str | None]],
    ) -> None:
        self._add = add
        self._load = load

    async def add(self, batch: Sequence[NewEvents]) -> None:
        await self._add(encode(batch).decode())

    async def load(self, table_id: str) -> StoredTable | None:
        text = await self._load(table_id)
        if not text:
            return None
        try:
            return msgspec.json.decode(text, type=StoredTable)
        except msgspec.DecodeError:
            raise Refused("TABLE", "damaged") from None


def new_events(table: Table, title: str, since: int = 0) -> NewEvents:
    """The events of a table after version `since`."""
    return NewEvents(
        id=table.id,
        secret=table.dealer.secret.hex(),
        title=title,
        first=since + 1,
        events=[write_event(logged) for logged in table.events[since:]],
        game=table.game.name,
        phase=table.phase,
    )
