"""An upper bound on the score under given dice, by branch and bound over the first cuts.

The cuts of the first rounds are searched exhaustively; the rounds after them get at most what
`most_of_rest` says, and a + is only granted where the points of these rounds can rise: see
`most_by_rises`. What can be cut off is taken from the rules, so waste counts: a snippet has spaces
that no die pays for, and they are gone. Each round that is searched lowers the bound. The puzzle is
left aside, as it can only cost points.

A round that is a penalty may leave other papers than a round that is not: cuts with a fault, and
two parallel cuts that leave the strip between them. Two cuts that cross, or of which one ends on
the other, leave the same papers as a straight cut or an angle. If such a paper can be had without
a penalty, the penalty is not searched: it costs 5 points at least, and no box is worth more. CI-9
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.bots.kernels.inlining import inlined, internal
from tavolino.games.cutit.kernels.cuts import (
    HIGH,
    LINE_WORDS,
    LOW,
    MOST_CUTS,
    MOST_LINES,
    POINTS,
    cut_off,
    has_corner,
    list_cuts,
)
from tavolino.games.cutit.kernels.moves import column_points, is_straight
from tavolino.games.cutit.kernels.paper import FIELD, FIELD_MASK, JOKERS, count_paper, words_of
from tavolino.games.cutit.kernels.par_rises import MOST_BOXES, most_by_rises, most_with_boxes
from tavolino.games.cutit.kernels.state import NONE
from tavolino.games.cutit.kernels.throws import (
    DICE,
    PENALTY,
    PreparedSheet,
    earned,
    known_of,
    points_of,
    prepare,
    throw_of,
)
from tavolino.games.cutit.rules.scoring import PENALTY as PENALTY_POINTS
from tavolino.games.cutit.rules.sheet import BLANK, QUESTION, WHOLE, Face, Mask, Sheet, bit
from tavolino.games.cutit.rules.snippet import Space
from tavolino.games.cutit.rules.state import ROUNDS

UNLIMITED: Final = 100
"""How many spaces a question mark can turn into points: all there are."""
FEW_ROUNDS: Final = 4
"""With so many rounds to come, the most of each round may be less than that of all together."""
PRUNED: Final = -1_000
MOST_STRIPS: Final = 72
STRIP: Final = 1 << 30
"""Marks a move that leaves the strip between two straight cuts, whose numbers it has."""
STAY: Final = 1 << 29
"""Stands for a round in which the paper, a single space, cannot be cut."""

# A line of cuts so far: what is left of the sheet, the points less penalties, the boxes that can
# no longer be had in the column for single cuts, the boxes of the + column, the points to beat,
# and the number of ways to go on.
PAPER: Final = 0
SCORED: Final = 2
MISSED: Final = 3
RISES: Final = 4
LAST: Final = 5
FOUND: Final = 6
STATE_WORDS: Final = 7

SEEN_SLOTS: Final = 1 << 15
SEEN_ROUND: Final = FOUND
"""In the table of papers seen, the round and the depth stand where the number of ways stood."""


class ParGame(NamedTuple):
    """The throws of all rounds, how many spaces of each colour the dice from a round on can pay
    for, the most that the rounds from each on can bring with the + column (see `most_with_boxes`),
    whether players may count fewer points than they earn, and the sheet."""

    throws: Ints
    wanted: Ints
    with_boxes: Ints
    claims: bool
    prepared: PreparedSheet


def searched_bound(
    sheet: Sheet,
    corner: Space,
    rolls: Sequence[str],
    limit: int,
    *,
    claims: bool = False,
    paper: Mask = WHOLE,
) -> int:
    """No line of cuts from this corner scores more under these dice, tokens aside.

    The search lists the cuts of at most `limit` papers. Where the `paper` is not the whole sheet,
    its rolls are those of the last rounds, and no corner has to come off.
    """
    first = ROUNDS - len(rolls)
    throws = np.zeros(ROUNDS, dtype=np.int64)
    wanted = np.zeros((ROUNDS + 1, DICE), dtype=np.int64)
    for number in range(ROUNDS - 1, first - 1, -1):
        faces = rolls[number - first]
        throws[number] = throw_of(faces)
        more = [_wanted(face) for face in faces]
        wanted[number] = np.minimum(UNLIMITED, wanted[number + 1] + more)
    start = np.zeros(STATE_WORDS, dtype=np.int64)
    start[PAPER], start[PAPER + 1] = words_of(paper)
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
    """Searches one round more each time until the cuts of `limit` papers have been listed."""
    states = np.zeros((ROUNDS, STATE_WORDS), dtype=np.int64)
    states[first] = start
    seen = np.zeros((SEEN_SLOTS, STATE_WORDS), dtype=np.int64)
    lines = np.empty((ROUNDS, MOST_LINES, LINE_WORDS), dtype=np.int64)
    crossings = np.empty(POINTS * POINTS, dtype=np.int64)
    moves = np.empty((ROUNDS, MOST_CUTS + MOST_STRIPS), dtype=np.int64)
    counts = np.empty((ROUNDS, MOST_CUTS + MOST_STRIPS), dtype=np.int64)
    bounds = np.empty((ROUNDS, MOST_CUTS + MOST_STRIPS), dtype=np.int64)
    bound = -PRUNED
    left = limit
    for depth in range(first + 1, ROUNDS):
        best = PRUNED
        level = first
        is_new = True
        while level >= first:
            if is_new:
                if left == 0:
                    return int(bound)
                left -= 1
                list_ways(
                    states[level],
                    level,
                    corner if level == 0 else NONE,
                    game,
                    lines[level],
                    crossings,
                    moves[level],
                    counts[level],
                    bounds[level],
                )
                is_new = False
            way = 0
            for index in range(1, states[level, FOUND]):
                if bounds[level, index] > bounds[level, way]:
                    way = index
            if bounds[level, way] <= best:
                level -= 1
            elif level + 1 == depth:
                best = bounds[level, way]
                level -= 1
            else:
                bounds[level, way] = PRUNED
                go(states, level, moves[level, way], lines[level], game)
                if not was_seen(states[level + 1], level + 1, depth, seen):
                    level += 1
                    is_new = True
        bound = min(bound, best)
    return int(bound)


@inlined
def was_seen(state: Ints, level: int, depth: int, seen: Ints) -> bool:
    """True if the same paper has been searched after cuts that were at least as good. Notes it."""
    low, high = state[PAPER], state[PAPER + 1]
    mixed = (low * 0x9E3779B97F4A7C1 ^ high * 0x2545F4914F6CDD1D) + level
    entry = seen[(mixed ^ mixed >> 29) & SEEN_SLOTS - 1]
    key = ROUNDS * depth + level
    if entry[PAPER] == low and entry[PAPER + 1] == high and entry[SEEN_ROUND] == key:
        is_low = entry[LAST] == state[LAST] or NONE < entry[LAST] < state[LAST]
        is_good = entry[SCORED] >= state[SCORED] and entry[MISSED] <= state[MISSED]
        if is_low and is_good and entry[RISES] >= state[RISES]:
            return True
    for word in range(FOUND):
        entry[word] = state[word]
    entry[SEEN_ROUND] = key
    return False


@internal
def list_ways(
    state: Ints,
    level: int,
    corner: int,
    game: ParGame,
    lines: Ints,
    crossings: Ints,
    moves: Ints,
    counts: Ints,
    bounds: Ints,
) -> None:
    """Lists every cut of a round and the bound on the score after it."""
    low, high = state[PAPER], state[PAPER + 1]
    masks = game.prepared.masks
    found = list_cuts(low, high, masks, lines, crossings, moves, counts)
    known = known_of(game.prepared, game.throws[level])
    straight = 0
    for index in range(found):
        one_cut = is_straight(moves[index])
        straight += one_cut
        if corner != NONE and not has_corner(moves[index], corner):
            bounds[index] = PRUNED
            continue
        points = earned(counts[index], known, game.prepared.points)
        bounds[index] = bound_after(state, level, points, one_cut, counts[index ^ 1], game)
    # Each straight cut is listed for the parts on both sides of it, and lines are in order.
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
        moves[0] = STAY
        bounds[0] = bound_after(state, level, PENALTY, False, counted, game)
        found = 1
    state[FOUND] = found


@inlined
def _strip(lines: Ints, lower: int, upper: int) -> tuple[int, int]:
    """The paper between two straight cuts."""
    return (
        lines[upper, LOW] & ~lines[lower, LOW],
        lines[upper, HIGH] & ~lines[lower, HIGH],
    )


@inlined
def _are_parallel(lines: Ints, lower: int, upper: int) -> bool:
    """True if all before one straight cut is also before the other."""
    low = lines[lower, LOW] & ~lines[upper, LOW]
    high = lines[lower, HIGH] & ~lines[upper, HIGH]
    return bool(low | high == 0)


@inlined
def bound_after(
    state: Ints, level: int, points: int, one_cut: bool, left: int, game: ParGame
) -> int:
    """The bound on the score if this round brings these points and leaves this paper."""
    scored, missed, rises, last = after_round(state, points, one_cut)
    to_come = ROUNDS - 1 - level
    singles = column_points(max(0, ROUNDS - 1 - missed))
    if to_come > 1:
        rest = most_of_rest(left, level + 1, game)
        if game.claims:
            return int(scored + rest + singles + column_points(MOST_BOXES))
        boxes = min(rises, MOST_BOXES)
        return int(scored + singles + game.with_boxes[level + 1, last + 1, boxes, rest])
    known = known_of(game.prepared, game.throws[ROUNDS - 1])
    points = earned(left, known, game.prepared.points)
    if points == PENALTY:
        return int(scored - PENALTY_POINTS + singles + _rise_points(rises, game.claims))
    rises += last != NONE and points > last
    return int(scored + points + singles + _rise_points(rises, game.claims))


@inlined
def _rise_points(rises: int, claims: bool) -> int:
    return column_points(MOST_BOXES if claims else rises)


@inlined
def after_round(state: Ints, points: int, one_cut: bool) -> tuple[int, int, int, int]:
    """Points, boxes missed, rises and points to beat after a round or a penalty. CI-8, CI-9"""
    scored, missed, rises, last = state[SCORED], state[MISSED], state[RISES], state[LAST]
    if points == PENALTY:
        return scored - PENALTY_POINTS, missed + 1, rises, last
    rises += last != NONE and points > last
    return scored + points, missed + (not one_cut), rises, points


@inlined
def most_of_rest(left: int, level: int, game: ParGame) -> int:
    """The most points that the paper left can give from this round on: every point needs a space of
    its colour or a joker, and no round gives more than all the paper would. CI-7"""
    points = short = 0
    for die in range(DICE):
        spaces = left >> FIELD * die & FIELD_MASK
        wanted = game.wanted[level, die]
        used = min(spaces, wanted)
        points += used
        short += wanted - used
    points += min(short, left >> JOKERS & FIELD_MASK)
    if level < ROUNDS - FEW_ROUNDS:
        return int(points)
    together = 0
    for later in range(level, ROUNDS):
        known = known_of(game.prepared, game.throws[later])
        together += points_of(left, known, game.prepared.points)
    return int(min(points, together))


@inlined
def go(states: Ints, level: int, move: int, lines: Ints, game: ParGame) -> None:
    """The state after a move, one level down."""
    state, after = states[level], states[level + 1]
    masks = game.prepared.masks
    low, high = state[PAPER], state[PAPER + 1]
    points = PENALTY
    one_cut = False
    if move & STRIP:
        after[PAPER], after[PAPER + 1] = _strip(
            lines, move >> FIELD & FIELD_MASK, move & FIELD_MASK
        )
    elif move == STAY:
        after[PAPER], after[PAPER + 1] = low, high
    else:
        snippet_low, snippet_high = cut_off(low, high, move)
        after[PAPER], after[PAPER + 1] = low ^ snippet_low, high ^ snippet_high
        known = known_of(game.prepared, game.throws[level])
        snippet = count_paper(snippet_low, snippet_high, masks)
        points = earned(snippet, known, game.prepared.points)
        one_cut = is_straight(move)
    scored, missed, rises, last = after_round(state, points, one_cut)
    after[SCORED], after[MISSED], after[RISES], after[LAST] = scored, missed, rises, last
