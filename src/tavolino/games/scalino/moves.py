"""The moves both Scalino games share, besides the places of blocks."""

from dataclasses import dataclass
from typing import Final

from tavolino.core import FirstPlayer, FirstPlayerDraw, Refused


@dataclass(frozen=True)
class Decline:
    """Leaving the level bonus. SC-9, SD-3"""

    def __str__(self) -> str:
        return "decline"


DECLINE: Final = Decline()


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
