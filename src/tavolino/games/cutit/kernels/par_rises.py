"""How many points the rounds to come can bring if some of them have to rise.

Many points and many boxes of the + column get in each other's way: after a round of many points the
next can hardly bring more, and the dice limit every round.
"""

from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.games.cutit.kernels.moves import column_points
from tavolino.games.cutit.kernels.paper import count_paper
from tavolino.games.cutit.kernels.state import NONE
from tavolino.games.cutit.kernels.throws import IS_BLANK, PreparedSheet, known_of, points_of
from tavolino.games.cutit.rules.scoring import PENALTY as PENALTY_POINTS
from tavolino.games.cutit.rules.state import ROUNDS

MOST_BOXES: Final = 7
"""More boxes of a column pay nothing more. CI-8"""
MOST_TO_BEAT: Final = 100
"""No round brings more points than the sheet has spaces."""
IMPOSSIBLE: Final = -1_000


@kernel
def most_by_rises(low: int, high: int, first: int, throws: Ints, prepared: PreparedSheet) -> Ints:
    """From each round on, by the points to beat (plus one), the most points, less penalties, that
    rounds with at least so many rises can bring together. CI-8, CI-9

    A round brings from 1 point to what all the paper would give under its dice, nothing if all dice
    are blank, or it is a penalty. With no rounds to come there is no rise.
    """
    most = np.full((ROUNDS + 1, MOST_TO_BEAT + 2, MOST_BOXES + 1), IMPOSSIBLE, dtype=np.int64)
    most[ROUNDS, :, 0] = 0
    paper = count_paper(low, high, prepared.masks)
    for level in range(ROUNDS - 1, first - 1, -1):
        known = known_of(prepared, throws[level])
        limit = points_of(paper, known, prepared.points)
        least = 0 if known[IS_BLANK] else 1
        after = most[level + 1]
        for last in range(NONE, MOST_TO_BEAT + 1):
            for rises in range(MOST_BOXES + 1):
                best = after[last + 1, rises] - PENALTY_POINTS
                for points in range(least, limit + 1):
                    rose = last != NONE and points > last
                    best = max(best, points + after[points + 1, max(0, rises - rose)])
                most[level, last + 1, rises] = best
    return most


@kernel
def most_with_boxes(by_rises: Ints) -> Ints:
    """The most that the rounds from each on can bring together with the boxes of the + column, by
    points to beat (plus one), boxes so far and the most points that the paper left can give."""
    rounds, lasts, _ = by_rises.shape
    most = np.full((rounds, lasts, MOST_BOXES + 1, MOST_TO_BEAT + 1), IMPOSSIBLE, dtype=np.int64)
    for level in range(rounds):
        for last in range(lasts):
            for boxes in range(MOST_BOXES + 1):
                for more in range(MOST_BOXES + 1):
                    points = by_rises[level, last, more]
                    column = column_points(boxes + more)
                    for rest in range(MOST_TO_BEAT + 1):
                        total = min(rest, points) + column
                        if total > most[level, last, boxes, rest]:
                            most[level, last, boxes, rest] = total
    return most
