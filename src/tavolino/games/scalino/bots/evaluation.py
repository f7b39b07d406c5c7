"""The heuristic value of a position of Scalino."""

from typing import Final

from tavolino.bots.search import lead
from tavolino.core import Seat
from tavolino.games.scalino.rules.build import BuildState, seat_points
from tavolino.games.scalino.rules.scoring import score

SCALE: Final = 6.0
"""A lead of this many points is likely to be kept."""


def value(state: BuildState, seat: Seat) -> int:
    """The lead in points over the best opponent; unused blocks already count."""
    points = seat_points(state.seats, score(state.pyramid))
    return points[seat] - max(other for rival, other in enumerate(points) if rival != seat)


def leads(state: BuildState) -> tuple[float, ...]:
    """The lead of each seat over its best opponent, from 0 to 1."""
    return lead(seat_points(state.seats, score(state.pyramid)), SCALE)
