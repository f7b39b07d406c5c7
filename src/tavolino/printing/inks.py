"""The four colours on paper: as colours, or as patterns for printers that have none.

Each has its mark in both, as in the client: green ▲, pink ●, yellow ■, blue ◆.
"""

from collections.abc import Iterator
from typing import Final

from tavolino.drawing import palette
from tavolino.printing.page import Page, Point
from tavolino.printing.request import Ink

PAINTS: Final = (palette.GREEN, palette.PINK, palette.YELLOW, palette.BLUE)
PRINTS: Final = (
    palette.lighter(palette.GREEN, 72),
    palette.lighter(palette.PINK, 74),
    palette.darker(palette.YELLOW, 58),
    palette.lighter(palette.BLUE, 72),
)
"""The marks on these colours."""
BLACK: Final = palette.BLACK
WHITE: Final = "#FFFFFF"
GREY: Final = "#6E6E6E"
"""The lines of the patterns."""
PITCH: Final = 1.8
"""From one line of a pattern to the next."""
STROKE: Final = 0.3
TINTS: Final[dict[Ink, str]] = {"colour": "#F4F0E7", "patterns": "#F0F0F0"}
"""A light background for print and handwriting."""
RIMS: Final[dict[Ink, str]] = {
    "colour": palette.darker(palette.YELLOW, 80),
    "patterns": palette.INK,
}
"""The outlines of stars."""

_MARKS: Final[dict[int, tuple[Point, ...]]] = {
    0: ((-1.05, 0.78), (1.05, 0.78), (0.0, -1.1)),
    2: ((-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)),
    3: ((0.0, -1.18), (1.18, 0.0), (0.0, 1.18), (-1.18, 0.0)),
}
"""The marks with corners; pink has a disc."""


def mark(page: Page, colour: int, x: float, y: float, radius: float, fill: str) -> None:
    """The mark of a colour around a point."""
    if colour in _MARKS:
        corners = _MARKS[colour]
        page.polygon([(x + radius * dx, y + radius * dy) for dx, dy in corners], fill=fill)
    else:
        page.circle(x, y, radius * 0.98, fill=fill)


def area(
    page: Page,
    colour: int,
    box: tuple[float, float, float, float],
    ink: Ink,
    radius: float = 0,
    *,
    has_edge: bool = True,
) -> None:
    """A rectangle (left, top, width, height) of a colour, without its mark.

    Patterns have an edge, unless there are cut or fold lines.
    """
    x, y, width, height = box
    if ink == "colour":
        page.rect(*box, radius=radius, fill=PAINTS[colour])
        return
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    page.rect(*box, radius=radius, fill=WHITE)
    with page.clipped(corners):
        _pattern(page, colour, box)
    if has_edge:
        page.rect(*box, radius=radius, stroke=palette.INK, line=0.2)


def marked_area(
    page: Page,
    colour: int,
    box: tuple[float, float, float, float],
    ink: Ink,
    *,
    radius: float = 0,
    size: float,
) -> None:
    """A rectangle of a colour with its mark in the middle, which has this radius."""
    area(page, colour, box, ink, radius)
    x, y, width, height = box
    middle_mark(page, colour, x + width / 2, y + height / 2, size, ink)


def middle_mark(page: Page, colour: int, x: float, y: float, size: float, ink: Ink) -> None:
    """A mark on its colour; on a pattern it lies on a white disc."""
    if ink == "patterns":
        page.circle(x, y, 1.55 * size, fill=WHITE)
    mark(page, colour, x, y, size, palette.INK if ink == "patterns" else PRINTS[colour])


def _pattern(page: Page, colour: int, box: tuple[float, float, float, float]) -> None:
    """Green: rising lines. Pink: dots. Yellow: nothing. Blue: a lattice."""
    x, y, width, height = box
    if colour == 0:
        page.lines(*_slanted_lines(box), stroke=GREY, width=STROKE)
    elif colour == 1:
        count = int(height / PITCH) + 1
        starts = [(x + PITCH * 0.5 * (n % 2), y + PITCH * (n + 0.5)) for n in range(count)]
        dots = [((left, down), (x + width, down)) for left, down in starts]
        page.lines(*dots, stroke=GREY, width=0.72, dash=(0, PITCH), is_round=True)
    elif colour == 3:
        rows = int(height / PITCH) + 1
        columns = int(width / PITCH) + 1
        level = (((x, y + PITCH * n), (x + width, y + PITCH * n)) for n in range(1, rows))
        upright = (((x + PITCH * n, y), (x + PITCH * n, y + height)) for n in range(1, columns))
        page.lines(*level, *upright, stroke=GREY, width=STROKE)


def _slanted_lines(box: tuple[float, float, float, float]) -> Iterator[tuple[Point, Point]]:
    x, y, width, height = box
    for n in range(1, int((width + height) / PITCH / 1.2) + 1):
        across = 1.2 * PITCH * n
        yield (x + across, y), (x + across - height, y + height)


def dark(ink: Ink) -> str:
    """Black spaces; both inks print them."""
    return BLACK if ink == "colour" else "#303030"
