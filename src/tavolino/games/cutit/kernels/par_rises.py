"""Upper bounds on the points of the rounds to come that account for the + column.

Many points and many boxes of the + column conflict: after a round with many points the next one can
hardly earn more, and the dice limit every round.
"""

from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.games.cutit.kernels.moves import column_points
from tavolino.games.cutit.kernels.paper import count_paper
from tavolino.games.cutit.kernels.state import NONE
from tavolino.games.cutit.kernels.throws import IS_BLANK, PreparedSheet, snippet_points, throw_info
from tavolino.games.cutit.rules.scoring import PENALTY as PENALTY_POINTS
from tavolino.games.cutit.rules.state import ROUNDS

MAX_BOXES: Final = 7
"""The boxes of a column; further rises earn nothing. CI-8"""
MAX_TO_BEAT: Final = 100
"""No round earns more points than the sheet has spaces."""
IMPOSSIBLE: Final = -1_000


@kernel
def most_by_rises(low: int, high: int, first: int, throws: Ints, prepared: PreparedSheet) -> Ints:
    """The most points less penalties that the rounds from a round on can earn, by that round, the
    points to beat plus 1, and the least number of rises. CI-8, CI-9

    A round earns from 1 point up to what the whole paper would earn under its dice, 0 points if all
    dice are blank, or it is a penalty.
    """
    most = np.full((ROUNDS + 1, MAX_TO_BEAT + 2, MAX_BOXES + 1), IMPOSSIBLE, dtype=np.int64)
    most[ROUNDS, :, 0] = 0
    paper = count_paper(low, high, prepared.masks)
    for level in range(ROUNDS - 1, first - 1, -1):
        info = throw_info(prepared, throws[level])
        limit = snippet_points(paper, info, prepared.points)
        least = 0 if info[IS_BLANK] else 1
        after = most[level + 1]
        for last in range(NONE, MAX_TO_BEAT + 1):
            for rises in range(MAX_BOXES + 1):
                best = after[last + 1, rises] - PENALTY_POINTS
                for points in range(least, limit + 1):
                    rose = last != NONE and points > last
                    best = max(best, points + after[points + 1, max(0, rises - rose)])
                most[level, last + 1, rises] = best
    return most


@kernel
def most_with_boxes(by_rises: Ints) -> Ints:
    """The most points that the rounds from a round on can earn, with the + column, by that round,
    the points to beat plus 1, the boxes so far, and the most points the paper left can give."""
    rounds, lasts, _ = by_rises.shape
    most = np.full((rounds, lasts, MAX_BOXES + 1, MAX_TO_BEAT + 1), IMPOSSIBLE, dtype=np.int64)
    for level in range(rounds):
        for last in range(lasts):
            for boxes in range(MAX_BOXES + 1):
                for more in range(MAX_BOXES + 1):
                    points = by_rises[level, last, more]
                    column = column_points(boxes + more)
                    for rest in range(MAX_TO_BEAT + 1):
                        total = min(rest, points) + column
                        if total > most[level, last, boxes, rest]:
                            most[level, last, boxes, rest] = total
    return most
