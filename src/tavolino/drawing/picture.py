"""The preview picture of a link: a game's board next to its name and a sentence.

Programs that show links scale it down to a third of its size, so its texts are few and large.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tavolino.drawing import palette
from tavolino.drawing.svg import document, tag, text_at, text_lines

SIZE: Final = (1200, 630)
BOARD_SIZE: Final = (744, 582)
"""The area for a board. A drawing of this shape fills it."""
COLUMN: Final = 408
"""The width of the column with the texts."""
MARGIN: Final = 40
BOLD: Final = "700"
BOLD_LETTER: Final = 0.62
"""The average width of a bold letter, relative to the font size."""
TITLE_SIZE: Final = 78
LABEL_SIZE: Final = 36
SENTENCE_SIZE: Final = 32
MOST_LABEL_LINES: Final = 2
WORDMARK: Final = "Tavolino"
MARK_SIZE: Final = 60


class Area(NamedTuple):
    x: float
    y: float
    width: float
    height: float


WHOLE: Final = Area(432, 24, *BOARD_SIZE)
SEVERAL: Final = (Area(420, 190, 460, 416), Area(752, 20, 432, 330), Area(856, 350, 324, 264))
"""The areas of up to three boards in one picture."""


class Caption(NamedTuple):
    """The texts next to the board. `label` is the name people gave their table; it may be empty."""

    title: str
    sentence: str
    label: str = ""


def draw_picture(caption: Caption, boards: Sequence[str], language: str = "en") -> str:
    """One to three boards as an SVG document of 1200 × 630."""
    width, height = SIZE
    boxes = (WHOLE,) if len(boards) == 1 else SEVERAL
    return document(
        caption.title,
        caption.sentence,
        SIZE,
        tag("rect", width=width, height=height, fill=palette.TABLE),
        tag("rect", width=COLUMN, height=height, fill=palette.PAPER),
        tag("rect", x=COLUMN - 8, width=8, height=height, fill=palette.WOOD),
        *(_nest(board, box) for board, box in zip(boards, boxes, strict=False)),
        *_texts(caption),
        _wordmark(MARGIN - 4, height - MARGIN - MARK_SIZE),
        language=language,
    )


def _nest(board: str, box: Area) -> str:
    """A drawing nested in this one, scaled to fit."""
    opening = tag("svg", **box._asdict()).removesuffix("/>")
    return board.replace("<svg", opening, 1)


def _texts(caption: Caption) -> Iterator[str]:
    room = COLUMN - 2 * MARGIN
    longest = max(map(len, caption.title.split()), default=1)
    size = min(TITLE_SIZE, room / (BOLD_LETTER * longest))
    y = MARGIN + size / 2
    for text in text_lines(caption.title, room, size):
        yield _text(text, y, size, font_weight=BOLD)
        y += 1.08 * size
    y += 20 - size / 2
    yield tag("rect", x=MARGIN, y=y, width=72, height=8, rx=4, fill=palette.ACCENT)
    y += 52
    for text in _shorten(text_lines(caption.label, room, LABEL_SIZE)):
        yield _text(text, y, LABEL_SIZE, font_weight=BOLD)
        y += 1.25 * LABEL_SIZE
    y += 8 if caption.label else 0
    for text in text_lines(caption.sentence, room, SENTENCE_SIZE):
        yield _text(text, y, SENTENCE_SIZE)
        y += 1.3 * SENTENCE_SIZE


def _shorten(lines: list[str]) -> list[str]:
    if len(lines) > MOST_LABEL_LINES:
        lines = [*lines[: MOST_LABEL_LINES - 1], lines[MOST_LABEL_LINES - 1][:-1] + "…"]
    return lines


def _text(text: str, y: float, size: float, **attributes: str | float) -> str:
    return text_at(text, (MARGIN, y), size, fill=palette.INK, text_anchor="start", **attributes)


def _wordmark(x: float, y: float) -> str:
    """The icon with the name of the site."""
    at = (x + MARK_SIZE + 14, y + MARK_SIZE / 2)
    bold = {"font_weight": BOLD, "text_anchor": "start", "fill": palette.INK}
    return _icon(x, y) + text_at(WORDMARK, at, 36, **bold)


def _icon(x: float, y: float) -> str:
    """A little table with a block, a card and a star on it, as in the client's icon."""
    legs, edge = palette.darker(palette.WOOD, 40), palette.PAPER
    star = "M45.5 19l2.6 5.3 5.9.7-4.3 3.9 1.1 6.1H40.2l1.1-6.1-4.3-3.9 5.9-.7z"
    return tag(
        "g",
        tag("path", d="M20 41v11M44 41v11", stroke=legs, stroke_width=5, stroke_linecap="round"),
        tag("rect", x=10, y=35, width=44, height=7, rx=2, fill=palette.WOOD),
        tag("rect", x=14, y=22, width=12, height=13, rx=1.5, fill=palette.GREEN),
        tag("path", d="M30 14l10 3.5-5 17.5h-9z", fill=palette.PINK),
        tag("path", d=star, fill=palette.YELLOW, stroke=edge, stroke_width=1.5),
        transform=f"translate({x - 8:.0f} {y - 2:.0f}) scale({MARK_SIZE / 52:.2f})",
    )
