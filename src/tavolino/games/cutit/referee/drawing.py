"""A refereed game, drawn like any game of Cut it."""

from dataclasses import replace
from typing import Any, cast

from tavolino.core import View
from tavolino.drawing.theme import LIGHT, Palette
from tavolino.games.cutit.drawing import CutItDrawing
from tavolino.games.cutit.referee.rules.view import CutItRefereeBoard, table_options
from tavolino.games.cutit.rules.view import CutItBoard

_DRAWING = CutItDrawing()


class CutItRefereeDrawing:
    styles = CutItDrawing.styles

    def text(self, view: View[CutItRefereeBoard], language: str = "en") -> str:
        return _DRAWING.text(_table(view), language)

    def svg(
        self,
        view: View[CutItRefereeBoard],
        style: str,
        language: str = "en",
        palette: Palette = LIGHT,
    ) -> str:
        return _DRAWING.svg(_table(view), style, language, palette)

    def board(self, view: View[CutItRefereeBoard], language: str = "en") -> str:
        return _DRAWING.board(_table(view), language)


def _table(view: View[CutItRefereeBoard]) -> View[CutItBoard]:
    options = table_options(view.options)
    table: Any = view.board.table
    return cast(View[CutItBoard], replace(view, options=options, board=table))
