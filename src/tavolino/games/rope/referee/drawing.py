"""A sitting with real cards: whose turn it is, the piles, and who has won how often."""

from collections.abc import Iterator
from typing import Final

from tavolino.core import View
from tavolino.drawing.svg import document, tag, text_at
from tavolino.drawing.theme import INK, LIGHT, PAPER, Palette, paint
from tavolino.games.rope.referee.rules import RopeRefereeBoard
from tavolino.locales import say

WIDTH: Final = 480
MARGIN: Final = 32
LINE: Final = 44
SIZE: Final = 24


class RopeRefereeDrawing:
    styles = ("table",)

    def text(self, view: View[RopeRefereeBoard], language: str = "en") -> str:
        return "\n".join(_lines(view, language))

    def svg(
        self,
        view: View[RopeRefereeBoard],
        style: str,
        language: str = "en",
        palette: Palette = LIGHT,
    ) -> str:
        lines = list(_lines(view, language))
        height = 2 * MARGIN + LINE * len(lines)
        svg = document(
            say("game-referee-rope", language),
            "; ".join(lines),
            (WIDTH, height),
            tag("rect", width=WIDTH, height=height, fill=PAPER),
            *(
                text_at(
                    line,
                    (MARGIN, MARGIN + LINE * (number + 0.5)),
                    SIZE,
                    fill=INK,
                    text_anchor="start",
                )
                for number, line in enumerate(lines)
            ),
            language=language,
        )
        return paint(svg, palette)


def _lines(view: View[RopeRefereeBoard], language: str) -> Iterator[str]:
    board = view.board
    pile = say("drawing-rope-pile", language)
    for seat, cards in enumerate(board.piles):
        mark = "▶" if seat in view.to_act else " "
        wins = "★" * sum(seat in won for won in board.winners)
        yield f"{mark} {seat + 1}  {pile} {cards}  {wins}".rstrip()
