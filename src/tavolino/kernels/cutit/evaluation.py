"""A heuristic evaluation of cuts: what a cut scores and what the paper left is worth."""

from typing import Final, NamedTuple

import numpy as np

from tavolino.games.cutit.scoring import PENALTY as PENALTY_POINTS
from tavolino.games.cutit.scoring import SMALLEST
from tavolino.games.cutit.state import ROUNDS
from tavolino.kernels.compiled import Floats, Ints, kernel
from tavolino.kernels.cutit.cuts import (
    LINE_WORDS,
    MOST_CUTS,
    MOST_LINES,
    POINTS,
    has_corner,
    list_cuts,
)
from tavolino.kernels.cutit.moves import is_straight
from tavolino.kernels.cutit.paper import (
    FIELD,
    FIELD_MASK,
    INNER,
    JOKERS,
    count_paper,
    half_stars_of,
    size_of,
)
from tavolino.kernels.cutit.state import MOST_PIECES, NONE
from tavolino.kernels.cutit.throws import DICE, PENALTY, PreparedSheet, earned, known_of
from tavolino.kernels.inlining import inlined_uncounted, uncounted_kernel

# A player's game in simulations: rounds played, paper, points less penalties, boxes of both
# columns, the points to beat (or −1), snippets in the pile, then the pile, two words each.
PLAYED: Final = 0
LOW: Final = 1
HIGH: Final = 2
SCORED: Final = 3
RISES: Final = 4
ONE_CUTS: Final = 5
LAST: Final = 6
PIECES: Final = 7
PILE: Final = 8
HAND_WORDS: Final = PILE + 2 * MOST_PIECES

# The features of the paper left.
COLOURED: Final = 0
SPACES: Final = 1
JOKER: Final = 2
HALF_STARS: Final = 3
INNER_STARS: Final = 4
SCARCE: Final = 5
FEATURES: Final = 6

FEW: Final = 3
"""So many half-stars are enough not to worry about joining a snippet."""
MOST_POINTS: Final = 128


class CutEvaluation(NamedTuple):
    """The weights of the evaluation, in points.

    `one_cuts` and `rises` say what the columns are expected to pay, `next_rise` what each point to
    beat takes from that: all by rounds to come and boxes so far. `weights` are what the features of
    the paper left are good for, by rounds to come, `risks` what a snippet costs that has none, one,
    two or more half-stars, as a whole and for each space, and `means` what a die gives on average
    for so many spaces.
    """

    one_cuts: Floats
    rises: Floats
    next_rise: Floats
    weights: Floats
    risks: Floats
    means: Floats


class CutBuffers(NamedTuple):
    """Buffers for the list of cuts, and the value of a round with two cuts or one by its points."""

    lines: Ints
    crossings: Ints
    moves: Ints
    counts: Ints
    by_points: Floats


@kernel
def new_buffers() -> CutBuffers:
    return CutBuffers(
        np.empty((MOST_LINES, LINE_WORDS), dtype=np.int64),
        np.empty(POINTS * POINTS, dtype=np.int64),
        np.empty(MOST_CUTS, dtype=np.int64),
        np.empty(MOST_CUTS, dtype=np.int64),
        np.empty((2, MOST_POINTS), dtype=np.float64),
    )


@inlined_uncounted
def risk(counted: int, evaluation: CutEvaluation) -> float:
    """What a snippet with few half-stars is likely to cost. CI-11"""
    half_stars = min(half_stars_of(counted), FEW)
    return float(
        evaluation.risks[half_stars, 0] + evaluation.risks[half_stars, 1] * size_of(counted)
    )


@inlined_uncounted
def last_value(left: int, evaluation: CutEvaluation) -> float:
    """What the last snippet brings: its points on average, less its risk. CI-10"""
    if size_of(left) < SMALLEST:
        return -PENALTY_POINTS - risk(left, evaluation)
    points = more = most = 0.0
    for die in range(DICE):
        spaces = left >> FIELD * die & FIELD_MASK
        points += evaluation.means[die, spaces]
        gain = evaluation.means[die, spaces + 1] - evaluation.means[die, spaces]
        more += gain
        most = max(most, gain)
    jokers = left >> JOKERS & FIELD_MASK
    return float(points + jokers * (more / DICE + most) / 2 - risk(left, evaluation))


@inlined_uncounted
def paper_value(left: int, to_come: int, evaluation: CutEvaluation) -> float:
    """What the paper left may bring in the rounds to come."""
    if to_come == 1:
        return last_value(left, evaluation)
    weights = evaluation.weights[to_come]
    coloured = 0
    scarce = FIELD_MASK
    for die in range(DICE):
        spaces = left >> FIELD * die & FIELD_MASK
        coloured += spaces
        scarce = min(scarce, spaces)
    size = size_of(left)
    short = max(0, to_come - size // SMALLEST)
    return float(
        weights[COLOURED] * coloured
        + weights[SPACES] * size
        + weights[JOKER] * (left >> JOKERS & FIELD_MASK)
        + weights[HALF_STARS] * half_stars_of(left)
        + weights[INNER_STARS] * (left >> INNER)
        + weights[SCARCE] * scarce
        - PENALTY_POINTS * short
    )


@inlined_uncounted
def round_value(state: Ints, points: int, one_cut: bool, evaluation: CutEvaluation) -> float:
    """What a round with these points, or a penalty, is worth with the boxes to come. CI-8, CI-9"""
    to_come = ROUNDS - state[PLAYED] - 1
    rises, one_cuts, last = state[RISES], state[ONE_CUTS], state[LAST]
    if points == PENALTY:
        value = -PENALTY_POINTS - max(last, 0) * evaluation.next_rise[to_come, rises]
    else:
        rises += last != NONE and points > last
        one_cuts += one_cut
        value = points - points * evaluation.next_rise[to_come, rises]
    boxes = evaluation.rises[to_come, rises] + evaluation.one_cuts[to_come - 1, one_cuts]
    return float(value + boxes)


@uncounted_kernel
def evaluate_cuts(
    state: Ints,
    throw: int,
    corner: int,
    prepared: PreparedSheet,
    evaluation: CutEvaluation,
    buffers: CutBuffers,
    values: Floats,
) -> int:
    """Lists a player's cuts and their values; returns how many. A corner (or −1) must come off."""
    found = list_cuts(
        state[LOW],
        state[HIGH],
        prepared.masks,
        buffers.lines,
        buffers.crossings,
        buffers.moves,
        buffers.counts,
    )
    known = known_of(prepared, throw)
    to_come = ROUNDS - state[PLAYED] - 1
    most = earned(count_paper(state[LOW], state[HIGH], prepared.masks), known, prepared.points)
    for points in range(PENALTY, most + 1):
        buffers.by_points[0, points - PENALTY] = round_value(state, points, False, evaluation)
        buffers.by_points[1, points - PENALTY] = round_value(state, points, True, evaluation)
    for index in range(found):
        # A cut is listed twice, for the part on each side of it.
        snippet, left = buffers.counts[index], buffers.counts[index ^ 1]
        points = earned(snippet, known, prepared.points)
        one_cut = np.int64(is_straight(buffers.moves[index]))
        values[index] = (
            buffers.by_points[one_cut, points - PENALTY]
            + paper_value(left, to_come, evaluation)
            - risk(snippet, evaluation)
        )
    if corner != NONE:
        for index in range(found):
            if not has_corner(buffers.moves[index], corner):
                values[index] = -np.inf
    return found
