"""The colours of the ground: the table, panels printed on it, and ink straight on them.

They follow the theme. Paper, cards and blocks keep their colours in the dark, and so does what is
drawn on them: those colours are in `palette`. A drawing writes the names below; `paint` replaces
them with the colours of a palette.
"""

import re
from typing import Final, NamedTuple

from tavolino.drawing import palette
from tavolino.drawing.palette import Colour, mix


class Palette(NamedTuple):
    """The background colours of one theme."""

    table: Colour
    paper: Colour
    panel: Colour
    line: Colour
    shadow: Colour
    ink: Colour
    quiet: Colour
    accent: Colour


TABLE: Final = "var(--table)"
PAPER: Final = "var(--paper)"
"""Where paper is the ground; sheets and cards have `palette.PAPER`."""
PANEL: Final = "var(--panel)"
LINE: Final = "var(--line)"
SHADOW: Final = "var(--shadow)"
INK: Final = "var(--ink)"
QUIET: Final = "var(--quiet)"
ACCENT: Final = "var(--accent)"

LIGHT: Final = Palette(
    table=palette.TABLE,
    paper=palette.PAPER,
    panel=mix(palette.TABLE, palette.PAPER, 55),
    line=mix(palette.TABLE, palette.INK, 33),
    shadow=palette.darker(palette.TABLE, 18),
    ink=palette.INK,
    quiet=mix(palette.TABLE, palette.INK, 62),
    accent=palette.ACCENT,
)
# The same as in the client's style sheets.
_DARK_TABLE: Final[Colour] = "#15171A"
_DARK_INK: Final[Colour] = "#ECE7DC"
DARK: Final = Palette(
    table=_DARK_TABLE,
    paper="#1B1D21",
    panel=mix(_DARK_TABLE, _DARK_INK, 8),
    line=mix(_DARK_TABLE, _DARK_INK, 33),
    shadow="#0C0D0F",
    ink=_DARK_INK,
    quiet=mix(_DARK_TABLE, _DARK_INK, 62),
    accent="#EE8F76",
)

_NAMED: Final = re.compile(rf'"var\(--({"|".join(Palette._fields)})\)"')


def paint(svg: str, colours: Palette) -> str:
    """
    >>> paint('<rect fill="var(--table)"/>', DARK)
    '<rect fill="#15171A"/>'
    """
    values = colours._asdict()
    return _NAMED.sub(lambda name: f'"{values[name[1]]}"', svg)
