"""The mark of each colour, for colour-blind players, and the star."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from tavolino.drawing import palette
from tavolino.drawing.svg import Point, Project, path, spot
from tavolino.games.scalino.rules.pyramid import Colour

PAINTS: Final = (palette.GREEN, palette.PINK, palette.YELLOW, palette.BLUE)
PRINTS: Final = (palette.PAPER, palette.PAPER, palette.darker(palette.YELLOW, 78), palette.PAPER)
"""The colour of the mark on each block: white would not show on yellow."""

MARK_CORNERS: Final[Mapping[Colour, tuple[Point, ...]]] = {
    0: ((-1.08, -0.78), (1.08, -0.78), (0, 1.12)),
    2: ((-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)),
    3: ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)),
}
"""The marks with corners; pink has a disc."""
STAR_RADIUS: Final = 0.36
"""Of the star on the board, in spaces."""
STAR_INNER: Final = 0.45
"""The inner radius of a star, relative to its radius."""
_ROUND: Final = 0.5523
"""The distance of the control points of the Bézier curve closest to a quarter circle."""


def mark(colour: Colour, at: Point, radius: float, project: Project) -> str:
    """The outline of a colour's mark around a point: green ▲, pink ●, yellow ■, blue ◆."""
    if colour == 1:
        return disc(at, radius, project)
    x, y = at
    return path(project(x + radius * dx, y + radius * dy) for dx, dy in MARK_CORNERS[colour])


def disc(at: Point, radius: float, project: Project) -> str:
    x, y = at

    def rim(dx: float, dy: float) -> str:
        return spot(project(x + radius * dx, y + radius * dy))

    parts = [f"M{rim(1, 0)}"]
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        ex, ey = -dy, dx
        first = rim(dx + _ROUND * ex, dy + _ROUND * ey)
        second = rim(ex + _ROUND * dx, ey + _ROUND * dy)
        parts.append(f"C{first} {second} {rim(ex, ey)}")
    return "".join(parts) + "Z"


def star(at: Point, radius: float, project: Project) -> str:
    """The outline of a five-pointed star."""
    x, y = at
    points = []
    for corner in range(10):
        reach = radius * (STAR_INNER if corner % 2 else 1)
        angle = pi / 2 + corner * pi / 5
        points.append(project(x + reach * cos(angle), y + reach * sin(angle)))
    return path(points)
