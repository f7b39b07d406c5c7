"""A box for the deck, to fold from one sheet: four walls, a floor, and a lid that tucks in."""

from typing import Final

from tavolino.drawing import palette
from tavolino.games.rope.printing.faces import face
from tavolino.locales import say
from tavolino.printing.measure import fold_line, heading, ruler
from tavolino.printing.nets import Face, cut_open, glue_tab
from tavolino.printing.page import QUIET, Page, Point, PrintFile
from tavolino.printing.request import Ink, PrintRequest, game_title
from tavolino.printing.svg import draw_svg

WIDTH: Final = 65.0
HEIGHT: Final = 90.0
DEPTH: Final = 36.0
"""Of the inside: a stack of 160 cards of 200 g/m² is about 35 mm high."""
GLUE: Final = 11.0
TUCK: Final = 13.0
"""The flap of the lid that goes into the box."""
EAR: Final = 18.0
"""The flaps that keep out dust."""
MARGIN: Final = 12.0


def pages(file: PrintFile, request: PrintRequest) -> None:
    paper, language = request.paper.on_its_side, request.language
    with file.page(paper) as page:
        title = say("print-part-box", language)
        heading(page, MARGIN, 13, title, say("print-fold", language), paper.width - 2 * MARGIN)
        page.text(
            say("print-rope-box", language), MARGIN, 17.5, 2.5,
            colour=QUIET, most=paper.width - 2 * MARGIN,
        )  # fmt: skip
        wide = 2 * (WIDTH + DEPTH) + GLUE
        left = (paper.width - wide) / 2
        tall = TUCK + DEPTH + HEIGHT + DEPTH
        top = 20 + (paper.height - 20 - 8 - tall) / 2 + TUCK + DEPTH
        _draw(page, left, top, game_title(request), request.ink)
        ruler_left = left + WIDTH + DEPTH + WIDTH + DEPTH + GLUE - 100
        ruler(page, ruler_left, top - TUCK - DEPTH + 12, language)


def _draw(page: Page, left: float, top: float, title: str, ink: Ink) -> None:
    """From left to right: the glue tab, the back, a side, the front, the other side."""
    left += GLUE
    behind = Face(left, top, WIDTH, HEIGHT)
    side = Face(behind.x + WIDTH, top, DEPTH, HEIGHT)
    front = Face(side.x + DEPTH, top, WIDTH, HEIGHT)
    other = Face(front.x + WIDTH, top, DEPTH, HEIGHT)
    lid = Face(behind.x, top - DEPTH, WIDTH, DEPTH)
    floor = Face(front.x, top + HEIGHT, WIDTH, DEPTH)
    _decorate(page, behind, front, side, title, ink)
    glue_tab(page, behind, "left", GLUE, slant=3)
    glue_tab(page, Face(behind.x, top, WIDTH, HEIGHT), "bottom", GLUE, slant=3)
    for wall in (side, other):
        _flap(page, wall, "top", EAR)
        glue_tab(page, wall, "bottom", EAR, slant=3)
    cut_open(page, list(lid.edge("left")))
    cut_open(page, list(lid.edge("right")))
    _flap(page, lid, "top", TUCK, slant=6)
    cut_open(page, list(floor.edge("left")))
    cut_open(page, list(floor.edge("right")))
    cut_open(page, list(floor.edge("bottom")))
    cut_open(page, list(other.edge("right")))
    cut_open(page, list(front.edge("top")))
    for one in (behind, side, front):
        fold_line(page, *one.edge("right"))
    fold_line(page, *lid.edge("bottom"))
    fold_line(page, *floor.edge("top"))


def _flap(page: Page, face: Face, side: str, depth: float, slant: float = 4) -> None:
    """A flap without glue."""
    points: list[Point] = face.tab(side, depth, slant)
    cut_open(page, points)
    fold_line(page, points[0], points[-1])


def _decorate(page: Page, behind: Face, front: Face, side: Face, title: str, ink: Ink) -> None:
    """The title, and cards on the front."""
    x, y = front.middle
    page.text(title, x, front.y + 14, 7, bold=True, anchor="middle", most=front.width - 10)
    for place, name in enumerate(("3", "S", "10")):
        turn = (place - 1) * 12
        with page.turned(x, y + 42, turn):
            width = 25.0
            draw_svg(page, face(name, ink), x - width / 2, y - 12, width)
    paint = palette.WOOD if ink == "colour" else palette.INK
    for one in (front, behind):
        page.rect(
            one.x + 2.5,
            one.y + 2.5,
            one.width - 5,
            one.height - 5,
            radius=2.5,
            stroke=paint,
            line=0.7,
        )
    page.text(title, behind.middle[0], behind.middle[1], 6, bold=True, anchor="middle", most=52)
    with page.turned(*side.middle, 90):
        page.text(title, side.middle[0], side.middle[1] + 2, 6, bold=True, anchor="middle", most=80)
