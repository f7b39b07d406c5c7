"""What makes a Scalino position good for a seat."""

from typing import Final

from tavolino.core import Seat
from tavolino.games.scalino.build import BuildState, seat_points
from tavolino.games.scalino.demolition import DemolitionState, removable
from tavolino.games.scalino.scoring import score

BUILDING_SCALE: Final = 6.0
DEMOLITION_SCALE: Final = 4.0
"""A lead of so many points is likely to be kept."""


def building_value(state: BuildState, seat: Seat) -> int:
    """Own points against the best opponent's; blocks left over already count against them."""
    points = seat_points(state.seats, score(state.pyramid))
    return points[seat] - max(other for rival, other in enumerate(points) if rival != seat)


def demolition_value(state: DemolitionState, seat: Seat) -> int:
    """What was taken, less the best block the next player finds; an extra block is ours."""
    blocks = state.blocks or ()
    best = max((block.place.size for block in removable(blocks)), default=0)
    own = sum(state.taken[seat])
    return own + best if state.turn == seat else own - best
