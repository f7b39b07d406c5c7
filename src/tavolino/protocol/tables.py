"""Types of the requests and answers about tables over HTTP."""

from typing import Annotated

from msgspec import Meta, Struct

from tavolino.protocol.log import Phase
from tavolino.protocol.messages import SeatView

Short = Annotated[str, Meta(max_length=60)]
Chosen = dict[Short, Annotated[str, Meta(max_length=4000)] | int]


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. `occupants` has for each seat "me", "free", or "bot:" and the name of a bot;
    seats that are not given are free. `seat_names` has, for each seat of the owner, the name of
    the person who plays there at the owner's screen; empty for the owner. With `ready`, the
    owner is ready to start. In an unrated game of the owner and bots, `moves` have been made
    already when it begins, and the same `seed` gives the same dice or cards.
    """

    game: Short
    seats: Annotated[int, Meta(ge=0, le=63)]
    options: Chosen = {}
    settings: Chosen = {}
    title: Annotated[str, Meta(max_length=80)] = ""
    occupants: Annotated[list[Short], Meta(max_length=64)] = []
    seat_names: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=64)] = []
    ready: bool = True
    moves: Annotated[list[Short], Meta(max_length=100)] = []
    seed: Short = ""


class StoredTable(Struct, frozen=True):
    """A table as a device stores it, with all its events, one line of JSON each. The dealer's
    secret is among it: players of this device could find it out, and cheat nobody but themselves.

    A finished one can be handed to a server, which ignores fields that it does not know.
    """

    id: Annotated[str, Meta(max_length=64)]
    secret: Annotated[str, Meta(max_length=64)]
    title: Annotated[str, Meta(max_length=80)]
    events: list[str]
    seat_names: Annotated[list[Short], Meta(max_length=64)] = []
    """The names of the people who play at this screen, by seat; empty for the player."""


class LookForOpponent(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that steps in if nobody comes; empty to wait for people only."""

    bot: Short = ""


class QuickMatchStatus(Struct, frozen=True):
    """The status of a person who looks for an opponent. `table` is empty as long as they wait:
    then `others` wait for this game, too, and a bot steps in after `bot_in_ms`, if one is wanted.
    """

    table: str
    others: int
    bot_in_ms: int | None


class TableLink(Struct, frozen=True):
    """How to find a table: its id, its address, and the code that others can enter."""

    id: str
    url: str
    code: str


class ListedSeat(Struct, frozen=True):
    seat: int
    person: str
    name: str


class ListedTable(Struct, frozen=True):
    """A table in a list. Times are wall-clock ms; `due` are the seats that may move now."""

    id: str
    game: str
    title: str
    phase: Phase
    seats: int
    free_seats: int
    created_at: int
    changed_at: int
    due: list[int]
    people: list[ListedSeat]
    mine: list[int]
    """The seats of the person who asks."""
    ranks: list[int] | None


class TableList(Struct, frozen=True):
    tables: list[ListedTable]


class Position(Struct, frozen=True):
    """The game after `n` of the `last` entries of its log, as one viewer sees it."""

    n: int
    last: int
    seat_view: SeatView
