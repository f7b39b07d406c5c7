"""Who begins: an option, a lot drawn by chance, and its notation, alike in every game.

A game refuses a seat that is not at its table with the rule of its own.
"""

import re
from dataclasses import dataclass
from typing import Final

from tavolino.core.options import Choice, Options
from tavolino.core.seats import Seat

_NAME: Final = "first"
_LOT: Final = "lot"
_TEXT: Final = re.compile(r"first ([0-9])")


@dataclass(frozen=True, slots=True)
class First:
    """The lot that says who begins: a move of chance."""

    seat: Seat

    def __str__(self) -> str:
        return f"first {self.seat}"


def first_option(most_seats: int, rule: str) -> Choice:
    """Drawn by lot, or a named seat."""
    return Choice(_NAME, (_LOT, *map(str, range(most_seats))), _LOT, rule)


def named_first(options: Options) -> First | None:
    """The seat the table has named to begin; None if the lot decides."""
    value = options[_NAME]
    return None if value == _LOT else First(int(value))


def read_first(text: str, most_seats: int = 10) -> First | None:
    """The lot a text means, if it is one and names a seat the game can have.

    >>> read_first("first 2"), read_first("second 2")
    (First(seat=2), None)
    """
    match = _TEXT.fullmatch(text)
    return First(int(match[1])) if match and int(match[1]) < most_seats else None
