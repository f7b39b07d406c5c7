"""The deck: nine cards to a page, each page followed by the backs of its cards."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tavolino.games.rope.printing.faces import HEIGHT as FACE_HEIGHT
from tavolino.games.rope.printing.faces import WIDTH as FACE_WIDTH
from tavolino.games.rope.printing.faces import back, face
from tavolino.games.rope.rules.deck import DECK, NAMES
from tavolino.locales import say
from tavolino.printing.measure import cut_marks
from tavolino.printing.page import QUIET, Page, PrintFile
from tavolino.printing.request import PrintRequest
from tavolino.printing.sizes import PaperSize
from tavolino.printing.svg import SvgDrawing, draw_again

WIDTH: Final = 63.0
HEIGHT: Final = 88.0
"""The standard size for card sleeves."""
PANEL: Final = 58.0
"""The width of the face. The white margin keeps colours from being cut off."""
ACROSS: Final = 3
DOWN: Final = 3
ON_PAGE: Final = ACROSS * DOWN


class CardPlace(NamedTuple):
    """The upper left corner of a card."""

    x: float
    y: float


def pages(file: PrintFile, request: PrintRequest) -> None:
    names = sorted((NAMES[card] for card in DECK), key=_order)
    sheets = [names[i : i + ON_PAGE] for i in range(0, len(names), ON_PAGE)]
    faces = {name: face(name, request.ink) for name in NAMES}
    reverse = back(request.ink)
    for number, sheet in enumerate(sheets, 1):
        hint = say("print-rope-both-sides", request.language, page=number, pages=len(sheets))
        with file.page(request.paper) as page:
            for name, place in zip(sheet, places(request.paper), strict=False):
                _draw(page, faces[name], f"card-{name}", place)
            _finish(page, hint)
        with file.page(request.paper) as page:
            for _, place in zip(sheet, places(request.paper), strict=False):
                _draw(page, reverse, "card-back", mirrored(place, request.paper))
            _finish(page, "")


def _order(name: str) -> int:
    """The numbers in order, then the scissors."""
    return int(name) if name.isdecimal() else 99


def places(paper: PaperSize) -> Iterator[CardPlace]:
    left = (paper.width - ACROSS * WIDTH) / 2
    top = (paper.height - DOWN * HEIGHT) / 2
    for row in range(DOWN):
        for column in range(ACROSS):
            yield CardPlace(left + column * WIDTH, top + row * HEIGHT)


def mirrored(place: CardPlace, paper: PaperSize) -> CardPlace:
    """The place on the back of the page, turned over its long edge."""
    return CardPlace(paper.width - place.x - WIDTH, place.y)


def _draw(page: Page, drawing: SvgDrawing, name: str, place: CardPlace) -> None:
    height = PANEL * FACE_HEIGHT / FACE_WIDTH
    x, y = place.x + (WIDTH - PANEL) / 2, place.y + (HEIGHT - height) / 2
    draw_again(page, drawing, name, x, y, PANEL)


def _finish(page: Page, hint: str) -> None:
    """Cut marks around the cards, and a hint in the margin."""
    left = (page.paper.width - ACROSS * WIDTH) / 2
    top = (page.paper.height - DOWN * HEIGHT) / 2
    across = [left + column * WIDTH for column in range(ACROSS + 1)]
    down = [top + row * HEIGHT for row in range(DOWN + 1)]
    cut_marks(page, across, down)
    if hint:
        # Along the left edge, between two marks: printers leave the narrow edges blank.
        x, y = left - 3, top + HEIGHT * 1.5
        with page.turned(x, y, -90):
            page.text(hint, x, y, 2.1, anchor="middle", colour=QUIET, most=HEIGHT - 6)
