"""The drawing of games that bring none."""

from dataclasses import dataclass
from xml.etree import ElementTree

from tavolino.core import Options, Outcome, View
from tavolino.drawing import PlainDrawing


@dataclass(frozen=True)
class Row:
    cards: tuple[str, ...]
    owner: int | None


@dataclass(frozen=True)
class Board:
    heaps: tuple[int, ...]
    rows: tuple[Row, ...]


def view_of(board: Board, outcome: Outcome | None = None) -> View[Board]:
    due = () if outcome else (1,)
    return View("game", 1, 2, Options({}), 0, due, (), None, outcome, board)


BOARD = Board((3, 4), (Row(("<a>", "b"), None), Row((), 1)))


def test_text_has_a_line_for_each_field() -> None:
    assert PlainDrawing().text(view_of(BOARD)).split("\n") == [
        "heaps: 3 4",
        "rows 1 cards: <a> b",
        "rows 1 owner: –",
        "rows 2 cards: –",
        "rows 2 owner: 1",
        "",
        "To play: seat 2.",
    ]


def test_the_end_names_the_winner() -> None:
    text = PlainDrawing().text(view_of(BOARD, Outcome("cleared", (0, 1), (2, 1))))
    assert text.endswith("The game is over. Leading: seat 2.")


def test_svg_is_well_formed_and_says_the_same() -> None:
    drawing = PlainDrawing()
    svg = ElementTree.fromstring(drawing.svg(view_of(BOARD), drawing.styles[0]))
    texts = [one.text for one in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert texts == [line for line in drawing.text(view_of(BOARD)).split("\n") if line]


def test_a_long_line_is_broken() -> None:
    drawing = PlainDrawing()
    svg = drawing.svg(view_of(Board(tuple(range(100)), ())), drawing.styles[0])
    texts = [one.text or "" for one in ElementTree.fromstring(svg)]
    assert max(map(len, texts[2:])) < 60
