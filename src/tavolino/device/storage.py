"""What a device stores of its tables, and the interface to where it is stored."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

import msgspec
from msgspec import Struct

from tavolino.core import Refused
from tavolino.protocol.messages import encode
from tavolino.protocol.tables import StoredTable
from tavolino.table.events import Person, write_event
from tavolino.table.table import Table
from tavolino.table.table_meta import SeatName, SeatNames, TableMeta, current_seat_names


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
    """This and what follows is for lists of tables, as it is after these events."""
    phase: str
    seats: int
    free_seats: int
    due: list[int]
    mine: list[int]
    """The seats of people."""
    ranks: list[int] | None
    seat_names: list[str] = []


class StorageError(Exception):
    """Something could not be stored or loaded."""


class DeviceStorage(Protocol):
    """Every method may raise StorageError, and nothing else."""

    async def add(self, batch: Sequence[NewEvents]) -> None:
        """Stores all events of a batch or, if it raises, none. Raises if a table already has an
        event with one of these versions: another window was first.
        """

    async def load(self, table_id: str) -> StoredTable | None: ...

    async def keep_review(self, game_id: str, key: str, review: str) -> None:
        """Stores a part of the analysis of a finished game."""

    async def reviews(self, game_id: str) -> dict[str, str]:
        """What has been stored of the analysis of a game, by key."""


class JsonStorage:
    """A storage behind functions that take and return JSON, such as those of a browser.

    `add` gets a list of `NewEvents`; `load` gets an id and returns a `StoredTable`, or nothing.
    `keep_review` gets an id, a key and a review; `reviews` gets an id and returns an object with
    the reviews by key.
    """

    def __init__(
        self,
        add: Callable[[str], Awaitable[object]],
        load: Callable[[str], Awaitable[str | None]],
        keep_review: Callable[[str, str, str], Awaitable[object]],
        reviews: Callable[[str], Awaitable[str]],
    ) -> None:
        self._add = add
        self._load = load
        self._keep_review = keep_review
        self._reviews = reviews

    async def add(self, batch: Sequence[NewEvents]) -> None:
        with _storage_errors():
            await self._add(encode(batch).decode())

    async def load(self, table_id: str) -> StoredTable | None:
        with _storage_errors():
            text = await self._load(table_id)
        if not text:
            return None
        try:
            return msgspec.json.decode(text, type=StoredTable)
        except msgspec.DecodeError:
            raise Refused("TABLE", "damaged") from None

    async def keep_review(self, game_id: str, key: str, review: str) -> None:
        with _storage_errors():
            await self._keep_review(game_id, key, review)

    async def reviews(self, game_id: str) -> dict[str, str]:
        with _storage_errors():
            return msgspec.json.decode(await self._reviews(game_id), type=dict[str, str])


@contextmanager
def _storage_errors() -> Iterator[None]:
    """Raises StorageError for any exception inside: a browser's are of no class known here."""
    try:
        yield
    except Exception as error:
        raise StorageError(str(error)) from error


def new_events(table: Table, meta: TableMeta, since: int = 0) -> NewEvents:
    """The events of a table after version `since`."""
    return NewEvents(
        id=table.id,
        secret=table.dealer.secret.hex(),
        title=meta.title,
        first=since + 1,
        events=[write_event(logged) for logged in table.events[since:]],
        game=table.game.name,
        phase=table.phase,
        seats=table.seats,
        free_seats=sum(not one.person and not one.bot for one in table.occupants),
        due=sorted(table.due),
        mine=[seat for seat, one in enumerate(table.occupants) if one.person],
        ranks=list(table.outcome.ranks) if table.outcome else None,
        seat_names=_by_seat(current_seat_names(meta.seat_names, table)),
    )


def _by_seat(seat_names: SeatNames) -> list[str]:
    """The names in the order of the seats, up to the last seat that has one."""
    return [
        seat_names[seat].name if seat in seat_names else ""
        for seat in range(max(seat_names, default=-1) + 1)
    ]


def meta_of(stored: StoredTable, person: Person) -> TableMeta:
    """What is stored besides the events, at the screen of this person."""
    names = {seat: SeatName(person, name) for seat, name in enumerate(stored.seat_names) if name}
    return TableMeta("", stored.title, seat_names=names)
