"""The colours of every drawing: paper, wood, and the four that games are played in."""

from collections.abc import Mapping
from functools import cache
from typing import Final

Colour = str
"""As SVG writes it: `#RRGGBB`."""

PAPER: Final[Colour] = "#FBF7EF"
INK: Final[Colour] = "#22252B"
TABLE: Final[Colour] = "#E9E0D0"
WOOD: Final[Colour] = "#B98B57"
ACCENT: Final[Colour] = "#B4462F"

GREEN: Final[Colour] = "#2E9E5B"
PINK: Final[Colour] = "#DB3F86"
YELLOW: Final[Colour] = "#F0B400"
BLUE: Final[Colour] = "#2F6FDE"
BLACK: Final[Colour] = "#2A2D33"

SHADE: Final[Colour] = "#3A2416"
"""The shade of wood away from the light: a warm brown, since pure black would look grey."""
LIGHT: Final[Colour] = "#FFFDF6"

TOKENS: Final[Mapping[str, Colour]] = {
    "paper": PAPER,
    "ink": INK,
    "table": TABLE,
    "wood": WOOD,
    "accent": ACCENT,
    "green": GREEN,
    "pink": PINK,
    "yellow": YELLOW,
    "blue": BLUE,
    "black": BLACK,
    "shade": SHADE,
    "light": LIGHT,
}
"""The colours by the names they have in the client."""


@cache
def mix(colour: Colour, other: Colour, percent: int) -> Colour:
    """The first colour with `percent` of the other mixed in.

    >>> mix("#000000", "#FF8000", 50)
    '#804000'
    """
    pairs = zip(channels(colour), channels(other), strict=True)
    mixed = ((a * (100 - percent) + b * percent + 50) // 100 for a, b in pairs)
    return "#" + "".join(f"{value:02X}" for value in mixed)


def darker(colour: Colour, percent: int) -> Colour:
    return mix(colour, SHADE, percent)


def lighter(colour: Colour, percent: int) -> Colour:
    return mix(colour, LIGHT, percent)


def channels(colour: Colour) -> tuple[int, int, int]:
    """Red, green and blue, each from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
