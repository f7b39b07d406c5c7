"""What can happen at a table. A table is the fold of these, and nothing else.

People are ids here: their names, what they say and the title they give a table are kept elsewhere,
so that they can be forgotten. Moves are in notation, seats as in the core (chance is one).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from tavolino.core import GivingUp, Seat, Value

Person = str


@dataclass(frozen=True, slots=True)
class Created:
    """A table is set up; its dealer's hash is fixed from here on."""

    game: str
    version: int
    seats: int
    options: Mapping[str, Value]
    terms: Mapping[str, Value]
    owner: Person
    hash: str
    stand_in: str
    """The bot that moves for absent people."""


@dataclass(frozen=True, slots=True)
class Sat:
    seat: Seat
    person: Person


@dataclass(frozen=True, slots=True)
class BotSat:
    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Stood:
    """A seat is free again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Readied:
    person: Person
    ready: bool


@dataclass(frozen=True, slots=True)
class Handed:
    """The table belongs to somebody else now."""

    owner: Person


@dataclass(frozen=True, slots=True)
class Closed:
    """Everybody left before it began."""


@dataclass(frozen=True, slots=True)
class Started:
    pass


@dataclass(frozen=True, slots=True)
class Moved:
    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class UndoAsked:
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
    """A bot told a seat what it would do."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakenOver:
    """The stand-in moves for a seat: for this turn only, or until its person is back."""

    seat: Seat
    until: Literal["turn", "back"]
    why: Literal["left", "absent", "wish", "time", "resigned"]


@dataclass(frozen=True, slots=True)
class GivenBack:
    seat: Seat


@dataclass(frozen=True, slots=True)
class ShoulderAsked:
    """Somebody who watches asks to see what this seat sees."""

    person: Person
    seat: Seat


@dataclass(frozen=True, slots=True)
class ShoulderAnswered:
    person: Person
    seat: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over, and the dealer shows the secret."""

    secret: str


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same people meet again at another table."""

    table: str


Event = (
    Created
    | Sat
    | BotSat
    | Stood
    | Readied
    | Handed
    | Closed
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | Undone
    | Resigned
    | Hinted
    | TakenOver
    | GivenBack
    | ShoulderAsked
    | ShoulderAnswered
    | Ended
    | Rematched
)


class Happening(NamedTuple):
    """An event with its moment (server ms) and, if somebody asked for it, whose submit it was."""

    at: int
    event: Event
    by: Person = ""
    submit: str = ""
