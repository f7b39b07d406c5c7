"""Playout policy of Scalino."""

from collections.abc import Sequence
from typing import TypeVar

from tavolino.core import Seat, Source, pick_weighted
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.board import Place
from tavolino.games.scalino.rules.build import BuildMove, BuildState
from tavolino.games.scalino.rules.moves import ColouredPlace

T = TypeVar("T")


def prefer_large(state: BuildState, seat: Seat, source: Source) -> BuildMove:
    """Any move, larger blocks much likelier: unused ones cost their owner points. SC-15"""
    return pick_by_size(list(SCALINO.legal(state, seat)), source)


def pick_by_size(moves: Sequence[T], source: Source) -> T:
    weights = [move.size**3 if isinstance(move, Place | ColouredPlace) else 1 for move in moves]
    return pick_weighted(source, moves, weights)
