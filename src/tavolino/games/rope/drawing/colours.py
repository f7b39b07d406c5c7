"""The colours of the cards: from 1 to 10 around the colour wheel, and dark scissors.

A light number is readable on each of them. No two cards differ by their colour alone.
"""

from collections.abc import Mapping
from typing import Final

from tavolino.drawing.palette import BLACK, LIGHT, Colour, mix

SCISSORS: Final = "S"
CARD_COLOURS: Final[Mapping[str, Colour]] = {
    "1": "#2C70D1",
    "2": "#007DA9",
    "3": "#038182",
    "4": "#008556",
    "5": "#598002",
    "6": "#857300",
    "7": "#9D6500",
    "8": "#B45002",
    "9": "#B3324B",
    "10": "#813293",
    SCISSORS: BLACK,
}
TINT: Final = 9
"""The share of its colour in the paper of a card, in percent."""
BAND: Final = 30
"""The width of the coloured edge, of a card that is 80 wide."""


def card_paper(name: str) -> Colour:
    """The colour of a card's paper; that of scissors is dark."""
    return BLACK if name == SCISSORS else mix(LIGHT, CARD_COLOURS[name], TINT)
