"""The moves of both Scalino games, and their notation."""

import re
from dataclasses import dataclass
from typing import Final

from tavolino.core import Choice, Options, Refused, Seat

FIRST: Final = Choice("first", ("lot", "0", "1", "2", "3", "4", "5"), "lot", "SC-2")
"""Who begins: drawn by lot, or a named seat."""


@dataclass(frozen=True)
class First:
    """The lot that says who begins (a move of chance). SC-2"""

    seat: Seat

    def __str__(self) -> str:
        return f"first {self.seat}"


@dataclass(frozen=True)
class Decline:
    """Leaving the level bonus. SC-9, SD-3"""

    def __str__(self) -> str:
        return "decline"


DECLINE: Final = Decline()

_FIRST_TEXT: Final = re.compile(r"first ([0-9])")


def read_first(text: str) -> First:
    match = _FIRST_TEXT.fullmatch(text)
    if not match:
        raise Refused("NOTATION", "first", text=text[:20])
    return First(int(match[1]))


def check_first(lot: First, seats: int) -> None:
    """Refuses a lot for a seat that is not at the table. SC-2"""
    if not 0 <= lot.seat < seats:
        raise Refused("SC-2", "first", got=lot.seat, seats=seats)


def named_first(options: Options, seats: int) -> Seat | None:
    """The seat the table has named to begin, if it has. SC-2"""
    value = options["first"]
    if value == "lot":
        return None
    first = First(int(value))
    check_first(first, seats)
    return first.seat
