"""Chooses the pieces to leave out of the puzzle: the set with the fewest spaces that works."""

from typing import Final

import numpy as np

from tavolino.bots.kernels.bits import count, lowest
from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.inlining import inline_no_refcount, internal, no_refcount
from tavolino.games.cutit.kernels.puzzle.pieces import ANY
from tavolino.games.cutit.kernels.puzzle.search import (
    BEST_SIZE,
    GOAL,
    MOST,
    NOTHING,
    OUT_OF_BUDGET,
    PuzzleSearch,
    search_from,
)
from tavolino.games.cutit.solver.solver import MAX_EXAMINED, SETS

# A set of pieces to leave out: the number of its spaces, its position among sets with as many
# spaces, the rank by size of its largest piece (−1 for the empty set), and its members as bits.
SPACES: Final = 0
TIE_BREAK: Final = 1
LARGEST: Final = 2
MEMBERS: Final = 3
SET_WORDS: Final = 4

COLOURS: Final = 4
COLOUR_BITS: Final = 10
COLOUR_MASK: Final = (1 << COLOUR_BITS) - 1


@internal
def fewest_lost(search: PuzzleSearch) -> int:
    """Finds the best arrangement; returns a lower bound on the spaces lost.

    Tries to leave out nothing, then sets of pieces in the order of their spaces. If many pieces
    must stay out there are too many sets. So after `SETS` searches one more looks for the heaviest
    arrangement of any pieces.
    """
    sizes, tally = search.table.sizes, search.tally
    total = len(search.table.pieces.spaces)
    order = by_size(sizes)
    queue = np.empty((MAX_EXAMINED + 2, SET_WORDS), dtype=np.int64)
    _write_set(queue[0], 0, 0, -1, 0)
    queued = 1
    searched = examined = 0
    while True:
        cheapest = _cheapest(queue, queued)
        lost = queue[cheapest, SPACES]
        if total - lost <= tally[BEST_SIZE]:
            return int(lost)
        if searched == SETS or examined == MAX_EXAMINED:
            break
        examined += 1
        wanted = (1 << len(sizes)) - 1 & ~queue[cheapest, MEMBERS]
        if _may_connect(search, wanted):
            searched += 1
            tally[GOAL] = tally[MOST] = total - lost
            if search_from(search, _hardest(search, wanted), wanted) == OUT_OF_BUDGET:
                return int(lost)
        queued = _replace_by_successors(queue, queued, cheapest, sizes, order)
    if _search_heaviest(search, total - lost) == OUT_OF_BUDGET:
        return int(lost)
    return total


@internal
def _search_heaviest(search: PuzzleSearch, most: int) -> int:
    """Searches for the heaviest arrangement, given that none has more than `most` spaces.

    First those with the largest piece, then those without it but with the second largest, and so
    on.
    """
    sizes, tally = search.table.sizes, search.tally
    tally[GOAL] = tally[BEST_SIZE] + 1
    tally[MOST] = most
    left = len(search.table.pieces.spaces)
    wanted = (1 << len(sizes)) - 1
    for first in by_size(-sizes):
        if not left >= tally[GOAL] <= tally[MOST]:
            break
        left -= sizes[first]
        wanted ^= 1 << first
        if search_from(search, first, wanted) == OUT_OF_BUDGET:
            return OUT_OF_BUDGET
    return NOTHING


@inline_no_refcount
def _cheapest(queue: Ints, queued: int) -> int:
    """The index of the set with the fewest spaces."""
    cheapest = 0
    for index in range(1, queued):
        spaces, best = queue[index, SPACES], queue[cheapest, SPACES]
        is_first = queue[index, TIE_BREAK] < queue[cheapest, TIE_BREAK]
        if spaces < best or (spaces == best and is_first):
            cheapest = index
    return cheapest


@inline_no_refcount
def _replace_by_successors(queue: Ints, queued: int, index: int, sizes: Ints, order: Ints) -> int:
    """Replaces a set in the queue by its successors; returns the new length of the queue.

    One successor also has the next larger piece, the other has it instead of its largest piece.
    From the empty set this reaches every set exactly once, and never a cheaper one.
    """
    spaces, tie_break = queue[index, SPACES], queue[index, TIE_BREAK]
    largest, members = queue[index, LARGEST], queue[index, MEMBERS]
    queued -= 1
    for word in range(SET_WORDS):
        queue[index, word] = queue[queued, word]
    following = largest + 1
    if following == len(order):
        return queued
    spaces += sizes[order[following]]
    members |= 1 << order[following]
    _write_set(queue[queued], spaces, tie_break + 1, following, members)
    queued += 1
    if largest >= 0:
        spaces -= sizes[order[largest]]
        members ^= 1 << order[largest]
        tie_break += 1 << len(order) - 1 - largest
        _write_set(queue[queued], spaces, tie_break, following, members)
        queued += 1
    return queued


@inline_no_refcount
def _write_set(entry: Ints, spaces: int, tie_break: int, largest: int, members: int) -> None:
    entry[SPACES] = spaces
    entry[TIE_BREAK] = tie_break
    entry[LARGEST] = largest
    entry[MEMBERS] = members


@internal
def by_size(sizes: Ints) -> Ints:
    """The pieces sorted by these sizes (stable insertion sort)."""
    order = np.empty(len(sizes), dtype=np.int64)
    for piece in range(len(sizes)):
        place = piece
        while place and sizes[order[place - 1]] > sizes[piece]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = piece
    return order


@no_refcount
def _may_connect(search: PuzzleSearch, wanted: int) -> bool:
    """False if these pieces can certainly not all be joined: their partners do not connect them, or
    they have too few half-stars."""
    if count(wanted) == 1:
        return True
    connected = wanted & -wanted
    while True:
        grown = connected
        for piece in range(len(search.partners)):
            if connected >> piece & 1:
                grown |= search.partners[piece] & wanted
        if grown == connected:
            break
        connected = grown
    return connected == wanted and _most_joins(search, wanted) >= count(wanted) - 1


@no_refcount
def _most_joins(search: PuzzleSearch, wanted: int) -> int:
    """An upper bound on the joins of these pieces: each half-star makes at most one.

    Two pieces with a single half-star each do not join each other, unless they are the only two.
    """
    # The half-stars of each colour in bit fields: of pieces with one half-star, and of the others.
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


@inline_no_refcount
def _colour_number(colour: int) -> int:
    """The number of a colour: 0 to 3, or 4 for a joker."""
    return COLOURS if colour == ANY else lowest(colour)


@no_refcount
def _hardest(search: PuzzleSearch, wanted: int) -> int:
    """The piece with the fewest ways to join the others."""
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
