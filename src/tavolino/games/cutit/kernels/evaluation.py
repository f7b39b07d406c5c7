"""The heuristic value of a cut: the value of its round and of the paper left."""

from math import exp, sqrt
from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.compiled import Floats, Ints, kernel
from tavolino.bots.kernels.inlining import inline_no_refcount, no_refcount_kernel
from tavolino.games.cutit.kernels.cuts import (
    LINE_WORDS,
    MAX_CUTS,
    MAX_LINES,
    POINTS,
    REST,
    has_corner,
    list_cuts,
)
from tavolino.games.cutit.kernels.moves import column_points, is_straight
from tavolino.games.cutit.kernels.paper import (
    FIELD,
    FIELD_MASK,
    INNER,
    JOKERS,
    count_paper,
    half_stars_of,
    size_of,
)
from tavolino.games.cutit.kernels.state import MAX_PIECES, NONE
from tavolino.games.cutit.kernels.throws import (
    DICE,
    PENALTY,
    PreparedSheet,
    round_points,
    throw_info,
)
from tavolino.games.cutit.rules.scoring import PENALTY as PENALTY_POINTS
from tavolino.games.cutit.rules.scoring import SMALLEST
from tavolino.games.cutit.rules.state import ROUNDS

# The state of one player in simulations: rounds played, paper, points less penalties, boxes of both
# columns, the points to beat (or −1), the number of snippets, then the snippets, two words each.
PLAYED: Final = 0
LOW: Final = 1
HIGH: Final = 2
SCORED: Final = 3
RISES: Final = 4
ONE_CUTS: Final = 5
LAST: Final = 6
PIECES: Final = 7
PILE: Final = 8
SOLO_WORDS: Final = PILE + 2 * MAX_PIECES

# The features of the paper left. It has a notch if the snippet came from inside the angle of two
# cuts. Squares are divided by 100.
COLOURED: Final = 0
SPACES: Final = 1
JOKER: Final = 2
HALF_STARS: Final = 3
INNER_STARS: Final = 4
SCARCE: Final = 5
COLOUR_SQUARES: Final = 6
SPACES_SQUARED: Final = 7
NOTCH: Final = 8
COLOURED_SQUARED: Final = 9
COLOURED_TO_BEAT: Final = 10
FEATURES: Final = 11

ENOUGH_HALF_STARS: Final = 3
"""A snippet with this many half-stars is easy to join."""
MAX_POINTS: Final = 128
MAX_TO_BEAT: Final = 15
"""The tables end here; more points to beat are treated alike."""
LOGISTIC: Final = 1.7
"""The slope at which a logistic curve is closest to the normal distribution function."""


class CutEvaluation(NamedTuple):
    """The weights of the evaluation, in points. The first index is mostly the rounds to come."""

    one_cuts: Floats
    """The expected points of the single-cut column, by rounds to come and boxes so far."""
    rises: Floats
    """The expected points of the + column, by rounds to come, boxes and points to beat plus 1."""
    weights: Floats
    """The value of each feature of the paper left, by rounds to come and feature."""
    risks: Floats
    """The cost of a snippet, by rounds to come and half-stars (0 to 3): fixed, and per space."""
    means: Floats
    """The mean points of a die, by die and number of spaces of its colour."""
    variances: Floats
    """The variance of these points."""


class CutBuffers(NamedTuple):
    """Buffers for the list of cuts, and for the value of a round by its cuts and points."""

    lines: Ints
    crossings: Ints
    moves: Ints
    counts: Ints
    by_points: Floats


@kernel
def new_buffers() -> CutBuffers:
    return CutBuffers(
        np.empty((MAX_LINES, LINE_WORDS), dtype=np.int64),
        np.empty(POINTS * POINTS, dtype=np.int64),
        np.empty(MAX_CUTS, dtype=np.int64),
        np.empty(MAX_CUTS, dtype=np.int64),
        np.empty((2, MAX_POINTS), dtype=np.float64),
    )


@inline_no_refcount
def risk(counted: int, to_come: int, evaluation: CutEvaluation) -> float:
    """The expected cost of a snippet with few half-stars. CI-11"""
    risks = evaluation.risks[to_come, min(half_stars_of(counted), ENOUGH_HALF_STARS)]
    return float(risks[0] + risks[1] * size_of(counted))


