"""How a game ended."""

from collections.abc import Sequence
from dataclasses import dataclass

from tavolino.core.seats import Seat


@dataclass(frozen=True)
class Outcome:
    """Why the game is over, the points of each seat, and its rank (1 is best; ties share one)."""

    cause: str
    points: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def by_points(cause: str, points: Sequence[int]) -> Outcome:
    """Most points win; equal points share a rank.

    >>> by_points("done", [3, 7, 7, 1]).ranks
    (3, 1, 1, 4)
    """
    ranks = tuple(1 + sum(other > own for other in points) for own in points)
    return Outcome(cause, tuple(points), ranks)
