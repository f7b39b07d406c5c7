"""The events of a table. A table is the fold of its events, and nothing else.

People are ids here. Their names, their chat and the titles of their tables are stored elsewhere and
can be deleted. Moves are in notation; seats are those of the core (chance is one).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from tavolino.core import GivingUp, Seat, Value

Person = str


@dataclass(frozen=True, slots=True)
class Created:
    """A table is set up. The hash of the dealer's secret is fixed from here on."""

    game: str
    version: int
    seats: int
    options: Mapping[str, Value]
    settings: Mapping[str, Value]
    owner: Person
    hash: str
    stand_in: str
    """The bot that moves for absent people."""


@dataclass(frozen=True, slots=True)
class SeatTaken:
    seat: Seat
    person: Person


@dataclass(frozen=True, slots=True)
class BotSeated:
    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class SeatFreed:
    """A seat is free again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReadyChanged:
    person: Person
    ready: bool


@dataclass(frozen=True, slots=True)
class OwnerChanged:
    """The table has another owner."""

    owner: Person


@dataclass(frozen=True, slots=True)
class Closed:
    """Everybody left before the game began."""


@dataclass(frozen=True, slots=True)
class Started:
    pass


@dataclass(frozen=True, slots=True)
class Moved:
    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class UndoRequested:
    seat: Seat
    to: int


@dataclass(frozen=True, slots=True)
class UndoAnswered:
    person: Person
    yes: bool


@dataclass(frozen=True, slots=True)
class Undone:
    seat: Seat
    to: int


@dataclass(frozen=True, slots=True)
class Resigned:
    seat: Seat
    why: GivingUp


@dataclass(frozen=True, slots=True)
class Hinted:
    """A seat was given a hint."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StandInStarted:
    """The stand-in moves for a seat: for this turn only, or until its person reclaims it."""

    seat: Seat
    until: Literal["turn", "back"]
    why: Literal["left", "absent", "wish", "time", "resigned"]


@dataclass(frozen=True, slots=True)
class SeatReclaimed:
    seat: Seat


@dataclass(frozen=True, slots=True)
class PeekRequested:
    """A spectator asks to see what this seat sees."""

    person: Person
    seat: Seat


@dataclass(frozen=True, slots=True)
class PeekAnswered:
    person: Person
    seat: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over, and the dealer reveals the secret."""

    secret: str


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same people play again at another table."""

    table: str


Event = (
    Created
    | SeatTaken
    | BotSeated
    | SeatFreed
    | ReadyChanged
    | OwnerChanged
    | Closed
    | Started
    | Moved
    | UndoRequested
    | UndoAnswered
    | Undone
    | Resigned
    | Hinted
    | StandInStarted
    | SeatReclaimed
    | PeekRequested
    | PeekAnswered
    | Ended
    | Rematched
)


class LoggedEvent(NamedTuple):
    """An event with its time (server ms) and, if a command caused it, who gave it and its id."""

    at: int
    event: Event
    by: Person = ""
    submit: str = ""
