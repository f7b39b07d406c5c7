"""Four dice to fold, one of each colour, and the rank tokens."""

from typing import Final

from tavolino.drawing import palette
from tavolino.games.cutit.printing.sheet import requested_sheet
from tavolino.games.cutit.rules.sheet import BLANK
from tavolino.locales import say
from tavolino.printing.inks import PAINTS, PRINTS, area, mark, middle_mark
from tavolino.printing.measure import fold_line, heading, ruler
from tavolino.printing.nets import Face, cut_open, glue_tab
from tavolino.printing.page import CUT, QUIET, Page, PrintFile
from tavolino.printing.request import Ink, PrintRequest

SIDE: Final = 20.0
"""The side of a die."""
TAB: Final = 7.0
TOKENS: Final = (5, 3, 1, 0)
TOKEN: Final = 14.0
"""The radius of a token."""
MARGIN: Final = 14.0

CROSS: Final = ((1, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2))
"""The places of the six faces, across and down."""
TABS: Final = {
    (1, 0): ("left", "top", "right"),
    (3, 1): ("right", "bottom"),
    (1, 2): ("right", "left"),
}
"""Of the twelve edges of a cube five are folds within the cross, and seven are glued."""
FOLDS: Final = {(1, 0): ("bottom",), (1, 1): ("left", "right", "bottom"), (2, 1): ("right",)}
FREE: Final = {
    (0, 1): ("top", "left", "bottom"),
    (2, 1): ("top", "bottom"),
    (3, 1): ("top",),
    (1, 2): ("bottom",),
}
"""The edges behind which these tabs are glued."""


def pages(file: PrintFile, request: PrintRequest) -> None:
    sheet = requested_sheet(request)
    paper, language = request.paper, request.language
    with file.page(paper) as page:
        title, hint = say("print-part-dice", language), say("print-fold", language)
        heading(page, MARGIN, 18, title, "", paper.width - 2 * MARGIN)
        page.text(hint, MARGIN, 24, 2.8, colour=QUIET, most=paper.width - 2 * MARGIN)
        gap = (paper.width - 2 * MARGIN - 2 * (4 * SIDE + TAB)) / 3
        for index, faces in enumerate(sheet.dice):
            left = MARGIN + gap + (index % 2) * (4 * SIDE + TAB + gap)
            top = 38 + (index // 2) * (3 * SIDE + 2 * TAB + 6)
            draw_die(page, index, faces, left, top, request.ink)
        _tokens(page, 206, request)
        ruler(page, MARGIN, paper.height - 14, language)


def draw_die(page: Page, colour: int, faces: str, left: float, top: float, ink: Ink) -> None:
    """The net of a die."""
    placed = [Face(left + SIDE * x, top + SIDE * y, SIDE, SIDE) for x, y in CROSS]
    for place, face in zip(CROSS, placed, strict=True):
        for side in TABS.get(place, ()):
            glue_tab(page, face, side, TAB, slant=3)
    for face, value in zip(placed, faces, strict=True):
        _draw_face(page, colour, face, value, ink)
    inner = dict(zip(CROSS, placed, strict=True))
    for place, sides in (*FOLDS.items(), *TABS.items()):
        for side in sides:
            fold_line(page, *inner[place].edge(side), colour=palette.INK)
    for place, sides in FREE.items():
        for side in sides:
            cut_open(page, list(inner[place].edge(side)))


def _draw_face(page: Page, colour: int, face: Face, value: str, ink: Ink) -> None:
    x, y = face.middle
    area(page, colour, face.box, ink, has_edge=False)
    if value == BLANK:
        middle_mark(page, colour, x, y, 1.6, ink)
        return
    page.circle(x, y, 7.2, fill="#FFFFFF")
    text = palette.darker(PAINTS[colour], 45) if ink == "colour" else palette.INK
    page.text(value, x, y + 3.9, 10.5, bold=True, anchor="middle", colour=text)
    tint = PRINTS[colour] if ink == "colour" else palette.INK
    if ink == "patterns":
        page.circle(face.x + 2.9, face.y + 2.9, 2.2, fill="#FFFFFF")
    mark(page, colour, face.x + 2.9, face.y + 2.9, 1.25, tint)


def _tokens(page: Page, top: float, request: PrintRequest) -> None:
    """Round tokens to cut out."""
    language = request.language
    page.text(say("print-cutit-tokens", language), MARGIN, top, 4, bold=True)
    hint = say("print-cutit-tokens-players", language)
    page.text(hint, MARGIN, top + 5.5, 2.8, colour=QUIET)
    for place, value in enumerate(TOKENS):
        x, y = MARGIN + TOKEN + place * (2 * TOKEN + 10), top + 12 + TOKEN
        page.circle(x, y, TOKEN, fill="#FFFFFF", stroke=CUT, line=0.2)
        ring = palette.WOOD if request.ink == "colour" else palette.INK
        page.circle(x, y, TOKEN - 1.8, stroke=ring, line=1.1)
        page.text(str(value), x, y + 4.6, 12.5, bold=True, anchor="middle")
