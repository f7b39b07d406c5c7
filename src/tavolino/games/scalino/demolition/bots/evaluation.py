"""What makes a position of the demolition good for a seat."""

from typing import Final

from tavolino.bots.search import lead
from tavolino.core import Seat
from tavolino.games.scalino.demolition.rules.game import DemolitionState, removable

SCALE: Final = 4.0
"""A lead of this many points is likely to be kept."""


def value(state: DemolitionState, seat: Seat) -> int:
    """What was taken, less the best block the next player finds; an extra block is ours."""
    best = best_block(state)
    own = sum(state.taken[seat])
    return own + best if state.turn == seat else own - best


def leads(state: DemolitionState) -> tuple[float, ...]:
    """How far each seat is ahead, from 0 to 1; the next player has the best block as good as taken.

    SD-2, SD-4
    """
    points = [sum(sizes) for sizes in state.taken]
    assert state.turn is not None
    points[state.turn] += best_block(state)
    return lead(points, SCALE)


def best_block(state: DemolitionState) -> int:
    """The size of the largest block that can be taken now."""
    return max((block.place.size for block in removable(state.blocks or ())), default=0)
