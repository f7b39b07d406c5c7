"""Searching the demolition by the readable rules."""

from collections.abc import Hashable
from typing import Final

from tavolino.bots.demolition.evaluation import SCALE, leads
from tavolino.bots.demolition.policy import prefer_large
from tavolino.bots.search import PolicyPlayout, Search, by_margin
from tavolino.games.scalino import DEMOLITION
from tavolino.games.scalino.demolition import DemolitionState

HORIZON: Final = 4
"""After this many moves a simulated game is valued by the points of that moment."""


def same(state: DemolitionState) -> Hashable:
    return state.blocks, state.turn, state.bonus, tuple(map(sum, state.taken))


SEARCH: Final = Search(
    DEMOLITION,
    PolicyPlayout(DEMOLITION, prefer_large, by_margin(SCALE), moves=HORIZON, evaluate=leads),
    worth=by_margin(SCALE),
    exploration=0.12,
    same=same,
)
