"""The fallback drawing of a game without one: the fields of its board, line by line."""

from collections.abc import Iterable, Iterator
from typing import Final

from tavolino.core import AnyView, Seat, is_player, plain
from tavolino.drawing.svg import document, tag, text_at
from tavolino.drawing.theme import INK, LIGHT, PAPER, Palette, paint
from tavolino.locales import say, say_seat
from tavolino.locales.formats import format_list

_WIDTH: Final = 640
_MARGIN: Final = 32
_SIZE: Final = 20
_LINE: Final = 32
_LONGEST: Final = 56
"""The most characters that fit on a line."""


class PlainDrawing:
    """Shows any board by the names of its fields; a board made of lists and numbers reads well."""

    styles = ("plain",)

    def text(self, view: AnyView, language: str = "en") -> str:
        return "\n".join([*_lines(plain(view.board)), "", _state(view, language)])

    def svg(self, view: AnyView, style: str, language: str = "en", palette: Palette = LIGHT) -> str:
        lines = [*_wrap_lines(_lines(plain(view.board))), "", _state(view, language)]
        height = 2 * _MARGIN + _LINE * len(lines)
        svg = document(
            view.game,
            "; ".join(filter(None, lines)),
            (_WIDTH, height),
            tag("rect", width=_WIDTH, height=height, fill=PAPER),
            *(
                text_at(
                    line,
                    (_MARGIN, _MARGIN + _LINE * (number + 0.5)),
                    _SIZE,
                    fill=INK,
                    text_anchor="start",
                )
                for number, line in enumerate(lines)
                if line
            ),
        )
        return paint(svg, palette)


def _state(view: AnyView, language: str) -> str:
    if view.outcome is not None:
        best = _seats(view.outcome.winners, language)
        over = say("drawing-over", language)
        winners = say("drawing-best", language, seats=best)
        return f"{over} {winners}"
    due = _seats(filter(is_player, view.to_act), language)
    return say("drawing-to-act", language, seats=due or "–")


def _seats(seats: Iterable[Seat], language: str) -> str:
    return format_list((say_seat(seat, language) for seat in seats), language)


def _lines(value: object, name: str = "") -> Iterator[str]:
    """A value as lines; a list of plain values is one line, of lists one line for each.

    >>> list(_lines({"piles": [3, 5], "next": {"row": [[1, 0], [2, 2]]}}))
    ['piles: 3 5', 'next row 1: 1 0', 'next row 2: 2 2']
    """
    if isinstance(value, dict):
        for field, part in value.items():
            yield from _lines(part, f"{name} {field}".strip())
    elif isinstance(value, list) and any(isinstance(part, list | dict) for part in value):
        for number, part in enumerate(value, 1):
            yield from _lines(part, f"{name} {number}".strip())
    else:
        parts = value if isinstance(value, list) else [value]
        shown = " ".join("–" if part is None else str(part) for part in parts)
        yield f"{name}: {shown or '–'}"


def _wrap_lines(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        for start in range(0, len(line), _LONGEST):
            yield line[start : start + _LONGEST]