@inline_no_refcount
def last_value(left: int, rises: int, last: int, evaluation: CutEvaluation) -> float:
    """The value of the last snippet: its expected points and chance of a +, less its risk. CI-10"""
    if size_of(left) < SMALLEST:
        return -PENALTY_POINTS - risk(left, 0, evaluation)
    points = variance = more = most = 0.0
    for die in range(DICE):
        spaces = left >> FIELD * die & FIELD_MASK
        points += evaluation.means[die, spaces]
        variance += evaluation.variances[die, spaces]
        gain = evaluation.means[die, spaces + 1] - evaluation.means[die, spaces]
        more += gain
        most = max(most, gain)
    points += (left >> JOKERS & FIELD_MASK) * (more / DICE + most) / 2
    value = points - risk(left, 0, evaluation)
    if last != NONE:
        ahead = (points - last - 0.5) / sqrt(variance + 0.5)
        box = column_points(rises + 1) - column_points(rises)
        value += box / (1 + exp(-LOGISTIC * ahead))
    return float(value)


@inline_no_refcount
def paper_value(
    left: int, to_come: int, last: int, notch: bool, evaluation: CutEvaluation
) -> float:
    """The value of the paper left for the rounds to come."""
    weights = evaluation.weights[to_come]
    coloured = squares = 0
    scarce = FIELD_MASK
    for die in range(DICE):
        spaces = left >> FIELD * die & FIELD_MASK
        coloured += spaces
        squares += spaces * spaces
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
        + weights[COLOUR_SQUARES] * squares / 100
        + weights[SPACES_SQUARED] * size * size / 100
        + weights[NOTCH] * notch
        + weights[COLOURED_SQUARED] * coloured * coloured / 100
        + weights[COLOURED_TO_BEAT] * coloured * max(last, 0) / 100
        - PENALTY_POINTS * short
    )


@inline_no_refcount
def rises_after(state: Ints, points: int) -> int:
    """The boxes of the + column after a round with these points, or a penalty. CI-8, CI-9"""
    return int(state[RISES] + (state[LAST] != NONE and points > state[LAST]))


@inline_no_refcount
def round_value(state: Ints, points: int, one_cut: bool, evaluation: CutEvaluation) -> float:
    """The value of a round with these points, or a penalty, and of the boxes to come. CI-8, CI-9"""
    to_come = ROUNDS - state[PLAYED] - 1
    one_cuts, last = state[ONE_CUTS], state[LAST]
    value = -PENALTY_POINTS
    if points != PENALTY:
        one_cuts += one_cut
        last = value = points
    boxes = evaluation.rises[to_come, rises_after(state, points), min(last, MAX_TO_BEAT) + 1]
    return float(value + boxes + evaluation.one_cuts[to_come, one_cuts])


@no_refcount_kernel
def evaluate_cuts(
    state: Ints,
    throw: int,
    corner: int,
    prepared: PreparedSheet,
    evaluation: CutEvaluation,
    buffers: CutBuffers,
    values: Floats,
) -> int:
    """Lists a player's cuts with their values; returns their number.

    A cut that does not take off the corner, if one is given (else −1), has value −∞.
    """
    found = list_cuts(
        state[LOW],
        state[HIGH],
        prepared.masks,
        buffers.lines,
        buffers.crossings,
        buffers.moves,
        buffers.counts,
    )
    info = throw_info(prepared, throw)
    to_come = ROUNDS - state[PLAYED] - 1
    most = round_points(count_paper(state[LOW], state[HIGH], prepared.masks), info, prepared.points)
    for points in range(PENALTY, most + 1):
        buffers.by_points[0, points - PENALTY] = round_value(state, points, False, evaluation)
        buffers.by_points[1, points - PENALTY] = round_value(state, points, True, evaluation)
    for index in range(found):
        # Indices 2n and 2n + 1 are the two parts of one cut.
        snippet, left = buffers.counts[index], buffers.counts[index ^ 1]
        points = round_points(snippet, info, prepared.points)
        one_cut = np.int64(is_straight(buffers.moves[index]))
        value = buffers.by_points[one_cut, points - PENALTY] - risk(snippet, to_come, evaluation)
        last = state[LAST] if points == PENALTY else points
        if to_come == 1:
            value += last_value(left, rises_after(state, points), last, evaluation)
        else:
            notch = not one_cut and not buffers.moves[index] >> REST
            value += paper_value(left, to_come, last, notch, evaluation)
        values[index] = value
    if corner != NONE:
        for index in range(found):
            if not has_corner(buffers.moves[index], corner):
                values[index] = -np.inf
    return found
