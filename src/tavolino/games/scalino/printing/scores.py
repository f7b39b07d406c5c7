"""Score sheets for building and for demolition."""

from typing import Final

from tavolino.drawing import palette
from tavolino.games.scalino.rules.pyramid import COLOURS, STOCK
from tavolino.games.scalino.rules.rows import row_points
from tavolino.locales import say
from tavolino.printing.inks import TINTS, marked_area
from tavolino.printing.page import QUIET, Page, PrintFile
from tavolino.printing.request import PrintRequest

MARGIN: Final = 16.0
PLAYERS: Final = 6
ROW: Final = 17.0
SWATCH: Final = 9.0
"""The side of what shows a colour."""
LONGEST: Final = 10
"""The longest row whose points are listed."""


def pages(file: PrintFile, request: PrintRequest) -> None:
    with file.page(request.paper) as page:
        y = _building(page, 24, request)
        _demolition(page, y + 16, request)


def _building(page: Page, y: float, request: PrintRequest) -> float:
    """For each colour: the points of its rows, the blocks left over, the total."""
    language = request.language
    room = page.paper.width - 2 * MARGIN
    page.text(say("print-scalino-building", language), MARGIN, y, 5.2, bold=True)
    heads = ("print-name", "print-scalino-rows", "print-scalino-unused", "print-total")
    shares = (0.28, 0.36, 0.18, 0.12)
    left = MARGIN + room * (1 - sum(shares))
    top = y + 9
    x = left
    for key, share in zip(heads, shares, strict=True):
        page.text(say(key, language), x + 1.5, top - 1.5, 2.7, bold=True, most=room * share - 3)
        x += room * share
    for colour in range(len(COLOURS)):
        swatch = (MARGIN, top + (ROW - SWATCH) / 2, SWATCH, SWATCH)
        marked_area(page, colour, swatch, request.ink, radius=1, size=1.7)
        x = left
        for share in shares:
            page.rect(x, top, room * share, ROW, stroke=palette.INK, line=0.2)
            x += room * share
        top += ROW
    top += 8
    page.text(say("print-scalino-row-points", language), MARGIN, top, 2.9, bold=True)
    each = room / LONGEST
    for steps in range(1, LONGEST + 1):
        x = MARGIN + each * (steps - 1)
        page.rect(x, top + 2.5, each, 6.5, fill=TINTS[request.ink], stroke=palette.INK, line=0.15)
        page.rect(x, top + 9, each, 6.5, stroke=palette.INK, line=0.15)
        page.text(str(steps), x + each / 2, top + 7, 3.2, anchor="middle")
        page.text(str(row_points(steps)), x + each / 2, top + 13.5, 3.2, anchor="middle", bold=True)
    return top + 16


def _demolition(page: Page, y: float, request: PrintRequest) -> float:
    """For each player: blocks to tick off by size, and the total."""
    language = request.language
    room = page.paper.width - 2 * MARGIN
    width = page.text(say("print-scalino-demolition", language), MARGIN, y, 5.2, bold=True)
    hint = say("print-scalino-taken", language)
    page.text(hint, MARGIN + width + 4, y, 2.8, colour=QUIET)
    shares = (0.26, 0.24, 0.19, 0.19, 0.12)
    heads = [
        say("print-name", language),
        *(say("print-scalino-block-worth", language, points=size) for size in STOCK),
        say("print-total", language),
    ]
    top = y + 9
    x = MARGIN
    for place, (head, share) in enumerate(zip(heads, shares, strict=True)):
        start = x + 1.5
        if 0 < place < len(heads) - 1:
            for step in range(place):
                page.rect(start + 3 * step, top - 4.2, 2.8, 2.8, stroke=palette.INK, line=0.25)
            start += 3 * place + 1
        page.text(head, start, top - 1.7, 2.7, bold=True, most=x + room * share - start - 1)
        x += room * share
    for _ in range(PLAYERS):
        x = MARGIN
        for share in shares:
            page.rect(x, top, room * share, ROW, stroke=palette.INK, line=0.2)
            x += room * share
        top += ROW
    return top
