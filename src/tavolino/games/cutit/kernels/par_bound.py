"""An upper bound on the score under given dice, by branch and bound over the cuts.

Depth-first search with iterative deepening: the cuts of the first rounds, up to a horizon, are
searched exhaustively. The rounds after the horizon are bounded by `most_of_rest`, and their + boxes
by `most_by_rises`. Searching one more round lowers the bound, because real cuts waste spaces that
no die pays for. The puzzle is ignored: it can only cost points.

Level n of the search is round n + 1; its move leads to level n + 1. Besides the cuts of the rules
there are moves that stand for penalties (CI-9), which may leave other paper: the strip between two
parallel cuts, and uncut paper. Two cuts that cross, or one that ends on the other, leave the same
paper as a straight cut or an angle. Where the same paper can be had without a penalty, the penalty
is not searched: it costs at least 5 points, and no box is worth more.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.bots.kernels.copying import copy
from tavolino.bots.kernels.inlining import inline, internal
from tavolino.games.cutit.kernels.cuts import (
    HIGH,
    LINE_WORDS,
    LOW,
    MAX_CUTS,
    MAX_LINES,
    POINTS,
    cut_off,
    has_corner,
    list_cuts,
)
from tavolino.games.cutit.kernels.moves import column_points, is_straight
from tavolino.games.cutit.kernels.paper import FIELD, FIELD_MASK, JOKERS, count_paper, split_mask
from tavolino.games.cutit.kernels.par_rises import MAX_BOXES, most_by_rises, most_with_boxes
from tavolino.games.cutit.kernels.state import NONE
from tavolino.games.cutit.kernels.throws import (
    DICE,
    PENALTY,
    PreparedSheet,
    encode_throw,
    prepare,
    round_points,
    snippet_points,
    throw_info,
)
from tavolino.games.cutit.rules.scoring import PENALTY as PENALTY_POINTS
from tavolino.games.cutit.rules.sheet import BLANK, QUESTION, WHOLE, Face, Mask, Sheet, bit
from tavolino.games.cutit.rules.snippet import Space
from tavolino.games.cutit.rules.state import ROUNDS

UNLIMITED: Final = 100
"""A question mark can turn all spaces of its colour into points."""
FEW_ROUNDS: Final = 4
"""With at most this many rounds to come, bounding each round by itself may give a lower total."""
PRUNED: Final = -1_000
"""The bound of a move that is not or no longer searched."""
OUT_OF_BUDGET: Final = -2_000
MAX_STRIPS: Final = 72
STRIP: Final = 1 << 30
"""Marks a move that leaves the strip between two straight cuts; it contains their indices."""
UNCUT: Final = 1 << 29
"""The move of a round in which the paper, a single space, cannot be cut."""

# The state at a level: the paper left (two words), points less penalties, the boxes already missed
# in the single-cut column, the boxes of the + column, the points to beat, and the number of moves.
PAPER: Final = 0
SCORED: Final = 2
MISSED: Final = 3
RISES: Final = 4
LAST: Final = 5
MOVE_COUNT: Final = 6
STATE_WORDS: Final = 7

SEEN_SLOTS: Final = 1 << 15
SEEN_AT: Final = MOVE_COUNT
"""In the table of states seen, this field has the level and the horizon instead."""


class ParGame(NamedTuple):
    throws: Ints
    """By round."""
    wanted: Ints
    """By round and die: how many spaces the dice from this round on can turn into points."""
    with_boxes: Ints
    """The most points of the rounds to come with the + column, see `most_with_boxes`."""
    claims: bool
    """True if players may count fewer points than they earn."""
    prepared: PreparedSheet


class SearchBuffers(NamedTuple):
    """One row per level, and the table of states seen."""

    states: Ints
    lines: Ints
    """The straight cuts."""
    moves: Ints
    counts: Ints
    """The counts of the snippets."""
    bounds: Ints
    """The bounds on the score after each move."""
    crossings: Ints
    """See `list_cuts`; used only while the moves of a level are listed."""
    seen: Ints


def upper_bound(
    sheet: Sheet,
    corner: Space,
    rolls: Sequence[str],
    limit: int,
    *,
    claims: bool = False,
    paper: Mask = WHOLE,
) -> int:
    """No sequence of cuts from this corner scores more under these dice, tokens aside.

    The search lists the moves of at most `limit` states. If the `paper` is not the whole sheet, the
    rolls are those of the last rounds, and no corner has to come off.
    """
    first = ROUNDS - len(rolls)
    throws = np.zeros(ROUNDS, dtype=np.int64)
    wanted = np.zeros((ROUNDS + 1, DICE), dtype=np.int64)
    for number in range(ROUNDS - 1, first - 1, -1):
        faces = rolls[number - first]
        throws[number] = encode_throw(faces)
        more = [_wanted(face) for face in faces]
        wanted[number] = np.minimum(UNLIMITED, wanted[number + 1] + more)
    start = np.zeros(STATE_WORDS, dtype=np.int64)
    start[PAPER], start[PAPER + 1] = split_mask(paper)
    start[MISSED] = first
    start[LAST] = NONE
    needed = bit(corner).bit_length() - 1 if paper == WHOLE else NONE
    prepared = prepare(sheet)
    by_rises = most_by_rises(start[PAPER], start[PAPER + 1], first, throws, prepared)
    game = ParGame(throws, wanted, most_with_boxes(by_rises), claims, prepared)
    return int(search_bound(start, first, needed, limit, game))


def _wanted(face: Face) -> int:
    """How many spaces of its colour a face can turn into points."""
    if face == BLANK:
        return 0
    return UNLIMITED if face == QUESTION else int(face)


@kernel
def search_bound(start: Ints, first: int, corner: int, limit: int, game: ParGame) -> int:
    """Moves the horizon one round further until the moves of `limit` states have been listed."""
    buffers = new_search_buffers()
    copy(start, buffers.states[first])
    budget = np.full(1, limit, dtype=np.int64)
    bound = -PRUNED
    for horizon in range(first + 1, ROUNDS):
        best = search_to_horizon(first, horizon, corner, budget, game, buffers)
        if best == OUT_OF_BUDGET:
            break
        bound = min(bound, best)
    return int(bound)


@internal
def new_search_buffers() -> SearchBuffers:
    return SearchBuffers(
        states=np.zeros((ROUNDS, STATE_WORDS), dtype=np.int64),
        lines=np.empty((ROUNDS, MAX_LINES, LINE_WORDS), dtype=np.int64),
        moves=np.empty((ROUNDS, MAX_CUTS + MAX_STRIPS), dtype=np.int64),
        counts=np.empty((ROUNDS, MAX_CUTS + MAX_STRIPS), dtype=np.int64),
        bounds=np.empty((ROUNDS, MAX_CUTS + MAX_STRIPS), dtype=np.int64),
        crossings=np.empty(POINTS * POINTS, dtype=np.int64),
        seen=np.zeros((SEEN_SLOTS, STATE_WORDS), dtype=np.int64),
    )


@internal
def search_to_horizon(
    first: int, horizon: int, corner: int, budget: Ints, game: ParGame, buffers: SearchBuffers
) -> int:
    """The highest bound after any moves of the levels before the horizon; or OUT_OF_BUDGET.

    Each level tries the move with the highest bound next, so its first move not above the best
    bound so far ends the level.
    """
    states, moves, bounds = buffers.states, buffers.moves, buffers.bounds
    best = PRUNED
    level = first
    is_new = True
    while level >= first:
        if is_new:
            if budget[0] == 0:
                return OUT_OF_BUDGET
            budget[0] -= 1
            list_moves(level, corner if level == 0 else NONE, game, buffers)
            is_new = False
        index = _highest(bounds[level], states[level, MOVE_COUNT])
        if bounds[level, index] <= best:
            level -= 1
        elif level + 1 == horizon:
            best = bounds[level, index]
            level -= 1
        else:
            bounds[level, index] = PRUNED
            apply_move(states, level, moves[level, index], buffers.lines[level], game)
            if not is_dominated(states[level + 1], level + 1, horizon, buffers.seen):
                level += 1
                is_new = True
    return best


@inline
def _highest(bounds: Ints, count: int) -> int:
    """The index of the first highest bound."""
    highest = 0
    for index in range(1, count):
        if bounds[index] > bounds[highest]:
            highest = index
    return highest


@inline
def is_dominated(state: Ints, level: int, horizon: int, seen: Ints) -> bool:
    """True if the same paper was searched in a state at least as good; else records the state."""
    low, high = state[PAPER], state[PAPER + 1]
    mixed = (low * 0x9E3779B97F4A7C1 ^ high * 0x2545F4914F6CDD1D) + level
    entry = seen[(mixed ^ mixed >> 29) & SEEN_SLOTS - 1]
    seen_at = ROUNDS * horizon + level
    if entry[PAPER] == low and entry[PAPER + 1] == high and entry[SEEN_AT] == seen_at:
        is_easier_to_beat = entry[LAST] == state[LAST] or NONE < entry[LAST] < state[LAST]
        is_score_as_good = entry[SCORED] >= state[SCORED] and entry[MISSED] <= state[MISSED]
        if is_easier_to_beat and is_score_as_good and entry[RISES] >= state[RISES]:
            return True
    for word in range(MOVE_COUNT):
        entry[word] = state[word]
    entry[SEEN_AT] = seen_at
    return False


@internal
def list_moves(level: int, corner: int, game: ParGame, buffers: SearchBuffers) -> None:
    """Lists the moves of a level with the bounds on the score after them."""
    state, lines = buffers.states[level], buffers.lines[level]
    moves, counts, bounds = buffers.moves[level], buffers.counts[level], buffers.bounds[level]
    low, high = state[PAPER], state[PAPER + 1]
    masks = game.prepared.masks
    found = list_cuts(low, high, masks, lines, buffers.crossings, moves, counts)
    info = throw_info(game.prepared, game.throws[level])
    straight = 0
    for index in range(found):
        one_cut = is_straight(moves[index])
        straight += one_cut
        if corner != NONE and not has_corner(moves[index], corner):
            bounds[index] = PRUNED
            continue
        points = round_points(counts[index], info, game.prepared.points)
        bounds[index] = bound_after(state, level, points, one_cut, counts[index ^ 1], game)
    # Each straight cut was counted twice, once per side. `lines` has them in ascending order.
    for upper in range(straight // 2):
        for lower in range(upper):
            strip = _strip(lines, lower, upper)
            if strip[0] | strip[1] and _are_parallel(lines, lower, upper):
                moves[found] = STRIP | lower << FIELD | upper
                counted = count_paper(strip[0], strip[1], masks)
                bounds[found] = bound_after(state, level, PENALTY, False, counted, game)
                found += 1
    if found == 0:
        counted = count_paper(low, high, masks)
        moves[0] = UNCUT
        bounds[0] = bound_after(state, level, PENALTY, False, counted, game)
        found = 1
    state[MOVE_COUNT] = found


@inline
def _strip(lines: Ints, lower: int, upper: int) -> tuple[int, int]:
    """The paper between two straight cuts."""
    return (
        lines[upper, LOW] & ~lines[lower, LOW],
        lines[upper, HIGH] & ~lines[lower, HIGH],
    )


@inline
def _are_parallel(lines: Ints, lower: int, upper: int) -> bool:
    """True if all paper below or left of one straight cut is also below or left of the other."""
    low = lines[lower, LOW] & ~lines[upper, LOW]
    high = lines[lower, HIGH] & ~lines[upper, HIGH]
    return bool(low | high == 0)


@inline
def bound_after(
    state: Ints, level: int, points: int, one_cut: bool, left: int, game: ParGame
) -> int:
    """The bound on the score if this round earns these points and leaves this paper."""
    scored, missed, rises, last = after_round(state, points, one_cut)
    to_come = ROUNDS - 1 - level
    single_cuts = column_points(max(0, ROUNDS - 1 - missed))
    if to_come > 1:
        rest = most_of_rest(left, level + 1, game)
        if game.claims:
            return int(scored + rest + single_cuts + column_points(MAX_BOXES))
        boxes = min(rises, MAX_BOXES)
        return int(scored + single_cuts + game.with_boxes[level + 1, last + 1, boxes, rest])
    info = throw_info(game.prepared, game.throws[ROUNDS - 1])
    points = round_points(left, info, game.prepared.points)
    if points == PENALTY:
        return int(scored - PENALTY_POINTS + single_cuts + _rise_points(rises, game.claims))
    rises += last != NONE and points > last
    return int(scored + points + single_cuts + _rise_points(rises, game.claims))


@inline
def _rise_points(rises: int, claims: bool) -> int:
    return column_points(MAX_BOXES if claims else rises)


@inline
def after_round(state: Ints, points: int, one_cut: bool) -> tuple[int, int, int, int]:
    """Points, boxes missed, rises and points to beat after a round. CI-8, CI-9"""
    scored, missed, rises, last = state[SCORED], state[MISSED], state[RISES], state[LAST]
    if points == PENALTY:
        return scored - PENALTY_POINTS, missed + 1, rises, last
    rises += last != NONE and points > last
    return scored + points, missed + (not one_cut), rises, points


@inline
def most_of_rest(left: int, level: int, game: ParGame) -> int:
    """The most points that the paper left can earn from this level on. CI-7

    Every point needs a space of its colour or a joker, and no round earns more than the whole paper
    would.
    """
    points = missing = 0
    for die in range(DICE):
        spaces = left >> FIELD * die & FIELD_MASK
        wanted = game.wanted[level, die]
        used = min(spaces, wanted)
        points += used
        missing += wanted - used
    points += min(missing, left >> JOKERS & FIELD_MASK)
    if level < ROUNDS - FEW_ROUNDS:
        return int(points)
    by_round = 0
    for later in range(level, ROUNDS):
        info = throw_info(game.prepared, game.throws[later])
        by_round += snippet_points(left, info, game.prepared.points)
    return int(min(points, by_round))


@inline
def apply_move(states: Ints, level: int, move: int, lines: Ints, game: ParGame) -> None:
    """Writes the state after a move at the next level."""
    state, after = states[level], states[level + 1]
    masks = game.prepared.masks
    low, high = state[PAPER], state[PAPER + 1]
    points = PENALTY
    one_cut = False
    if move & STRIP:
        after[PAPER], after[PAPER + 1] = _strip(
            lines, move >> FIELD & FIELD_MASK, move & FIELD_MASK
        )
    elif move == UNCUT:
        after[PAPER], after[PAPER + 1] = low, high
    else:
        snippet_low, snippet_high = cut_off(low, high, move)
        after[PAPER], after[PAPER + 1] = low ^ snippet_low, high ^ snippet_high
        info = throw_info(game.prepared, game.throws[level])
        snippet = count_paper(snippet_low, snippet_high, masks)
        points = round_points(snippet, info, game.prepared.points)
        one_cut = is_straight(move)
    scored, missed, rises, last = after_round(state, points, one_cut)
    after[SCORED], after[MISSED], after[RISES], after[LAST] = scored, missed, rises, last
