"""The rules as a booklet: pages of half a sheet, arranged so that the sheets are folded once."""

from functools import cache
from typing import Final

from tavolino.locales import say
from tavolino.paper.booklet.imposition import imposed, sheets_for
from tavolino.paper.booklet.layout import HalfPage, Styles, first_fitting, laid_out
from tavolino.paper.markdown import read_markdown
from tavolino.paper.page import QUIET, Page, PrintFile
from tavolino.paper.request import PrintRequest
from tavolino.paper.rules_page import rules_page
from tavolino.paper.sizes import MM

__all__ = ["pages"]

SCALES: Final = (1.18, 1.12, 1.06, 1.0)
"""Letters are as large as the usual number of sheets allows."""


def pages(file: PrintFile, request: PrintRequest) -> None:
    source = rules_page(request.manifest, request.language)
    paper = request.paper.on_its_side
    half = request.paper.half
    blocks = read_markdown(source.text)

    @cache
    def at(scale: float) -> list[HalfPage]:
        return laid_out(blocks, source, half, file, Styles(request.ink, scale))

    sheets = sheets_for(len(at(1.0)))
    content = at(first_fitting(SCALES, lambda scale: sheets_for(len(at(scale))) <= sheets))
    for sides in imposed(len(content)):
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


def _draw(page: Page, content: HalfPage, number: int, count: int, request: PrintRequest) -> None:
    content.draw(page)
    middle, low = page.paper.width / 2, page.paper.height - 7.5
    if number:
        page.text(str(number + 1), middle, low, 2.7, anchor="middle", colour=QUIET)
    else:
        hint = say("print-booklet", request.language)
        page.text(hint, middle, low, 2.2, anchor="middle", colour=QUIET, most=middle * 1.7)
