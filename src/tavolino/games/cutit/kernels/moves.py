"""Legal moves of the ten rounds, and applying them to a packed state."""

from typing import Final

import numpy as np

from tavolino.bots.kernels.bits import count
from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.bots.kernels.inlining import inline
from tavolino.games.cutit.kernels.cuts import (
    LINE_WORDS,
    MAX_LINES,
    MEETING,
    POINT_MASK,
    POINTS,
    STRAIGHT,
    cut_off,
    keep_with_corner,
    list_cuts,
)
from tavolino.games.cutit.kernels.paper import count_paper, half_stars_of, size_of
from tavolino.games.cutit.kernels.state import (
    CORNER,
    CORNER_KIND,
    CUT,
    CUT_KIND,
    FAULTS,
    FIRST,
    FIRST_KIND,
    HIGH,
    KIND,
    LOW,
    NO_CUT,
    NO_POINTS,
    NONE,
    ONE_CUT,
    PIECES,
    PILE,
    PLAYED,
    POINTS_MASK,
    ROLL_KIND,
    ROLLS,
    ROSE,
    ROUND,
    SCORES,
    SEATS,
    SMALL,
    VALUE_MASK,
    player_at,
)
from tavolino.games.cutit.kernels.throws import IS_BLANK, PreparedSheet, snippet_points, throw_info
from tavolino.games.cutit.rules.scoring import COLUMN, PENALTY, SMALLEST
from tavolino.games.cutit.rules.state import ROUNDS

CORNERS: Final = (0, 9, 99, 90)
CHANCE: Final = -1
OVER: Final = -2
"""The rounds are over: the puzzle comes next."""

# The fields of an offer: points, spaces and half-stars of the snippet, whether it is a single cut,
# and the faults as bits.
SPACES_AT: Final = 8
HALF_STARS_AT: Final = 16
IS_ONE_CUT: Final = 1 << 26
FAULTS_AT: Final = 27


@kernel
def to_act(state: Ints) -> int:
    """The first seat that still has to move; CHANCE; or OVER."""
    if state[FIRST] == NONE:
        return CHANCE
    seats = state[SEATS]
    if state[player_at(0) + PLAYED] == state[ROUND]:
        return OVER if state[ROUND] == ROUNDS else CHANCE
    for turn in range(seats):
        seat = (state[FIRST] + turn) % seats
        if state[player_at(seat) + CORNER] == NONE:
            return int(seat)
    for seat in range(seats):
        if is_to_cut(state, seat):
            return seat
    return CHANCE


@inline
def is_to_cut(state: Ints, seat: int) -> bool:
    """True if the seat has paper that can be cut and has not cut in this round."""
    at = player_at(seat)
    return state[at + CUT] == NONE and count(state[at + LOW]) + count(state[at + HIGH]) > 1


@kernel
def legal(state: Ints, seat: int, prepared: PreparedSheet, moves: Ints, counts: Ints) -> int:
    """Lists the legal moves of a player; returns their number. CI-4, CI-5"""
    at = player_at(seat)
    if state[at + CORNER] == NONE:
        return _list_corners(state, moves)
    lines = np.empty((MAX_LINES, LINE_WORDS), dtype=np.int64)
    crossings = np.empty(POINTS * POINTS, dtype=np.int64)
    low, high = state[at + LOW], state[at + HIGH]
    found = list_cuts(low, high, prepared.masks, lines, crossings, moves, counts)
    if state[ROUND] == 1:
        return keep_with_corner(state[at + CORNER], moves, counts, found)
    return found


@kernel
def _list_corners(state: Ints, moves: Ints) -> int:
    found = 0
    for corner in CORNERS:
        is_free = True
        for seat in range(state[SEATS]):
            is_free &= state[player_at(seat) + CORNER] != corner
        if is_free:
            moves[found] = CORNER_KIND << KIND | corner
            found += 1
    return found


@kernel
def score_offers(
    state: Ints, seat: int, prepared: PreparedSheet, moves: Ints, counts: Ints, offers: Ints
) -> int:
    """Lists a player's cuts and what each offers; returns their number. CI-6, CI-7"""
    found = legal(state, seat, prepared, moves, counts)
    info = throw_info(prepared, state[ROLLS + state[ROUND] - 1])
    for index in range(found):
        counted = counts[index]
        points = snippet_points(counted, info, prepared.points)
        size = size_of(counted)
        offer = points | size << SPACES_AT | half_stars_of(counted) << HALF_STARS_AT
        offer |= is_straight(moves[index]) * IS_ONE_CUT
        offer |= faults_of(points, size, info[IS_BLANK]) >> FAULTS << FAULTS_AT
        offers[index] = offer
    return found


