"""The expected value of each cut, in points of the whole game."""

from typing import Any, ClassVar

from tavolino.bots.evaluation import MoveValue
from tavolino.core import Source, View
from tavolino.games.cutit.bots.bot import read_claim, rules_of
from tavolino.games.cutit.bots.heuristic import CutHeuristic
from tavolino.games.cutit.bots.policy import heuristic_for
from tavolino.games.cutit.bots.search import PLANNER
from tavolino.games.cutit.bots.solo_state import rolled, sheet_index, solo_state_of
from tavolino.games.cutit.rules.sheet import bit
from tavolino.games.cutit.rules.snippet import Space


class CutEvaluator:
    """Looks one round ahead, as the planner's rollout policy does. It evaluates neither corners nor
    the puzzle."""

    unit: ClassVar[str] = "points"

    def evaluate(self, view: View[Any], source: Source, focus: str = "") -> tuple[MoveValue, ...]:
        board = view.board
        if board.phase != "cuts" or not view.moves:
            return ()
        own = board.players[view.viewer]
        state, roll = solo_state_of(own), rolled(board.rolls[-1])
        corner = bit(Space.named(own.corner)) if own.corner and board.round == 1 else 0
        heuristic: CutHeuristic = heuristic_for(rules_of(view).sheet, PLANNER)
        ranked = heuristic.rank(state, roll, corner)
        values = {str(one.offer.cut): state.points + one.value for one in ranked}
        if focus and focus not in values:
            cut, claim = read_claim(focus)
            for offer in sheet_index(rules_of(view).sheet).offers(state.paper):
                if offer.cut == cut:
                    values[focus] = state.points + heuristic.value(state, roll, offer, claim).value
        found = [MoveValue(move, self._seats(view, value), 1) for move, value in values.items()]
        return tuple(sorted(found, key=lambda one: -one.values[view.viewer]))

    def _seats(self, view: View[Any], value: float) -> tuple[float, ...]:
        """The others' values are always 0: they do not change the choice."""
        return tuple(value if seat == view.viewer else 0.0 for seat in range(view.seats))
