"""The tree search of the demolition by the readable rules."""

from collections.abc import Hashable
from typing import Final

from tavolino.bots.search import PolicyPlayout, TreeSearch, by_margin
from tavolino.games.scalino.demolition.bots.evaluation import SCALE, leads
from tavolino.games.scalino.demolition.bots.policy import prefer_large
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.game import DemolitionState

HORIZON: Final = 4
"""After this many moves a playout is evaluated by the points so far."""


def transposition_key(state: DemolitionState) -> Hashable:
    return state.blocks, state.turn, state.bonus, tuple(map(sum, state.taken))


SEARCH: Final = TreeSearch(
    DEMOLITION,
    PolicyPlayout(DEMOLITION, prefer_large, by_margin(SCALE), moves=HORIZON, evaluate=leads),
    utility=by_margin(SCALE),
    exploration=0.12,
    transposition_key=transposition_key,
)