@inline
def is_straight(move: int) -> bool:
    return move >> MEETING & POINT_MASK == STRAIGHT


@inline
def faults_of(points: int, size: int, is_blank: int) -> int:
    """The faults that make a round with one snippet a penalty. CI-6, CI-9"""
    faults = 0
    if points == 0 and not is_blank:
        faults |= NO_POINTS
    if size < SMALLEST:
        faults |= SMALL
    return faults


@kernel
def apply(state: Ints, seat: int, move: int, prepared: PreparedSheet) -> None:
    """Applies a move. The last cut of a round ends the round. CI-3"""
    kind, value = move >> KIND, move & VALUE_MASK
    if kind == CUT_KIND:
        state[player_at(seat) + CUT] = move
        end_round_if_all_cut(state, prepared)
    elif kind == CORNER_KIND:
        state[player_at(seat) + CORNER] = value
    elif kind == FIRST_KIND:
        state[FIRST] = value
    elif kind == ROLL_KIND:
        roll(state, value, prepared)


@inline
def roll(state: Ints, throw: int, prepared: PreparedSheet) -> None:
    """Sets the dice of the next round. The last round needs no cut. CI-3, CI-10"""
    state[ROLLS + state[ROUND]] = throw
    state[ROUND] += 1
    if state[ROUND] < ROUNDS:
        end_round_if_all_cut(state, prepared)
        return
    for seat in range(state[SEATS]):
        at = player_at(seat)
        low, high = state[at + LOW], state[at + HIGH]
        state[at + LOW] = state[at + HIGH] = 0
        _add_snippet(state, at, low, high, False, prepared)


@inline
def end_round_if_all_cut(state: Ints, prepared: PreparedSheet) -> None:
    """Ends the round once everyone has cut: adds the snippets to the piles. CI-3, CI-9"""
    for seat in range(state[SEATS]):
        if is_to_cut(state, seat):
            return
    for seat in range(state[SEATS]):
        at = player_at(seat)
        move = state[at + CUT]
        if move == NONE:
            _write_score(state, at, NO_CUT)
            continue
        low, high = cut_off(state[at + LOW], state[at + HIGH], move)
        state[at + LOW] ^= low
        state[at + HIGH] ^= high
        state[at + CUT] = NONE
        _add_snippet(state, at, low, high, is_straight(move), prepared)


@inline
def _add_snippet(
    state: Ints, at: int, low: int, high: int, one_cut: bool, prepared: PreparedSheet
) -> None:
    """Adds a snippet to a player's pile and scores it. CI-6, CI-7, CI-8, CI-9"""
    pieces = state[at + PIECES]
    state[at + PILE + 2 * pieces] = low
    state[at + PILE + 2 * pieces + 1] = high
    state[at + PIECES] = pieces + 1
    info = throw_info(prepared, state[ROLLS + state[ROUND] - 1])
    counted = count_paper(low, high, prepared.masks)
    points = snippet_points(counted, info, prepared.points)
    score = faults_of(points, size_of(counted), info[IS_BLANK])
    if score == 0:
        last = points_to_beat(state, at)
        score = points | one_cut * ONE_CUT
        if last != NONE and points > last:
            score |= ROSE
    _write_score(state, at, score)


@inline
def _write_score(state: Ints, at: int, score: int) -> None:
    state[at + SCORES + state[at + PLAYED]] = score
    state[at + PLAYED] += 1


@inline
def points_to_beat(state: Ints, at: int) -> int:
    """The points of the last round without a penalty, or NONE. CI-8, CI-9"""
    for back in range(1, state[at + PLAYED] + 1):
        score = state[at + SCORES + state[at + PLAYED] - back]
        if not score >> FAULTS:
            return int(score & POINTS_MASK)
    return NONE


@inline
def total(state: Ints, seat: int) -> int:
    """The total of a score sheet, without tokens and puzzle. CI-15"""
    at = player_at(seat)
    points = rises = one_cuts = 0
    for number in range(state[at + PLAYED]):
        score = state[at + SCORES + number]
        points += score & POINTS_MASK
        if score >> FAULTS:
            points -= PENALTY
        rises += score & ROSE != 0
        one_cuts += score & ONE_CUT != 0
    return points + column_points(rises) + column_points(one_cuts)


@inline
def column_points(circles: int) -> int:
    """The points of a column. CI-8"""
    return COLUMN[min(circles, len(COLUMN)) - 1] if circles else 0
