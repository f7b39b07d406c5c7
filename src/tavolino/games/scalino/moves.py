"""The moves both Scalino games share, besides the places of blocks."""

from dataclasses import dataclass
from typing import Final

from tavolino.core import First, Options, Refused, Seat, named_first, read_first


@dataclass(frozen=True)
class Decline:
    """Leaving the level bonus. SC-9, SD-3"""

    def __str__(self) -> str:
        return "decline"


DECLINE: Final = Decline()


def read_lot(text: str) -> First:
    """The lot that says who begins. SC-2"""
    lot = read_first(text)
    if lot is None:
        raise Refused("NOTATION", "first", text=text[:20])
    return lot


def check_first(lot: First, seats: int) -> None:
    """Refuses a lot for a seat that is not at the table. SC-2"""
    if not 0 <= lot.seat < seats:
        raise Refused("SC-2", "first", got=lot.seat, seats=seats)


def first_seat(options: Options, seats: int) -> Seat | None:
    """The seat the table has named to begin, if it has. SC-2"""
    named = named_first(options)
    if named is None:
        return None
    check_first(named, seats)
    return named.seat
