"""Breaks the blocks of a rules page into pages."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final, TypeVar

from reportlab.lib.colors import HexColor
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Flowable, Spacer, Table, TableStyle
from reportlab.platypus import Paragraph as Text

from tavolino.drawing.palette import INK
from tavolino.printing.booklet.pictures import printed_picture
from tavolino.printing.fonts import BOLD, REGULAR
from tavolino.printing.inks import TINTS
from tavolino.printing.markdown import (
    Block,
    Items,
    Paragraph,
    Picture,
    Rows,
    SectionTitle,
    markup,
)
from tavolino.printing.page import Page, PrintFile
from tavolino.printing.request import Ink
from tavolino.printing.rules_page import RulesPage
from tavolino.printing.sizes import MM, PaperSize
from tavolino.printing.svg import SvgDrawing, draw_svg

MARGIN: Final = 13.0
FOOT: Final = 15.0
HIGHEST: Final = 84.0
"""The largest height of a picture."""
PER_UNIT: Final = 0.17
"""The size of a unit of a picture in millimetres, if there is room."""
LEAST_SHARE: Final = 0.7
"""The smallest scale of a picture that is shrunk to fit on a page."""
AFTER_HEADING: Final = 28.0
"""The least space below a heading."""


Number = TypeVar("Number", int, float)


class Styles:
    """The styles of a page: its ink, and its fonts, scaled by `scale`."""

    def __init__(self, ink: Ink, scale: float = 1.0) -> None:
        self.ink: Ink = ink

        def style(name: str, size: float, leading: float, **others: Any) -> ParagraphStyle:
            sizes = {"fontSize": size * scale, "leading": leading * scale}
            font = {"fontName": REGULAR, "textColor": HexColor(INK)}
            lines = {"allowWidows": 0, "allowOrphans": 0}
            return ParagraphStyle(name, **{**font, **sizes, **lines, **others})

        self.body = style("body", 8.4, 11.3, spaceAfter=4 * scale)
        indent = {"leftIndent": 13 * scale, "bulletIndent": 1}
        self.item = style("item", 8.4, 11.3, spaceAfter=2 * scale, **indent)
        self.last_item = style("last", 8.4, 11.3, spaceAfter=6 * scale, **indent)
        self.cell = style("cell", 7.8, 9.8)
        self.title = style("title", 21, 25, fontName=BOLD, spaceAfter=8)
        around = {"spaceBefore": 8 * scale, "spaceAfter": 4 * scale}
        self.section = style("section", 11.5, 14, fontName=BOLD, **around)
        for one in (self.item, self.last_item):
            one.bulletFontName, one.bulletFontSize = REGULAR, one.fontSize


class PictureBox(Flowable):  # type: ignore[misc]
    """A picture in the middle of the column."""

    def __init__(self, drawing: SvgDrawing, room: float, highest: float) -> None:
        super().__init__()
        self.drawing = drawing
        self.room = room
        self._show(min(room, drawing.width * PER_UNIT, highest * drawing.width / drawing.height))

    def _show(self, width: float) -> None:
        self.shown = width
        self.tall = width * self.drawing.height / self.drawing.width

    def shrink(self, too_much: float) -> None:
        """Reduces its height by this, unless it would become hard to read."""
        share = (self.tall - too_much) / self.tall
        if share >= LEAST_SHARE:
            self._show(self.shown * share)

    def wrap(self, *_: float) -> tuple[float, float]:
        return self.room * MM, (self.tall + 3.5) * MM

    def draw(self) -> None:
        page = Page(self.canv, PaperSize("", self.room, self.tall + 3.5))
        draw_svg(page, self.drawing, (self.room - self.shown) / 2, 0.5, self.shown)


class HalfPage:
    """A page of the booklet: its content, with positions."""

    def __init__(self) -> None:
        self.placed: list[tuple[Any, float, float]] = []

    def draw(self, page: Page) -> None:
        for flowable, x, y in self.placed:
            flowable.drawOn(page.canvas, x, y)

    def fill_ratio(self, paper: PaperSize) -> float:
        """The share of the column in use, from 0 to 1."""
        top, bottom = (paper.height - MARGIN) * MM, FOOT * MM
        return (top - min(y for _, _, y in self.placed)) / (top - bottom)


def first_fitting(values: Sequence[Number], fits: Callable[[Number], bool]) -> Number:
    """The first value that fits, or the last one. All values after one that fits also fit."""
    return values[min(bisect_left(values, True, key=fits), len(values) - 1)]


def lay_out_pages(
    blocks: Sequence[Block],
    source: RulesPage,
    paper: PaperSize,
    file: PrintFile,
    styles: Styles,
    top: float = MARGIN,
) -> list[HalfPage]:
    """All pages of the blocks, with columns that begin at `top`."""
    column = Column(paper, file, top)
    for unit in group_blocks(blocks, source, paper.width - 2 * MARGIN, styles):
        column.add(unit)
    return column.pages


def group_blocks(
    blocks: Sequence[Block], source: RulesPage, room: float, styles: Styles
) -> Iterator[list[Any]]:
    """Groups that stay together: a picture with the paragraph above it and the list below it, a
    table with the line that introduces it, a heading with what follows.
    """
    held: list[Any] = []
    for block, following in zip_longest(blocks, blocks[1:]):
        drawn = list(flowables(block, source, room, styles))
        if (
            isinstance(block, SectionTitle)
            or (isinstance(block, Paragraph) and isinstance(following, Picture))
            or (isinstance(block, Paragraph) and isinstance(following, Rows) and announces(block))
            or (isinstance(block, Picture) and isinstance(following, Items))
        ):
            held += drawn
            continue
        if isinstance(block, Items) and not any(isinstance(one, PictureBox) for one in held):
            # A long list may continue on the next page, but its first item stays with what is above
            # it.
            yield held + drawn[:1]
            for one in drawn[1:]:
                yield [one]
        else:
            yield held + drawn
        held = []
    if held:
        yield held


def announces(paragraph: Paragraph) -> bool:
    """True if a paragraph introduces what is below it."""
    return paragraph.text.endswith(":")


def flowables(block: Block, source: RulesPage, room: float, styles: Styles) -> Iterator[Any]:
    match block:
        case SectionTitle(level, text):
            yield Text(markup(text), styles.title if level == 1 else styles.section)
        case Paragraph(text):
            yield Text(markup(text), styles.body)
        case Items(is_numbered, items):
            for number, text in enumerate(items, 1):
                style = styles.last_item if number == len(items) else styles.item
                yield Text(markup(text), style, bulletText=f"{number}." if is_numbered else "•")
        case Rows(rows):
            yield table(rows, room, styles)
            yield Spacer(0, 6)
        case Picture(path):
            yield PictureBox(printed_picture(source.picture(path), styles.ink), room, HIGHEST)


def table(rows: Sequence[Sequence[str]], room: float, styles: Styles) -> Any:
    """A table as wide as the column; its first column is as wide as its texts."""
    count = max(map(len, rows))
    lengths = [max(len(row[n]) for row in rows if n < len(row)) + 3 for n in range(count)]
    lengths = [min(length, 60) for length in lengths]
    widths = [room * MM * length / sum(lengths) for length in lengths]
    cells = [
        [Text(f"<b>{markup(cell)}</b>" if down == 0 else markup(cell), styles.cell) for cell in row]
        for down, row in enumerate(rows)
    ]
    style = TableStyle(
        [
            ("FONT", (0, 0), (-1, -1), REGULAR),
            ("GRID", (0, 0), (-1, -1), 0.3, HexColor("#9A958B")),
            ("BACKGROUND", (0, 0), (-1, 0), HexColor(TINTS[styles.ink])),
            ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
            ("LEFTPADDING", (0, 0), (-1, -1), 3),
            ("RIGHTPADDING", (0, 0), (-1, -1), 3),
            ("TOPPADDING", (0, 0), (-1, -1), 1.6),
            ("BOTTOMPADDING", (0, 0), (-1, -1), 2.4),
        ]
    )
    return Table(cells, colWidths=widths, style=style, repeatRows=1)


class Column:
    """Fills pages from top to bottom."""

    def __init__(self, paper: PaperSize, file: PrintFile, top: float) -> None:
        self.canvas = file.canvas
        self.width = (paper.width - 2 * MARGIN) * MM
        self.top = (paper.height - top) * MM
        self.bottom = FOOT * MM
        self.pages: list[HalfPage] = []
        self._heights: dict[Any, float] = {}
        """Cached: breaking paragraphs into lines takes most of the time."""
        self._turn()

    def _turn(self) -> None:
        self.pages.append(HalfPage())
        self.y = self.top
        self.above = 0.0

    @property
    def is_new(self) -> bool:
        return not self.pages[-1].placed

    def add(self, unit: Sequence[Any]) -> None:
        """Places flowables that stay together if a page can hold them; a last long one is split."""
        together = self._part_for_this_page(unit)
        room = self.y - self.bottom - self.above
        needed = sum(map(self._height, together))
        for one in together:
            if isinstance(one, PictureBox) and needed > room:
                one.shrink((needed - room) / MM + 0.1)
                needed = sum(map(self._height, together))
        head = sum(map(self._height, unit[:-1]))
        can_split = isinstance(unit[-1], Text) and room - head > AFTER_HEADING * MM / 2
        if needed > room and not self.is_new and not can_split:
            self._turn()
        for one in unit:
            self._place(one)

    def _part_for_this_page(self, unit: Sequence[Any]) -> Sequence[Any]:
        """The part of a unit that must be on this page. On a left page the list below a picture may
        continue on the facing page.
        """
        places = [place for place, one in enumerate(unit) if isinstance(one, PictureBox)]
        is_left = len(self.pages) % 2 == 0
        return unit[: places[-1] + 2] if places and is_left else unit

    def _height(self, flowable: Any) -> float:
        space = flowable.getSpaceBefore() + flowable.getSpaceAfter()
        return float(self._measure(flowable) + space)

    def _measure(self, flowable: Any) -> float:
        """The height of a flowable without the space around it."""
        if isinstance(flowable, PictureBox):
            return float(flowable.wrap()[1])  # may have shrunk
        if flowable not in self._heights:
            _, height = flowable.wrapOn(self.canvas, self.width, self.top)
            self._heights[flowable] = height
        return self._heights[flowable]

    def _place(self, flowable: Any) -> None:
        gap = 0.0 if self.is_new else max(self.above, flowable.getSpaceBefore())
        height = self._measure(flowable)
        room = self.y - self.bottom - gap
        if height > room:
            parts = flowable.splitOn(self.canvas, self.width, room)
            self._heights.pop(flowable, None)  # splitting forgets the lines
            if len(parts) < 2:
                self._turn()
                self._place(flowable)
                return
            self._append(parts[0], gap)
            self._turn()
            for part in parts[1:]:
                self._place(part)
            return
        self._append(flowable, gap)

    def _append(self, flowable: Any, gap: float) -> None:
        self.y -= gap + self._measure(flowable)
        self.pages[-1].placed.append((flowable, MARGIN * MM, self.y))
        self.above = flowable.getSpaceAfter()
