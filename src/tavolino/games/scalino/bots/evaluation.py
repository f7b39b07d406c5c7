"""What makes a position of Scalino good for a seat."""

from typing import Final

from tavolino.bots.search import lead
from tavolino.core import Seat
from tavolino.games.scalino.rules.build import BuildState, seat_points
from tavolino.games.scalino.rules.scoring import score

SCALE: Final = 6.0
"""A lead of this many points is likely to be kept."""


def value(state: BuildState, seat: Seat) -> int:
    """Own points against the best opponent's; blocks left over already count against them."""
    points = seat_points(state.seats, score(state.pyramid))
    return points[seat] - max(other for rival, other in enumerate(points) if rival != seat)


def leads(state: BuildState) -> tuple[float, ...]:
    """How far each seat is ahead of its best rival, from 0 to 1."""
    return lead(seat_points(state.seats, score(state.pyramid)), SCALE)
