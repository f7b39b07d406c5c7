"""Aids for printing to scale and cutting straight: rulers, marks, lines."""

from typing import Final

from tavolino.locales import say
from tavolino.printing.page import CUT, FOLD_DASH, QUIET, Page, Point

RULER: Final = 100.0
MARK: Final = 3.0
"""The length of a cut mark."""
MARK_GAP: Final = 1.0
"""The gap between a cut mark and what is cut out."""


def ruler(page: Page, x: float, y: float, language: str) -> None:
    """A ruler of 100 mm, with an explanation."""
    page.lines(((x, y), (x + RULER, y)), width=0.25)
    for millimetre in range(int(RULER) + 1):
        tick = 2.6 if millimetre % 10 == 0 else 1.8 if millimetre % 5 == 0 else 1.1
        at = x + millimetre
        page.lines(((at, y), (at, y - tick)), width=0.12)
        if millimetre % 10 == 0:
            page.text(str(millimetre // 10), at, y - 3.2, 1.9, anchor="middle", colour=QUIET)
    page.text(say("print-ruler", language), x, y + 3.4, 2.4, colour=QUIET, most=RULER + 60)


def cut_marks(page: Page, across: list[float], down: list[float]) -> None:
    """Short lines outside a grid, at the ends of all lines to cut along."""
    left, right, top, bottom = min(across), max(across), min(down), max(down)
    near, far = MARK_GAP, MARK_GAP + MARK
    segments: list[tuple[Point, Point]] = []
    for x in across:
        segments.append(((x, top - near), (x, top - far)))
        segments.append(((x, bottom + near), (x, bottom + far)))
    for y in down:
        segments.append(((left - near, y), (left - far, y)))
        segments.append(((right + near, y), (right + far, y)))
    page.lines(*segments, stroke="#000000", width=0.12)


def cut_line(page: Page, *points: Point) -> None:
    """The outline of something to cut out."""
    page.polygon(points, stroke=CUT, width=0.2)


def fold_line(page: Page, start: Point, end: Point, colour: str = CUT) -> None:
    page.lines((start, end), stroke=colour, width=0.18, dash=FOLD_DASH)


def heading(page: Page, x: float, y: float, title: str, subtitle: str, most: float) -> None:
    """The title of a page, and in smaller letters what to do with it."""
    width = page.text(title, x, y, 5.2, bold=True, most=most * 0.6)
    page.text(subtitle, x + width + 4, y, 2.7, colour=QUIET, most=most - width - 4)
