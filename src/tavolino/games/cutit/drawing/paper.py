"""A piece of paper as SVG: its edge, its coloured spaces with their marks, stars and halves."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from tavolino.drawing import palette
from tavolino.drawing.svg import Point, path, tag, text_at
from tavolino.games.cutit.drawing.piece import Piece, Star
from tavolino.games.cutit.rules.layout import Cell
from tavolino.games.cutit.rules.snippet import BLACK, COLOURS, JOKER, STEPS, Colour

PAINTS: Final[Mapping[Colour, str]] = {
    "G": palette.GREEN,
    "P": palette.PINK,
    "Y": palette.YELLOW,
    "B": palette.BLUE,
    "K": palette.BLACK,
}
GREEN_LIGHT: Final = 62
PINK_LIGHT: Final = 66
YELLOW_SHADE: Final = 48
BLUE_LIGHT: Final = 62
EDGE_SHADE: Final = 34
RIM_SHADE: Final = 80

PRINTS: Final[Mapping[Colour, str]] = {
    "G": palette.lighter(palette.GREEN, GREEN_LIGHT),
    "P": palette.lighter(palette.PINK, PINK_LIGHT),
    "Y": palette.darker(palette.YELLOW, YELLOW_SHADE),
    "B": palette.lighter(palette.BLUE, BLUE_LIGHT),
}
"""The marks on spaces and dice: subtle, yet distinct from the colour below them."""

EDGE: Final = palette.darker(palette.PAPER, EDGE_SHADE)
STAR_RIM: Final = palette.darker(palette.YELLOW, RIM_SHADE)

_MARKS: Final[Mapping[Colour, tuple[Point, ...]]] = {
    "G": ((-1.0, -0.72), (1.0, -0.72), (0.0, 1.04)),
    "P": tuple((0.9 * cos(pi * k / 12), 0.9 * sin(pi * k / 12)) for k in range(24)),
    "Y": ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)),
    "B": ((0.0, -1.1), (1.1, 0.0), (0.0, 1.1), (-1.1, 0.0)),
}
_QUARTERS: Final[Mapping[Colour, Cell]] = {"G": (0, 1), "P": (1, 1), "Y": (0, 0), "B": (1, 0)}


@dataclass(frozen=True)
class Grid:
    """Where cells lie in a drawing: the place of the lower left corner of cell (0, 0)."""

    left: float
    bottom: float
    cell: float

    def at(self, x: float, y: float) -> Point:
        return self.left + x * self.cell, self.bottom - y * self.cell


def mark(colour: Colour, at: Point, radius: float) -> str:
    """The outline of a colour's mark: green ▲, pink ●, yellow ■, blue ◆."""
    x, y = at
    return path((x + radius * dx, y - radius * dy) for dx, dy in _MARKS[colour])


def draw_piece(piece: Piece, grid: Grid, *, depth: float = 0.05) -> str:
    """The piece where it lies, with a soft shadow of this depth."""
    edge = edge_path(piece.cells, grid)
    drop = depth * grid.cell
    return tag(
        "g",
        tag(
            "path",
            d=edge,
            fill=palette.SHADE,
            opacity=0.2,
            transform=f"translate({drop:.1f} {1.6 * drop:.1f})",
        ),
        tag("path", d=edge, fill=palette.PAPER, stroke=EDGE, stroke_width=1),
        *_spaces(piece, grid),
        *_stars(piece, grid),
        *_number(piece, grid),
    )


def _spaces(piece: Piece, grid: Grid) -> Iterable[str]:
    """The spaces of each colour as one shape, then their marks as another."""
    shapes: dict[Colour, list[str]] = {colour: [] for colour in PAINTS}
    marks: dict[Colour, list[str]] = {colour: [] for colour in COLOURS}
    for (x, y), colour in piece.cells.items():
        if colour == JOKER:
            for quarter, (right, up) in _QUARTERS.items():
                corner = (x + 0.11 + 0.41 * right, y + 0.11 + 0.41 * up)
                shapes[quarter].append(_square(grid, corner, 0.37))
        else:
            shapes[colour].append(_square(grid, (x + 0.11, y + 0.11), 0.78))
            if colour != BLACK:
                middle = grid.at(x + 0.5, y + 0.5)
                marks[colour].append(mark(colour, middle, 0.15 * grid.cell))
    for colour, drawn in shapes.items():
        if drawn:
            paint = PAINTS[colour]
            yield tag(
                "path",
                d="".join(drawn),
                fill=paint,
                stroke=paint,
                stroke_width=0.08 * grid.cell,
                stroke_linejoin="round",
            )
    for colour, drawn in marks.items():
        if drawn:
            yield tag("path", d="".join(drawn), fill=PRINTS[colour])


