"""Playout policy of the demolition."""

from tavolino.core import Seat, Source
from tavolino.games.scalino.bots.policy import pick_by_size
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.game import DemolitionMove, DemolitionState


def prefer_large(state: DemolitionState, seat: Seat, source: Source) -> DemolitionMove:
    """Any move, larger blocks much likelier. SD-4"""
    return pick_by_size(list(DEMOLITION.legal(state, seat) or ()), source)
