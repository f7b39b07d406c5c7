"""How a game ended."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tavolino.core.seats import Seat


@dataclass(frozen=True)
class Outcome:
    """Why the game is over, and the points and rank of each seat (1 is best; ties share a rank)."""

    cause: str
    points: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share the win.

        >>> Outcome("done", points=(3, 7, 7), ranks=(3, 1, 1)).winners
        (1, 2)
        """
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def outcome_by_resignation(cause: str, seats: int, resigned: Sequence[Seat]) -> Outcome:
    """The outcome of a game that all but one seat gave up, in this order. Points do not count.

    >>> outcome_by_resignation("resigned", 3, [2, 0]).ranks
    (2, 1, 3)
    """
    return Outcome(cause, (0,) * seats, _ranks_below([1] * seats, resigned))


def with_resigned_last(outcome: Outcome, resigned: Sequence[Seat]) -> Outcome:
    """The outcome by the rules, with seats that gave up ranked below all others, the first of them
    last.

    >>> with_resigned_last(by_points("done", [3, 7, 1]), [1]).ranks
    (1, 3, 2)
    """
    return replace(outcome, ranks=_ranks_below(outcome.ranks, resigned))


def _ranks_below(ranks: Sequence[int], resigned: Sequence[Seat]) -> tuple[int, ...]:
    staying = [rank for seat, rank in enumerate(ranks) if seat not in resigned]
    return tuple(
        len(ranks) - resigned.index(seat)
        if seat in resigned
        else 1 + sum(other < rank for other in staying)
        for seat, rank in enumerate(ranks)
    )


def by_points(cause: str, points: Sequence[int]) -> Outcome:
    """Most points win; equal points share a rank.

    >>> by_points("done", [3, 7, 7, 1]).ranks
    (3, 1, 1, 4)
    """
    ranks = tuple(1 + sum(other > own for other in points) for own in points)
    return Outcome(cause, tuple(points), ranks)
