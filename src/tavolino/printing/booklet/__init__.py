"""The rules as a booklet: pages of half a sheet, on sheets that are folded once."""

from collections.abc import Sequence
from typing import Final

from tavolino.locales import say
from tavolino.printing.booklet.imposition import impose, sheets_for
from tavolino.printing.booklet.layout import HalfPage, Styles, lay_out_pages
from tavolino.printing.markdown import read_markdown
from tavolino.printing.page import QUIET, Page, PrintFile
from tavolino.printing.request import PrintRequest
from tavolino.printing.rules_page import rules_page
from tavolino.printing.sizes import MM, PaperSize

__all__ = ["pages"]

SCALES: Final = tuple(1 + percent / 100 for percent in range(18, -1, -2))
"""Font scales: the largest that needs no more sheets and leaves no half-empty pages is used."""
WELL_FILLED: Final = 0.7
"""The share of every page but the last that should be in use."""


def pages(file: PrintFile, request: PrintRequest) -> None:
    source = rules_page(request.manifest, request.language)
    paper = request.paper.on_its_side
    half = request.paper.half
    blocks = read_markdown(source.text)

    def at(scale: float) -> list[HalfPage]:
        return lay_out_pages(blocks, source, half, file, Styles(request.ink, scale))

    content = _best([at(scale) for scale in SCALES], half)
    for sides in impose(len(content)):
        with file.page(paper) as sheet:
            for place, number in enumerate(sides):
                if number is not None:
                    file.canvas.saveState()
                    file.canvas.translate(place * half.width * MM, 0)
                    _draw(Page(file.canvas, half), content[number], number, len(content), request)
                    file.canvas.restoreState()
            middle = paper.width / 2
            ticks = [((middle, y), (middle, y + 4)) for y in (2.0, paper.height - 6)]
            sheet.lines(*ticks, stroke=QUIET, width=0.12, dash=(0.8, 0.6))


def _best(layouts: Sequence[list[HalfPage]], half: PaperSize) -> list[HalfPage]:
    """The first layout with well-filled pages, or the one whose emptiest page is the fullest. None
    takes more sheets than the last one.
    """
    sheets = sheets_for(len(layouts[-1]))
    short = [content for content in layouts if sheets_for(len(content)) <= sheets]

    def emptiest(content: list[HalfPage]) -> float:
        return min((page.fill_ratio(half) for page in content[:-1]), default=1.0)

    well_filled = (content for content in short if emptiest(content) >= WELL_FILLED)
    return next(well_filled, None) or max(short, key=emptiest)


def _draw(page: Page, content: HalfPage, number: int, count: int, request: PrintRequest) -> None:
    content.draw(page)
    middle, low = page.paper.width / 2, page.paper.height - 7.5
    if number:
        page.text(str(number + 1), middle, low, 2.7, anchor="middle", colour=QUIET)
    else:
        hint = say("print-booklet", request.language)
        page.text(hint, middle, low, 2.2, anchor="middle", colour=QUIET, most=middle * 1.7)
