"""The blocks, as nets to fold and glue: a page for each colour."""

from typing import Final

from tavolino.drawing import palette
from tavolino.games.scalino.printing.board import SPACE
from tavolino.locales import say
from tavolino.printing.inks import area, middle_mark
from tavolino.printing.measure import fold_line, heading
from tavolino.printing.nets import Face, cut_open, glue_tab
from tavolino.printing.page import Page, PrintFile
from tavolino.printing.request import Ink, PrintRequest

HEIGHT: Final = 8.0
"""How high a block is, in millimetres."""
TAB: Final = 5.0
GAP: Final = 2.0
NET: Final = 2 * SPACE + 2 * HEIGHT + TAB
"""From the top of a net to its bottom."""
MARGIN: Final = 12.0
COLOUR_NAMES: Final = ("green", "pink", "yellow", "blue")

ROWS: Final = ((3, 3), (3, 2, 1), (2, 2, 1), (1, 1, 1, 1))
"""The sizes of the twelve blocks of a colour, as they fit on a page."""


def pages(file: PrintFile, request: PrintRequest) -> None:
    paper, language = request.paper, request.language
    for colour, name in enumerate(COLOUR_NAMES):
        with file.page(paper) as page:
            title = say("print-scalino-blocks", language, colour=name)
            room = paper.width - 2 * MARGIN
            heading(page, MARGIN, 14, title, say("print-fold", language), room)
            top = 18.0
            between = min(6.0, (paper.height - top - 8 - len(ROWS) * NET) / (len(ROWS) - 1))
            for row in ROWS:
                wide = sum(map(net_width, row)) + (len(row) - 1) * GAP
                left = (paper.width - wide) / 2
                for size in row:
                    draw_block(page, colour, size, left, top, request.ink)
                    left += net_width(size) + GAP
                top += NET + between


def net_width(size: int) -> float:
    """The width of the net of a block."""
    return size * SPACE + 2 * HEIGHT


def draw_block(page: Page, colour: int, size: int, left: float, top: float, ink: Ink) -> None:
    """Downwards: the back, the top with its two ends, the front, and the underside."""
    long = size * SPACE
    x = left + HEIGHT
    back = Face(x, top, long, HEIGHT)
    upper = Face(x, top + HEIGHT, long, SPACE)
    front = Face(x, upper.y + SPACE, long, HEIGHT)
    under = Face(x, front.y + HEIGHT, long, SPACE)
    ends = (Face(left, upper.y, HEIGHT, SPACE), Face(x + long, upper.y, HEIGHT, SPACE))
    for end, outside in zip(ends, ("left", "right"), strict=True):
        glue_tab(page, end, "top", TAB)
        glue_tab(page, end, "bottom", TAB)
        cut_open(page, list(end.edge(outside)))
    glue_tab(page, under, "bottom", TAB)
    for face in (back, upper, front, *ends):
        area(page, colour, face.box, ink, has_edge=False)
    for step in range(size):
        middle_mark(page, colour, x + (step + 0.5) * SPACE, upper.y + SPACE / 2, 3.4, ink)
    for one in (back, front, under):
        cut_open(page, list(one.edge("left")))
        cut_open(page, list(one.edge("right")))
    cut_open(page, list(back.edge("top")))
    folds = [upper.edge(side) for side in ("top", "right", "bottom", "left")]
    folds += [front.edge("bottom"), under.edge("bottom")]
    folds += [end.edge(side) for end in ends for side in ("top", "bottom")]
    for start, stop in folds:
        fold_line(page, start, stop, colour=palette.INK)
