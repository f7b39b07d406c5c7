"""The entries of a game's log."""

from typing import Generic, Literal, NamedTuple, TypeVar

from tavolino.core.seats import Seat

M = TypeVar("M")
GivingUp = Literal["resigned", "time"]


class Entry(NamedTuple, Generic[M]):
    """A move: who made it, what it was, and when (ms since the start).

    >>> Entry(seat=0, move="e5", at=1200)
    Entry(seat=0, move='e5', at=1200)
    """

    seat: Seat
    move: M
    at: int = 0


class Undo(NamedTuple):
    """Takes back entry number `to` and everything after it. The log itself only grows."""

    seat: Seat
    to: int
    at: int = 0


class Resign(NamedTuple):
    """A seat gives up, or loses by the table's clock. It ranks last, even if a stand-in plays on
    for it.
    """

    seat: Seat
    why: GivingUp = "resigned"
    at: int = 0
