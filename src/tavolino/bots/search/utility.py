"""Utilities: the value of an outcome, or of a lead, for each seat, from 0 to 1."""

from collections.abc import Callable, Sequence
from math import exp

from tavolino.core import Outcome

Utility = Callable[[Outcome], tuple[float, ...]]


def by_rank(outcome: Outcome) -> tuple[float, ...]:
    """1 for the winner, shared equally by those who share the first rank.

    >>> by_rank(Outcome("done", (3, 7, 7), (3, 1, 1)))
    (0.0, 0.5, 0.5)
    """
    share = 1 / len(outcome.winners)
    return tuple(share if rank == 1 else 0.0 for rank in outcome.ranks)


def lead(points: Sequence[float], scale: float) -> tuple[float, ...]:
    """The lead of each seat over its best opponent, mapped to 0 to 1; 0.5 is a tie.

    A lead of `scale` points gives about 0.73. A single seat is compared with 0 points.

    >>> [round(value, 2) for value in lead([10, 4, 10], 6)]
    [0.5, 0.27, 0.5]
    """
    if len(points) == 1:
        return (_sigmoid(points[0] / scale),)
    first, second, *_ = sorted(points, reverse=True)
    return tuple(_sigmoid((own - (second if own == first else first)) / scale) for own in points)


def by_margin(scale: float, of_winning: float = 0.7) -> Utility:
    """A utility with weight `of_winning` for the win and the rest for the lead.

    A search that counts only wins cannot tell moves apart once the game looks decided.
    """

    def utility(outcome: Outcome) -> tuple[float, ...]:
        ahead = lead(outcome.points, scale)
        if len(ahead) == 1:
            return ahead
        return tuple(
            of_winning * win + (1 - of_winning) * margin
            for win, margin in zip(by_rank(outcome), ahead, strict=True)
        )

    return utility


def _sigmoid(lead_in_scales: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead_in_scales))))
