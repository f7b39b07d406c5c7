"""The events of a table. They determine its state completely.

People are ids here. Their names, their chat and the titles of their tables are stored elsewhere and
can be deleted. Moves are in notation. Seats are those of the core, including chance. Events are
stored in this form, as a tagged union with the tag `type`.
"""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec
from msgspec import Struct

from tavolino.core import GivingUp, Seat, Value
from tavolino.protocol.messages import encode

Person = str


class Created(Struct, frozen=True, tag=True):
    """A table was created. The hash of the dealer's secret is fixed from now on."""

    game: str
    version: int
    seats: int
    options: Mapping[str, Value]
    settings: Mapping[str, Value]
    owner: Person
    hash: str
    stand_in: str
    """The bot that moves for absent people."""


class SeatTaken(Struct, frozen=True, tag=True):
    seat: Seat
    person: Person


class BotSeated(Struct, frozen=True, tag=True):
    seat: Seat
    bot: str


class SeatFreed(Struct, frozen=True, tag=True):
    """A seat became free again."""

    seat: Seat


class ReadyChanged(Struct, frozen=True, tag=True):
    person: Person
    ready: bool


class OwnerChanged(Struct, frozen=True, tag=True):
    """The table has another owner."""

    owner: Person


class Closed(Struct, frozen=True, tag=True):
    """Everybody left before the game began."""


class Started(Struct, frozen=True, tag=True):
    pass


class Moved(Struct, frozen=True, tag=True):
    seat: Seat
    move: str


class UndoRequested(Struct, frozen=True, tag=True):
    seat: Seat
    to: int


class UndoAnswered(Struct, frozen=True, tag=True):
    person: Person
    yes: bool


class Undone(Struct, frozen=True, tag=True):
    seat: Seat
    to: int


class Resigned(Struct, frozen=True, tag=True):
    seat: Seat
    why: GivingUp


class Hinted(Struct, frozen=True, tag=True):
    """A seat was given a hint."""

    seat: Seat


class StandInStarted(Struct, frozen=True, tag=True):
    """The stand-in moves for a seat: for this turn only, or until its person reclaims it."""

    seat: Seat
    until: Literal["turn", "back"]
    why: Literal["left", "absent", "asked", "time", "resigned"]


class Nudged(Struct, frozen=True, tag=True):
    """Somebody present keeps the others waiting, and was asked whether they still play. The
    stand-in starts at `until` (server ms) unless they move or answer.
    """

    seat: Seat
    until: int


class NudgeStopped(Struct, frozen=True, tag=True):
    """The person of a nudged seat still plays."""

    seat: Seat


class SeatReclaimed(Struct, frozen=True, tag=True):
    seat: Seat


class ClockPaused(Struct, frozen=True, tag=True):
    """The person of a seat is on holiday until `until` (server ms). Meanwhile its clock stands
    still, and the others cannot let a bot stand in.
    """

    seat: Seat
    until: int


class ClockResumed(Struct, frozen=True, tag=True):
    """The person of a seat is back from their holiday."""

    seat: Seat


class PeekRequested(Struct, frozen=True, tag=True):
    """A spectator asks to see what this seat sees."""

    person: Person
    seat: Seat


class PeekAnswered(Struct, frozen=True, tag=True):
    person: Person
    seat: Seat
    yes: bool


class Ended(Struct, frozen=True, tag=True):
    """The game is over, and the dealer reveals the secret."""

    secret: str


class Rematched(Struct, frozen=True, tag=True):
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
    | Nudged
    | NudgeStopped
    | SeatReclaimed
    | ClockPaused
    | ClockResumed
    | PeekRequested
    | PeekAnswered
    | Ended
    | Rematched
)


class LoggedEvent(Struct, frozen=True, omit_defaults=True):
    """An event with its time (server ms) and, if a command caused it, who gave it and its id."""

    at: int
    event: Event
    by: Person = ""
    submit: str = ""


read_event: Final = msgspec.json.Decoder(LoggedEvent).decode
"""Decodes an event from its stored form: a JSON text, in the database and in archives."""


def write_event(logged: LoggedEvent) -> str:
    return encode(logged).decode()
