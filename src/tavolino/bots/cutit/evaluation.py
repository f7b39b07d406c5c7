"""What each cut is expected to come to, in points of the whole game."""

from typing import Any, ClassVar

from tavolino.bots.cutit.bot import rules_of
from tavolino.bots.cutit.hand import hand_of, roll_of, study
from tavolino.bots.cutit.outlook import Outlook
from tavolino.bots.cutit.policy import outlook
from tavolino.bots.cutit.search import PLANNER
from tavolino.bots.evaluation import MoveValue
from tavolino.core import Source, View
from tavolino.games.cutit.sheet import bit
from tavolino.games.cutit.snippet import Space


class CutEvaluator:
    """Looks one round ahead, as the planner does within its simulated games. It says nothing of
    corners, nor of the puzzle."""

    unit: ClassVar[str] = "points"

    def evaluate(self, view: View[Any], source: Source, attend: str = "") -> tuple[MoveValue, ...]:
        board = view.board
        if board.phase != "cuts" or not view.moves:
            return ()
        own = board.players[view.viewer]
        hand, roll = hand_of(own), roll_of(board.rolls[-1])
        corner = bit(Space.named(own.corner)) if own.corner and board.round == 1 else 0
        ahead: Outlook = outlook(rules_of(view).sheet, PLANNER)
        ranked = ahead.rank(hand, roll, corner)
        values = {str(one.offer.cut): hand.points + one.value for one in ranked}
        if attend and attend not in values:
            for offer in study(rules_of(view).sheet).offers(hand.paper):
                if str(offer.cut) == attend:
                    values[attend] = hand.points + ahead.value(hand, roll, offer).value
        found = [MoveValue(move, self._seats(view, value), 1) for move, value in values.items()]
        return tuple(sorted(found, key=lambda one: -one.values[view.viewer]))

    def _seats(self, view: View[Any], value: float) -> tuple[float, ...]:
        """What the others come to is nothing to it."""
        return tuple(value if seat == view.viewer else 0.0 for seat in range(view.seats))
