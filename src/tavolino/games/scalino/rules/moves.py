"""The moves that both Scalino games share, apart from placements."""

import re
from dataclasses import dataclass
from typing import Final

from tavolino.core import FirstPlayer, FirstPlayerDraw, Refused
from tavolino.games.scalino.rules.board import Place, read_place
from tavolino.games.scalino.rules.pyramid import COLOUR_LETTERS, Colour

_COLOURED: Final = re.compile(f"([{COLOUR_LETTERS}])(.+)")


@dataclass(frozen=True)
class Decline:
    """Declines the level bonus. SC-9, SD-3"""

    def __str__(self) -> str:
        return "decline"


DECLINE: Final = Decline()


@dataclass(frozen=True)
class ColouredPlace:
    """A bonus block with a chosen colour. SC-9

    >>> str(read_placement("Gf5-d5")), str(read_placement("f5-d5"))
    ('Gd5-f5', 'd5-f5')
    """

    colour: Colour
    place: Place

    @property
    def size(self) -> int:
        return self.place.size

    def __str__(self) -> str:
        return COLOUR_LETTERS[self.colour] + self.place.name


def read_placement(text: str) -> Place | ColouredPlace:
    """A place, with the letter of a colour in front or without one."""
    coloured = _COLOURED.fullmatch(text)
    if coloured is None:
        return read_place(text)
    return ColouredPlace(COLOUR_LETTERS.index(coloured[1]), read_place(coloured[2]))


def check_first_player(draw: FirstPlayerDraw, move: object, seats: int) -> None:
    """Before anything else the first player must be drawn. SC-2"""
    if not isinstance(move, FirstPlayer):
        raise Refused("SC-2", "draw-first")
    draw.check(move, seats)


def read_first_player(draw: FirstPlayerDraw, text: str) -> FirstPlayer:
    """The first player, drawn. SC-2"""
    first = draw.read(text)
    if first is None:
        raise Refused("NOTATION", "first", text=text[:20])
    return first
