"""Boxes to fold: which lines are cut, which are folded, and where the glue goes."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from tavolino.printing.measure import fold_line
from tavolino.printing.page import CUT, Page, Point

SLANT: Final = 1.6
"""How much a tab narrows towards its end, on each side."""
TAB_FILL: Final = "#F1F1F1"

Side = str
"""top, right, bottom or left."""


@dataclass(frozen=True)
class Face:
    """A rectangle of a net: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        return self.x, self.y, self.width, self.height

    @property
    def middle(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    def edge(self, side: Side) -> tuple[Point, Point]:
        """The ends of a side, clockwise around the face."""
        left, top, right, bottom = self.x, self.y, self.x + self.width, self.y + self.height
        corners = {
            "top": ((left, top), (right, top)),
            "right": ((right, top), (right, bottom)),
            "bottom": ((right, bottom), (left, bottom)),
            "left": ((left, bottom), (left, top)),
        }
        return corners[side]

    def tab(self, side: Side, depth: float, slant: float = SLANT) -> list[Point]:
        """A flap for glue along a side."""
        (x1, y1), (x2, y2) = self.edge(side)
        length = abs(x2 - x1) + abs(y2 - y1)
        dx, dy = (x2 - x1) / length, (y2 - y1) / length
        out_x, out_y = dy * depth, -dx * depth
        slant = min(slant, length / 4)
        return [
            (x1, y1),
            (x1 + dx * slant + out_x, y1 + dy * slant + out_y),
            (x2 - dx * slant + out_x, y2 - dy * slant + out_y),
            (x2, y2),
        ]


def glue_tab(page: Page, face: Face, side: Side, depth: float, slant: float = SLANT) -> None:
    """A tab with its lines: folded where it meets the face, cut elsewhere."""
    points = face.tab(side, depth, slant)
    page.polygon(points, fill=TAB_FILL)
    cut_open(page, points)
    fold_line(page, points[0], points[-1])


def cut_open(page: Page, points: list[Point]) -> None:
    """Lines to cut along from the first point to the last."""
    segments = pairwise(points)
    page.lines(*segments, stroke=CUT, width=0.2)
