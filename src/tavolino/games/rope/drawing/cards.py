"""Cards: a coloured edge with the number, the number large, scissors, backs, free places."""

from typing import Final, NamedTuple

from tavolino.drawing import theme
from tavolino.drawing.palette import INK, LIGHT, PAPER, WOOD, Colour, lighter, mix
from tavolino.drawing.svg import Attributes, tag, text_at
from tavolino.games.rope.drawing.colours import BAND, CARD_COLOURS, SCISSORS, card_paper

EDGE: Final = mix(PAPER, INK, 30)
BACK: Final = mix(WOOD, INK, 20)
BACK_LINE: Final = lighter(BACK, 35)
BOLD: Final = "700"
QUIET: Final[Attributes] = {"fill": theme.QUIET, "font_weight": BOLD}
"""The style of texts on the table."""


class Size(NamedTuple):
    """The size of a card and of its corner number, and the distance of cards in a row."""

    width: int
    height: int
    corner: int
    step: int
    least_step: int


LARGE: Final = Size(80, 112, 26, 84, 34)
MEDIUM: Final = Size(56, 80, 18, 60, 24)
SMALL: Final = Size(44, 60, 15, 46, 19)
TINY: Final = Size(18, 26, 0, 14, 14)


def card(name: str, x: int, y: int, size: Size, meaning: str = "", shows: int = 0) -> str:
    """A card face up. `shows` is how much of its width is not covered by the next card of its row.

    `meaning` is the number that scissors stand for.
    """
    colour = CARD_COLOURS[meaning if name == SCISSORS and meaning else name]
    middle, top = x + _band(size) // 2, y + size.corner * 4 // 5
    parts = sheet(x, y, size, card_paper(name)) + _edge(x, y, size, colour)
    if name == SCISSORS:
        parts += scissors(middle, top, size.corner, LIGHT, colour)
        if meaning:
            parts += _number(meaning, middle, y + size.corner * 2, size.corner * 4 // 5, LIGHT)
    else:
        parts += _number(name, middle, top, size.corner, LIGHT)
    is_covered = 0 < shows < size.width
    return parts if is_covered else parts + _middle(name, x, y, size)


def _band(size: Size) -> int:
    """The width of the coloured edge."""
    return size.width * BAND // LARGE.width


def _edge(x: int, y: int, size: Size, colour: Colour) -> str:
    """The left edge, which stays visible under another card."""
    corner, band = size.width // 10, _band(size)
    path = (
        f"M{x + band} {y}h{corner - band}a{corner} {corner} 0 0 0 {-corner} {corner}"
        f"v{size.height - 2 * corner}a{corner} {corner} 0 0 0 {corner} {corner}h{band - corner}z"
    )
    return tag("path", d=path, fill=colour)


def _middle(name: str, x: int, y: int, size: Size) -> str:
    """The large mark of a card that is not covered."""
    across, down = x + (size.width + _band(size)) // 2, y + size.height * 23 // 40
    if name == SCISSORS:
        return scissors(across, down, size.width * 11 // 20)
    return _number(name, across, down, size.width * 11 // 20, CARD_COLOURS[name])


def _number(name: str, x: int, y: int, size: int, colour: Colour) -> str:
    """A number, narrowed to the width of one digit."""
    fitting = size if len(name) == 1 else size * 15 / 20
    return text_at(name, (x, y), fitting, fill=colour, font_weight=BOLD)


def scissors(
    x: int, y: int, side: int, colour: Colour = LIGHT, screw: Colour = CARD_COLOURS[SCISSORS]
) -> str:
    """Open scissors around a point: two rings, two blades that cross, a bare screw."""
    rings = "".join(
        tag("ellipse", cx=cx, cy=80, rx=13, ry=15, transform=f"rotate({turn} {cx} 80)")
        for cx, turn in ((28, 24), (72, -24))
    )
    blades = "M30 3C24 16 26 27 32 37L61 72L69 66L49 40ZM70 3C76 16 74 27 68 37L39 72L31 66L51 40Z"
    return tag(
        "g",
        tag("g", rings, fill="none", stroke=colour, stroke_width=9),
        tag("path", d=blades, fill=colour),
        tag("circle", cx=50, cy=52, r=4, fill=screw),
        transform=f"translate({x - side // 2} {y - side // 2}) scale({side / 100:.2f})",
    )


def back(x: int, y: int, size: Size) -> str:
    """A card face down: slanted lines, like the twist of a rope, in a frame."""
    inset = size.width // 8
    width, height = size.width - 2 * inset, size.height - 2 * inset
    slants = "".join(_slant(d, width, height) for d in range(inset, width + height, inset + 3))
    inner = tag("path", d=slants, stroke=BACK_LINE, opacity=0.6) + tag(
        "rect", width=width, height=height, rx=inset // 2, fill="none", stroke=BACK_LINE
    )
    at = f"translate({x + inset} {y + inset})"
    return sheet(x, y, size, BACK) + tag("g", inner, transform=at)


def _slant(across: int, width: int, height: int) -> str:
    """The part inside the frame of the slanted line that meets its top at `across`."""
    left, low = max(0, across - height), min(across, height)
    right, high = min(across, width), max(0, across - width)
    return f"M{left} {low}L{right} {high}"


def stack(x: int, y: int, size: Size, count: int, top: str) -> str:
    """A pile, with a thickness by its number of cards; its top card is given as a drawing at (x,
    y)."""
    layers = min(4, (count + 3) // 5)
    under = (sheet(x - 2 * i, y + 2 * i, size, BACK) for i in range(layers, 0, -1))
    return "".join(under) + top


def sheet(x: int, y: int, size: Size, fill: str) -> str:
    """A bare card with a hairline edge and a soft shadow to the left, where it lies on others."""
    corner = size.width // 10
    return tag(
        "rect", x=x - 1, y=y + 2, width=size.width, height=size.height, rx=corner, fill=theme.SHADOW
    ) + tag(
        "rect",
        x=x,
        y=y,
        width=size.width,
        height=size.height,
        rx=corner,
        fill=fill,
        stroke=EDGE,
    )


def free_place(x: int, y: int, size: Size, fill: str = "none") -> str:
    """An empty place for a card."""
    return tag(
        "rect",
        x=x,
        y=y,
        width=size.width,
        height=size.height,
        rx=size.width // 10,
        fill=fill,
        stroke=theme.LINE,
        stroke_dasharray="5 5",
    )


def count_label(count: int, x: int, y: int) -> str:
    """The number of cards of a pile, on a small round label."""
    return tag("circle", cx=x, cy=y, r=13, fill=INK, stroke=PAPER, stroke_width=2) + text_at(
        str(count), (x, y), 14, fill=PAPER, font_weight=BOLD
    )
