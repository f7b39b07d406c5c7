"""Which snippets to leave out of the puzzle: the few with fewest spaces that let it be done."""

from typing import Final

import numpy as np

from tavolino.bots.kernels.bits import count, lowest
from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.inlining import inlined_uncounted, internal, uncounted
from tavolino.games.cutit.kernels.puzzle.pieces import ANY
from tavolino.games.cutit.kernels.puzzle.search import (
    BEST_SIZE,
    GOAL,
    MOST,
    OUT_OF_BUDGET,
    PuzzleSearch,
    search_from,
)
from tavolino.games.cutit.solver.solver import MOST_EXAMINED, SETS

# A set of pieces to leave out: their spaces, its place on a walk through all sets, the last
# piece by size, and all of them as bits.
SPACES: Final = 0
WALK: Final = 1
LAST: Final = 2
MEMBERS: Final = 3
SET_WORDS: Final = 4

COLOURS: Final = 4
COLOUR_BITS: Final = 10
COLOUR_MASK: Final = (1 << COLOUR_BITS) - 1


@internal
def fewest_lost(search: PuzzleSearch) -> int:
    """Finds the best arrangement; a number of spaces that are lost in any case.

    Tries to leave out nothing, then the few snippets with fewest spaces. Where many have to stay
    out there are too many sets, so after some of them one search looks for the heaviest of all.
    """
    sizes, tally = search.table.sizes, search.tally
    number = len(sizes)
    total = len(search.table.pieces.spaces)
    order = by_size(sizes)
    waiting = np.empty((MOST_EXAMINED + 2, SET_WORDS), dtype=np.int64)
    _note_set(waiting[0], 0, 0, -1, 0)
    sets = 1
    tried = examined = 0
    while True:
        cheapest = 0
        for index in range(1, sets):
            if _comes_before(waiting[index], waiting[cheapest]):
                cheapest = index
        lost, last = waiting[cheapest, SPACES], waiting[cheapest, LAST]
        walk, left_out = waiting[cheapest, WALK], waiting[cheapest, MEMBERS]
        if total - lost <= tally[BEST_SIZE]:
            return int(lost)
        if tried == SETS or examined == MOST_EXAMINED:
            break
        examined += 1
        wanted = (1 << number) - 1 & ~left_out
        if _may_hang_together(search, wanted):
            tried += 1
            tally[GOAL] = tally[MOST] = total - lost
            if search_from(search, _hardest(search, wanted), wanted) == OUT_OF_BUDGET:
                return int(lost)
        sets -= 1
        _copy_set(waiting[sets], waiting[cheapest])
        if last + 1 < number:
            size = sizes[order[last + 1]]
            after = left_out | 1 << order[last + 1]
            _note_set(waiting[sets], lost + size, walk + 1, last + 1, after)
            sets += 1
            if last >= 0:
                size -= sizes[order[last]]
                after ^= 1 << order[last]
                walk += 1 << number - 1 - last
                _note_set(waiting[sets], lost + size, walk, last + 1, after)
                sets += 1
    # The heaviest of all: with the largest snippet, or without it but with the next, and so on.
    tally[GOAL] = tally[BEST_SIZE] + 1
    tally[MOST] = total - lost
    left = total
    wanted = (1 << number) - 1
    for first in by_size(-sizes):
        if not left >= tally[GOAL] <= tally[MOST]:
            break
        left -= sizes[first]
        wanted ^= 1 << first
        if search_from(search, first, wanted) == OUT_OF_BUDGET:
            return int(lost)
    return total


@inlined_uncounted
def _comes_before(one: Ints, other: Ints) -> bool:
    if one[SPACES] == other[SPACES]:
        return bool(one[WALK] < other[WALK])
    return bool(one[SPACES] < other[SPACES])


@inlined_uncounted
def _note_set(noted: Ints, spaces: int, walk: int, last: int, members: int) -> None:
    noted[SPACES] = spaces
    noted[WALK] = walk
    noted[LAST] = last
    noted[MEMBERS] = members


@inlined_uncounted
def _copy_set(one: Ints, to: Ints) -> None:
    for word in range(SET_WORDS):
        to[word] = one[word]


@internal
def by_size(sizes: Ints) -> Ints:
    """The pieces in order of these sizes, equal ones as they come."""
    order = np.empty(len(sizes), dtype=np.int64)
    for piece in range(len(sizes)):
        place = piece
        while place and sizes[order[place - 1]] > sizes[piece]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = piece
    return order


@uncounted
def _may_hang_together(search: PuzzleSearch, wanted: int) -> bool:
    """Have they half-stars for enough joins, and partners that connect them all?"""
    if count(wanted) == 1:
        return True
    reached = wanted & -wanted
    while True:
        grown = reached
        for piece in range(len(search.partners)):
            if reached >> piece & 1:
                grown |= search.partners[piece] & wanted
        if grown == reached:
            break
        reached = grown
    return reached == wanted and _most_joins(search, wanted) >= count(wanted) - 1


@uncounted
def _most_joins(search: PuzzleSearch, wanted: int) -> int:
    """No arrangement of these has more joins, each half-star being good for one.

    Two snippets with one half-star each do not join each other, unless there are only the two.
    """
    # A number for each colour, side by side.
    lone = more = 0
    pieces = search.table.pieces
    for piece in range(len(search.table.sizes)):
        if wanted >> piece & 1:
            first, last = pieces.first_star[piece], pieces.first_star[piece + 1]
            is_lone = last - first == 1 and count(wanted) > 2
            for star in range(first, last):
                field = 1 << COLOUR_BITS * _colour_number(pieces.stars[star, 3])
                if is_lone:
                    lone += field
                else:
                    more += field
    joins = lone + more >> COLOUR_BITS * COLOURS
    for colour in range(COLOURS):
        many = more >> COLOUR_BITS * colour & COLOUR_MASK
        joins += min(many, (many + (lone >> COLOUR_BITS * colour & COLOUR_MASK)) // 2)
    return int(joins)


@inlined_uncounted
def _colour_number(colour: int) -> int:
    """Of a half-star: 0 to 3, or 4 for any."""
    return COLOURS if colour == ANY else lowest(colour)


@uncounted
def _hardest(search: PuzzleSearch, wanted: int) -> int:
    """The one of these with fewest ways to join the others."""
    hardest = -1
    fewest = 0
    for piece in range(len(search.ways)):
        if wanted >> piece & 1:
            ways = 0
            for other in range(len(search.ways)):
                if wanted >> other & 1:
                    ways += search.ways[piece, other]
            if hardest < 0 or ways < fewest:
                hardest, fewest = piece, ways
    return hardest
