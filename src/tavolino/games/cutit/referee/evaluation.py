"""The value of cuts that were made with scissors and then entered."""

from dataclasses import replace
from typing import ClassVar

from tavolino.bots.evaluation import MoveValue
from tavolino.core import AnyView, Source
from tavolino.games.cutit.bots.evaluation import CutEvaluator
from tavolino.games.cutit.referee.rules.notation import read_report
from tavolino.games.cutit.referee.rules.view import table_options
from tavolino.games.cutit.rules.notation import Cut


class ReportedCutEvaluator:
    """Values reported cuts like cuts at any table, and no other reports."""

    unit: ClassVar[str] = CutEvaluator.unit

    def evaluate(self, view: AnyView, source: Source, focus: str = "") -> tuple[MoveValue, ...]:
        if not view.board.cuts or (focus and not isinstance(read_report(focus), Cut)):
            return ()
        table = replace(
            view,
            options=table_options(view.options),
            moves=view.board.cuts,
            board=view.board.table,
        )
        return CutEvaluator().evaluate(table, source, focus)