def _square(grid: Grid, corner: Point, side: float) -> str:
    x, y = corner
    around = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
    return path(grid.at(*point) for point in around)


def _stars(piece: Piece, grid: Grid) -> Iterable[str]:
    """Whole stars within the piece, half ones on its border."""
    shapes = []
    for star in sorted(piece.stars):
        if star.beyond not in piece.stars:
            shapes.append(half_star(star, grid))
        elif star.side < 2:
            shapes.append(whole_star(star, grid))
    if shapes:
        yield tag(
            "path",
            d="".join(shapes),
            fill=palette.LIGHT,
            stroke=STAR_RIM,
            stroke_width=max(0.6, 0.025 * grid.cell),
            stroke_linejoin="round",
        )


def side_middle(star: Star) -> Point:
    """The middle of the side the star is on."""
    dx, dy = STEPS[star.side]
    return star.x + 0.5 + dx / 2, star.y + 0.5 + dy / 2


def _tips(star: Star) -> list[tuple[Point, float]]:
    """The corners of an eight-pointed star, each with its distance into the cell.

    With eight points, the halves look the same however a snippet is turned.
    """
    x, y = side_middle(star)
    dx, dy = STEPS[star.side]
    tips = []
    for corner in range(16):
        reach = 0.14 if corner % 2 else 0.25
        across, up = reach * cos(pi * corner / 8), reach * sin(pi * corner / 8)
        tips.append(((x + across, y + up), -across * dx - up * dy))
    return tips


def whole_star(star: Star, grid: Grid) -> str:
    return path(grid.at(*point) for point, _ in _tips(star))


def half_star(star: Star, grid: Grid) -> str:
    tips = _tips(star)
    start = next(i for i, (_, inwards) in enumerate(tips) if inwards < -1e-9)
    turned = tips[start:] + tips[:start]
    return path(grid.at(*point) for point, inwards in turned if inwards > -1e-9)


def _number(piece: Piece, grid: Grid) -> Iterable[str]:
    if piece.number is None:
        return
    x, y = piece.first
    size = max(9.0, 0.3 * grid.cell)
    at = grid.at(x + 0.5, y + 0.5)
    yield tag("circle", cx=at[0], cy=at[1], r=0.72 * size, fill=palette.PAPER, stroke=EDGE)
    yield text_at(str(piece.number), at, size, fill=palette.INK, font_weight="600")


def edge_path(cells: Iterable[Cell], grid: Grid) -> str:
    """The edge of these cells, as `d` of a path."""
    return "".join(path(grid.at(*point) for point in loop) for loop in outline(cells))


def outline(cells: Iterable[Cell]) -> list[list[Cell]]:
    """The edge of a piece as closed loops of its corners, paper to the left."""
    inside = set(cells)
    steps: dict[Cell, list[Cell]] = {}
    for x, y in inside:
        for start, end, beyond in (
            ((x, y), (x + 1, y), (x, y - 1)),
            ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), (x, y + 1)),
            ((x, y + 1), (x, y), (x - 1, y)),
        ):
            if beyond not in inside:
                steps.setdefault(start, []).append(end)
    loops = []
    while steps:
        point = start = min(steps)
        loop: list[Cell] = []
        while True:
            onward = steps[point].pop()
            if not steps[point]:
                del steps[point]
            if not loop or not _in_line(loop[-1], point, onward):
                loop.append(point)
            point = onward
            if point == start:
                break
        loops.append(loop)
    return loops


def _in_line(before: Cell, point: Cell, after: Cell) -> bool:
    return before[0] == point[0] == after[0] or before[1] == point[1] == after[1]
