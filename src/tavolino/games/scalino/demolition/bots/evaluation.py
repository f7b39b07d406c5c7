"""The heuristic value of a position of demolition."""

from typing import Final

from tavolino.bots.search import lead
from tavolino.core import Seat
from tavolino.games.scalino.demolition.rules.game import DemolitionState, removable

SCALE: Final = 4.0
"""A lead of this many points is likely to be kept."""


def value(state: DemolitionState, seat: Seat) -> int:
    """The seat's points less the largest open block, or plus it if this seat moves next."""
    best = best_block(state)
    own = sum(state.taken[seat])
    return own + best if state.turn == seat else own - best


def leads(state: DemolitionState) -> tuple[float, ...]:
    """The lead of each seat, from 0 to 1, with the largest open block counted for the next player.

    SD-2, SD-4
    """
    points = [sum(sizes) for sizes in state.taken]
    assert state.turn is not None
    points[state.turn] += best_block(state)
    return lead(points, SCALE)


def best_block(state: DemolitionState) -> int:
    """The size of the largest block that can be taken now."""
    return max((block.place.size for block in removable(state.blocks or ())), default=0)
