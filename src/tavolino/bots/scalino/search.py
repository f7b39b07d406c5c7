"""Searching Scalino by the readable rules."""

from collections.abc import Hashable
from typing import Final

from tavolino.bots.scalino.evaluation import SCALE, leads
from tavolino.bots.scalino.policy import prefer_large
from tavolino.bots.search import PolicyPlayout, Search, by_margin
from tavolino.games.scalino import SCALINO
from tavolino.games.scalino.build import BuildState

HORIZON: Final = 4
"""After this many moves a simulated game is valued by the points of that moment."""


def same(state: BuildState) -> Hashable:
    """The blocks in whatever order they came, and whose turn it is."""
    pyramid = state.pyramid
    return pyramid.coloured, pyramid.used, state.turn, state.neutral_turns


SEARCH: Final = Search(
    SCALINO,
    PolicyPlayout(SCALINO, prefer_large, by_margin(SCALE), moves=HORIZON, evaluate=leads),
    worth=by_margin(SCALE),
    exploration=0.25,
    same=same,
)
