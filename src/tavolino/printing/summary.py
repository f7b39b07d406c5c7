"""The rules on one page: the rules page of the game without pictures, examples and our rulings."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from tavolino.locales import say
from tavolino.printing.booklet.layout import HalfPage, Styles, first_fitting, lay_out_pages
from tavolino.printing.markdown import (
    Block,
    Items,
    Paragraph,
    Picture,
    Rows,
    SectionTitle,
    read_markdown,
)
from tavolino.printing.page import Page, PrintFile
from tavolino.printing.request import PrintRequest, game_title
from tavolino.printing.rules_page import rules_page
from tavolino.printing.sizes import MM, PaperSize

COLUMNS: Final = 2
TOP: Final = 24.0
SCALES: Final = tuple(n / 100 for n in range(112, 54, -3))
"""From large letters to small ones."""
READABLE: Final = 0.84
"""Smaller letters are used only if nothing else helps."""
LEFT_OUT: Final = (1, 2)
"""Numbers of sections left out at the end of a page: the credits, then the referee's rules as
well."""

ENOUGH: Final = 2
"""A rule of fewer sentences is completed by our rulings."""

_RULE: Final = re.compile(r"(\*\*[^*]+\*\* <sup>[A-Z]{2}-\d+</sup>)\s*")
_READING: Final = re.compile(r"\s*\*[^*]+:\*\s*")
"""The beginning of our rulings, such as *Our ruling:*."""
_SENTENCE: Final = re.compile(r"(?<=[.!?])\s+(?=[\"“„«A-ZÀ-ÞĄĆĘŁŃŚŹŻ*0-9])")
_LINK: Final = re.compile(r"\s*\(\[[^\]]*\]\(#[^)]*\)\)")


def pages(file: PrintFile, request: PrintRequest) -> None:
    source = rules_page(request.manifest, request.language)
    paper = request.paper
    column = PaperSize(paper.name, paper.width / COLUMNS, paper.height)
    blocks = read_markdown(source.text)

    def columns_with(left_out: int, scale: float) -> list[HalfPage]:
        kept = list(summarize(blocks, left_out))
        return lay_out_pages(kept, source, column, file, Styles(request.ink, scale), TOP)

    left_out = first_fitting(LEFT_OUT, lambda n: _fits(columns_with(n, READABLE)))
    scale = first_fitting(SCALES, lambda size: _fits(columns_with(left_out, size)))
    columns = columns_with(left_out, scale)
    with file.page(paper) as page:
        title = say("print-summary-title", request.language, game=game_title(request))
        page.text(title, 13, 17, 6, bold=True, most=paper.width - 26)
        for place, content in enumerate(columns[:COLUMNS]):
            file.canvas.saveState()
            file.canvas.translate(place * column.width * MM, 0)
            content.draw(Page(file.canvas, column))
            file.canvas.restoreState()


def _fits(columns: list[HalfPage]) -> bool:
    return len(columns) <= COLUMNS


def summarize(blocks: Sequence[Block], left_out: int) -> Iterator[Block]:
    """The blocks of a page without pictures, examples, options and the last sections."""
    for section in list(_sections(blocks))[:-left_out]:
        kept = list(_short_blocks(section[1:]))
        if kept:
            yield section[0]
            yield from kept


def _sections(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    """Each heading of the second level with what follows. What is above the first is left out."""
    section: list[Block] = []
    for block in blocks:
        if isinstance(block, SectionTitle) and block.level > 1:
            if section:
                yield section
            section = [block]
        elif section:
            section.append(block)
    yield section


def _short_blocks(blocks: Sequence[Block]) -> Iterator[Block]:
    before: Block | None = None
    is_rule = False
    for place, block in enumerate(blocks):
        following = blocks[place + 1] if place + 1 < len(blocks) else None
        match block:
            case Paragraph() if isinstance(following, Picture):
                is_rule = False  # an example
            case Paragraph(text) if _RULE.match(text):
                is_rule = True
                yield Paragraph(short_rule(text))
            case Paragraph(text) if is_rule and isinstance(before, Rows | Items):
                # The rule continues below its table or list.
                if said := short_text(text):
                    yield Paragraph(said)
            case Paragraph(text) if place == 0:
                yield Paragraph(_LINK.sub("", text))
            case Items() if not isinstance(before, Picture) and (place <= 1 or is_rule):
                yield block
            case Rows(rows) if not any("](#" in cell for row in rows for cell in row):
                yield block
            case _:
                is_rule = False
        before = block


def short_rule(text: str) -> str:
    """A rule without our rulings, unless it says hardly anything without them.

    >>> short_rule("**Deal.** <sup>XY-1</sup> Deal ten. Then two. *Our ruling:* at random.")
    '**Deal.** <sup>XY-1</sup> Deal ten. Then two.'
    >>> short_rule("**Start.** <sup>XY-2</sup> Draw a name. *Our ruling:* one for all games.")
    '**Start.** <sup>XY-2</sup> Draw a name. One for all games.'
    """
    title = _RULE.match(text)
    assert title is not None
    rest = text[title.end() :]
    said = short_text(rest)
    if len(_SENTENCE.split(said)) < ENOUGH:
        parts = filter(None, _READING.split(_LINK.sub("", rest)))
        said = " ".join(part[0].upper() + part[1:] for part in parts)
    return f"{title[1]} {said}"


def short_text(text: str) -> str:
    """The text before our first ruling."""
    return _READING.split(_LINK.sub("", text))[0]
