"""Judging cuts by what they bring and what they leave."""

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
from tavolino.kernels.cutit.throws import DICE, PENALTY, Prepared, earned, known_of
from tavolino.kernels.inlining import borrowing_kernel, folded_borrowing

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

# What the paper left is judged by.
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


class Outlook(NamedTuple):
    """What cuts are judged by, in points.

    `one_cuts` and `rises` say what the columns are expected to pay, `next_rise` what each point to
    beat takes from that: all by rounds to come and boxes so far. `worths` are what the features of
    the paper left are good for, by rounds to come, `risks` what a snippet costs that has none, one,
    two or more half-stars, as a whole and for each space, and `means` what a die gives on average
    for so many spaces.
    """

    one_cuts: Floats
    rises: Floats
    next_rise: Floats
    worths: Floats
    risks: Floats
    means: Floats


class Room(NamedTuple):
    """Where cuts are listed, and what a round with two cuts or one is worth by its points."""

    lines: Ints
    crossings: Ints
    moves: Ints
    counts: Ints
    by_points: Floats


@kernel
def make_room() -> Room:
    return Room(
        np.empty((MOST_LINES, LINE_WORDS), dtype=np.int64),
        np.empty(POINTS * POINTS, dtype=np.int64),
        np.empty(MOST_CUTS, dtype=np.int64),
        np.empty(MOST_CUTS, dtype=np.int64),
        np.empty((2, MOST_POINTS), dtype=np.float64),
    )


@folded_borrowing
def risk(counted: int, outlook: Outlook) -> float:
    """What a snippet with few half-stars is likely to cost. CI-11"""
    half_stars = min(half_stars_of(counted), FEW)
    return float(outlook.risks[half_stars, 0] + outlook.risks[half_stars, 1] * size_of(counted))


@folded_borrowing
def last_worth(left: int, outlook: Outlook) -> float:
    """What the last snippet brings: its points on average, less its risk. CI-10"""
    if size_of(left) < SMALLEST:
        return -PENALTY_POINTS - risk(left, outlook)
    points = more = most = 0.0
    for die in range(DICE):
        spaces = left >> FIELD * die & FIELD_MASK
        points += outlook.means[die, spaces]
        gain = outlook.means[die, spaces + 1] - outlook.means[die, spaces]
        more += gain
        most = max(most, gain)
    jokers = left >> JOKERS & FIELD_MASK
    return float(points + jokers * (more / DICE + most) / 2 - risk(left, outlook))


@folded_borrowing
def paper_worth(left: int, to_come: int, outlook: Outlook) -> float:
    """What the paper left may bring in the rounds to come."""
    if to_come == 1:
        return last_worth(left, outlook)
    worths = outlook.worths[to_come]
    coloured = 0
    scarce = FIELD_MASK
    for die in range(DICE):
        spaces = left >> FIELD * die & FIELD_MASK
        coloured += spaces
        scarce = min(scarce, spaces)
    size = size_of(left)
    short = max(0, to_come - size // SMALLEST)
    return float(
        worths[COLOURED] * coloured
        + worths[SPACES] * size
        + worths[JOKER] * (left >> JOKERS & FIELD_MASK)
        + worths[HALF_STARS] * half_stars_of(left)
        + worths[INNER_STARS] * (left >> INNER)
        + worths[SCARCE] * scarce
        - PENALTY_POINTS * short
    )


@folded_borrowing
def round_worth(hand: Ints, points: int, one_cut: bool, outlook: Outlook) -> float:
    """What a round with these points, or a penalty, is worth with the boxes to come. CI-8, CI-9"""
    to_come = ROUNDS - hand[PLAYED] - 1
    rises, one_cuts, last = hand[RISES], hand[ONE_CUTS], hand[LAST]
    if points == PENALTY:
        value = -PENALTY_POINTS - max(last, 0) * outlook.next_rise[to_come, rises]
    else:
        rises += last != NONE and points > last
        one_cuts += one_cut
        value = points - points * outlook.next_rise[to_come, rises]
    boxes = outlook.rises[to_come, rises] + outlook.one_cuts[to_come - 1, one_cuts]
    return float(value + boxes)


@borrowing_kernel
def judge(
    hand: Ints,
    throw: int,
    corner: int,
    prepared: Prepared,
    outlook: Outlook,
    room: Room,
    values: Floats,
) -> int:
    """Lists a player's cuts and how good each looks; how many. A corner (or −1) must come off."""
    found = list_cuts(
        hand[LOW], hand[HIGH], prepared.masks, room.lines, room.crossings, room.moves, room.counts
    )
    known = known_of(prepared, throw)
    to_come = ROUNDS - hand[PLAYED] - 1
    most = earned(count_paper(hand[LOW], hand[HIGH], prepared.masks), known, prepared.points)
    for points in range(PENALTY, most + 1):
        room.by_points[0, points - PENALTY] = round_worth(hand, points, False, outlook)
        room.by_points[1, points - PENALTY] = round_worth(hand, points, True, outlook)
    for index in range(found):
        # A cut is listed twice, for the part on each side of it.
        snippet, left = room.counts[index], room.counts[index ^ 1]
        points = earned(snippet, known, prepared.points)
        one_cut = np.int64(is_straight(room.moves[index]))
        values[index] = (
            room.by_points[one_cut, points - PENALTY]
            + paper_worth(left, to_come, outlook)
            - risk(snippet, outlook)
        )
    if corner != NONE:
        for index in range(found):
            if not has_corner(room.moves[index], corner):
                values[index] = -np.inf
    return found
