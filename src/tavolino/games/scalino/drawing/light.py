"""Shadows of steps on lower steps and on the board: the light comes from behind on the left."""

from collections.abc import Callable, Mapping
from typing import Final

from tavolino.drawing.svg import Point

Cell = tuple[int, int]
Heights = Mapping[Cell, int]
Polygon = list[Point]

FALL: Final = (0.30, -0.16)
"""How far a shadow reaches for each level: to the right, and towards the viewer."""
REACH: Final = 2


def shadows(heights: Heights, cell: Cell, length: float) -> list[Polygon]:
    """The shadows on a cell, clipped to it.

    All have the same winding, so a single path of them fills their union.
    """
    u, v = cell
    height = heights.get(cell, 0)
    found = []
    for du in range(-REACH, 1):
        for dv in range(REACH + 1):
            above = heights.get((u + du, v + dv), 0) - height
            if above > 0:
                swept = _sweep(u + du, v + dv, above * length)
                found.append(_clip_to_cell(swept, u, v))
    return [polygon for polygon in found if _area(polygon) > 0.001]


def _sweep(u: float, v: float, length: float) -> Polygon:
    """The area swept by a cell moved along the direction of shadows."""
    a, b = FALL[0] * length, FALL[1] * length
    return [
        (u, v),
        (u + a, v + b),
        (u + 1 + a, v + b),
        (u + 1 + a, v + 1 + b),
        (u + 1, v + 1),
        (u, v + 1),
    ]


def _clip_to_cell(polygon: Polygon, u: float, v: float) -> Polygon:
    """The part of a convex polygon inside a cell (Sutherland and Hodgman)."""
    polygon = _clip(polygon, lambda point: point[0] - u)
    polygon = _clip(polygon, lambda point: u + 1 - point[0])
    polygon = _clip(polygon, lambda point: point[1] - v)
    return _clip(polygon, lambda point: v + 1 - point[1])


def _clip(polygon: Polygon, inside: Callable[[Point], float]) -> Polygon:
    kept: Polygon = []
    for start, end in zip(polygon, [*polygon[1:], *polygon[:1]], strict=True):
        here, there = inside(start), inside(end)
        if here >= 0:
            kept.append(start)
        if here * there < 0:
            share = here / (here - there)
            kept.append(
                (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
            )
    return kept


def _area(polygon: Polygon) -> float:
    pairs = zip(polygon, [*polygon[1:], *polygon[:1]], strict=True)
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in pairs) / 2
