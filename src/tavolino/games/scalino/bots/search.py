"""The tree search of Scalino by the readable rules."""

from collections.abc import Hashable
from typing import Final

from tavolino.bots.search import PolicyPlayout, TreeSearch, by_margin
from tavolino.games.scalino.bots.evaluation import SCALE, leads
from tavolino.games.scalino.bots.policy import prefer_large
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.build import BuildState

HORIZON: Final = 4
"""After this many moves a playout is evaluated by the points so far."""


def transposition_key(state: BuildState) -> Hashable:
    """The blocks regardless of their order, and whose turn it is."""
    pyramid = state.pyramid
    return pyramid.coloured, pyramid.used, state.turn, state.neutral_turns


SEARCH: Final = TreeSearch(
    SCALINO,
    PolicyPlayout(SCALINO, prefer_large, by_margin(SCALE), moves=HORIZON, evaluate=leads),
    utility=by_margin(SCALE),
    exploration=0.25,
    transposition_key=transposition_key,
)
