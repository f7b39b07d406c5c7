"""The board: the diamond with the outlines of its four levels, at 20 mm a space."""

from math import cos, pi, sin
from typing import Final

from tavolino.drawing import palette
from tavolino.games.scalino.drawing.shapes import diamond, edge_labels
from tavolino.games.scalino.rules.board import (
    BOARD,
    MIDDLE,
    SIDE,
    TOP_LEVEL,
    distance,
    file_and_rank,
    spaces_in,
)
from tavolino.locales import say
from tavolino.printing.measure import heading, ruler
from tavolino.printing.page import QUIET, Page, Point, PrintFile
from tavolino.printing.request import Ink, PrintRequest

SPACE: Final = 20.0
"""The side of a space, in millimetres."""
MARGIN: Final = 14.0
HEAD: Final = 22.0
FOOT: Final = 24.0
"""The height of heading and ruler; the board is centred in the rest."""
TINTS: Final = (0, 34, 67, 100)
"""How much of their darkest colour the spaces of each level have, per cent."""
LINES: Final = (1.3, 0.8, 0.5, 0.3)
"""The width of the outline of each level. Every line of the grid is part of one."""


def pages(file: PrintFile, request: PrintRequest) -> None:
    paper, language = request.paper, request.language
    with file.page(paper) as page:
        title, hint = say("print-part-board", language), say("print-scalino-board", language)
        heading(page, MARGIN, 18, title, hint, paper.width - 2 * MARGIN)
        left = (paper.width - SIDE * SPACE) / 2
        top = (HEAD + paper.height - FOOT - SIDE * SPACE) / 2
        draw_board(page, left, top, request.ink)
        ruler(page, MARGIN, paper.height - 14, language)


def draw_board(page: Page, left: float, top: float, ink: Ink) -> None:
    def at(u: float, v: float) -> Point:
        return left + u * SPACE, top + (SIDE - v) * SPACE

    darkest, edge = (
        (palette.mix(palette.TABLE, palette.WOOD, 25), palette.darker(palette.WOOD, 30))
        if ink == "colour"
        else ("#D2D2D2", palette.INK)
    )
    for space in spaces_in(BOARD):
        u, v = file_and_rank(space)
        level = min(TOP_LEVEL, MIDDLE + 1 - distance(space))
        x, y = at(u, v + 1)
        tint = palette.mix("#FFFFFF", darkest, TINTS[level - 1])
        page.rect(x, y, SPACE, SPACE, fill=tint, stroke=edge, line=0.12)
        page.text(str(level), x + SPACE - 2.6, y + SPACE - 2, 2.6, anchor="middle", colour=QUIET)
    for level in range(TOP_LEVEL, 0, -1):
        outline = [at(*point) for point in diamond(level)]
        page.polygon(outline, stroke=edge, width=LINES[level - 1])
    page.polygon(_star(*at(SIDE / 2, SIDE / 2)), fill=edge)
    for label in edge_labels("south", near=0.22, far=0.22, back=0):
        x, y = at(label.u, label.v)
        page.text(label.text, x, y + 1.1, 3, anchor="middle", colour=QUIET)


def _star(x: float, y: float) -> list[Point]:
    points = []
    for corner in range(10):
        reach = SPACE * 0.36 * (0.45 if corner % 2 else 1)
        angle = -pi / 2 + corner * pi / 5
        points.append((x + reach * cos(angle), y + reach * sin(angle)))
    return points
