"""The search for the best puzzle, compiled: depth first, the snippet with fewest places next.

It takes the same way as the readable solver, placing by placing, and gives the same answer.
"""

from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.inlining import inlined_uncounted, internal, uncounted
from tavolino.games.cutit.kernels.puzzle.joining import (
    find_joining,
    find_open_stars,
    fits,
    lift,
    put,
)
from tavolino.games.cutit.kernels.puzzle.pieces import Pieces, PuzzleTable, lay_table

# What a search keeps count of: placings tried and allowed, the heaviest arrangement, how many
# pieces it has, what it looks for, and the most there can be.
NODES: Final = 0
MOST_NODES: Final = 1
BEST_SIZE: Final = 2
BEST_PIECES: Final = 3
GOAL: Final = 4
MOST: Final = 5
TALLY_WORDS: Final = 6

# For each number of pieces on the table: their spaces, where the space for choices is free, and
# the piece that is being tried.
SIZE: Final = 0
TOP: Final = 1
TRYING: Final = 2
LEVEL_WORDS: Final = 3

NOTHING: Final = 0
FOUND: Final = 1
OUT_OF_BUDGET: Final = 2

NO_CHOICE: Final = -1
"""Stands for the number of places of a piece that is on the table, or not wanted."""


class PuzzleSearch(NamedTuple):
    """One table searched as often as needed.

    `ways` says in how many ways each two pieces join, `partners` which do at all, as bits, and
    `onward` the same for pieces that have a half-star left when they have joined another. For each
    number of pieces on the table, `starts` and `numbers` say where in `choices` the places of
    each other piece are, and `gone` how many of them are done with. `path` is what lies now,
    `best` the heaviest arrangement so far: a piece and its place each.
    """

    table: PuzzleTable
    options: int
    tally: Ints
    ways: Ints
    partners: Ints
    onward: Ints
    starts: Ints
    numbers: Ints
    gone: Ints
    levels: Ints
    choices: Ints
    path: Ints
    best: Ints


@internal
def begin_search(pieces: Pieces, options: int, nodes: int) -> PuzzleSearch:
    table = lay_table(pieces, options != 0)
    number = len(table.sizes)
    stars = len(pieces.stars)
    tally = np.zeros(TALLY_WORDS, dtype=np.int64)
    tally[MOST_NODES] = nodes
    search = PuzzleSearch(
        table,
        options,
        tally,
        np.zeros((number, number), dtype=np.int64),
        np.zeros(number, dtype=np.int64),
        np.zeros(number, dtype=np.int64),
        np.zeros((number + 1, number), dtype=np.int64),
        np.zeros((number + 1, number), dtype=np.int64),
        np.zeros((number + 1, number), dtype=np.int64),
        np.zeros((number + 1, LEVEL_WORDS), dtype=np.int64),
        # Each place joins a half-star on the table with one that is not.
        np.empty((number + 2) * (stars * stars // 4 + 1), dtype=np.int64),
        np.zeros((number, 2), dtype=np.int64),
        np.zeros((number, 2), dtype=np.int64),
    )
    _count_ways(search)
    return search


@inlined_uncounted
def _count_ways(search: PuzzleSearch) -> None:
    """In how many ways each two snippets can be joined if there were no others."""
    table = search.table
    start = table.middle << 2
    for piece in range(len(table.sizes)):
        put(table, search.options, piece, start)
        open_stars = find_open_stars(table, piece, start)
        for other in range(piece):
            if table.colours[piece] & table.colours[other]:
                ways = find_joining(table, search.options, open_stars, other, search.choices, 0)
                search.ways[piece, other] = search.ways[other, piece] = ways
                if ways:
                    search.partners[piece] |= 1 << other
                    search.partners[other] |= 1 << piece
        lift(table, search.options, piece, start)
    for piece in range(len(table.sizes)):
        if table.pieces.first_star[piece + 1] - table.pieces.first_star[piece] > 1:
            search.onward[piece] = search.partners[piece]


@uncounted
def search_from(search: PuzzleSearch, first: int, others: int) -> int:
    """Searches the arrangements of these pieces that have the first one in them; FOUND when
    nothing heavier is to be found.

    A place that has been tried is done with: it is not tried again until the search goes back
    behind the table it was tried on. A snippet out of places may still join one that comes later.
    """
    table, levels = search.table, search.levels
    for piece in range(len(table.sizes)):
        search.starts[0, piece] = 0
        search.numbers[0, piece] = 0 if others >> piece & 1 else NO_CHOICE
    # On the empty table there is one choice: the first piece in the middle.
    search.choices[0] = table.middle << 2
    search.numbers[0, first] = 1
    search.gone[0, first] = 0
    levels[0, SIZE], levels[0, TOP], levels[0, TRYING] = 0, 1, first
    depth = 0
    result = NOTHING
    while True:
        if result == NOTHING and _lay_next(search, depth):
            depth += 1
            result = _arrive(search, depth)
            continue
        depth -= 1
        piece, place = search.path[depth, 0], search.path[depth, 1]
        lift(table, search.options, piece, place)
        if depth == 0:
            return result
        if result == NOTHING:
            search.gone[depth, piece] += 1


@inlined_uncounted
def _lay(search: PuzzleSearch, depth: int, piece: int, place: int) -> None:
    """One more piece on a table that has so many."""
    put(search.table, search.options, piece, place)
    search.path[depth, 0], search.path[depth, 1] = piece, place
    levels = search.levels
    levels[depth + 1, SIZE] = levels[depth, SIZE] + search.table.sizes[piece]
    levels[depth + 1, TOP] = _find_choices(search, depth + 1, levels[depth, TOP])


@inlined_uncounted
def _arrive(search: PuzzleSearch, depth: int) -> int:
    """Looks at a table with one more piece on it."""
    tally = search.tally
    search.levels[depth, TRYING] = NO_CHOICE
    for piece in range(len(search.partners)):
        search.gone[depth, piece] = 0
    if tally[NODES] >= tally[MOST_NODES]:
        return OUT_OF_BUDGET
    tally[NODES] += 1
    size = search.levels[depth, SIZE]
    if size > tally[BEST_SIZE]:
        for index in range(depth):
            search.best[index, 0] = search.path[index, 0]
            search.best[index, 1] = search.path[index, 1]
        tally[BEST_PIECES] = depth
        tally[BEST_SIZE] = size
        tally[GOAL] = max(tally[GOAL], size + 1)
    return FOUND if size == tally[MOST] else NOTHING


@inlined_uncounted
def _lay_next(search: PuzzleSearch, depth: int) -> bool:
    """Lays a piece at its next place: the one that is being tried, or the one with fewest places;
    False if what is left to join cannot come to the goal."""
    numbers, gone = search.numbers[depth], search.gone[depth]
    piece = search.levels[depth, TRYING]
    if piece != NO_CHOICE and gone[piece] == numbers[piece]:
        numbers[piece] = 0
        piece = NO_CHOICE
    if piece == NO_CHOICE:
        if search.levels[depth, SIZE] + _within_reach(search, depth) < search.tally[GOAL]:
            return False
        for other in range(len(numbers)):
            if numbers[other] > 0 and (piece == NO_CHOICE or numbers[other] < numbers[piece]):
                piece = other
        search.levels[depth, TRYING] = piece
    _lay(search, depth, piece, search.choices[search.starts[depth, piece] + gone[piece]])
    return True


@inlined_uncounted
def _find_choices(search: PuzzleSearch, depth: int, top: int) -> int:
    """Lists the choices with so many pieces on the table, the last of them new; the end."""
    table, options = search.table, search.options
    new = search.path[depth - 1, 0]
    partners = search.partners[new]
    open_stars = find_open_stars(table, new, search.path[depth - 1, 1])
    choices = search.choices
    for piece in range(len(table.sizes)):
        before = search.numbers[depth - 1, piece]
        if piece == new or before == NO_CHOICE:
            search.numbers[depth, piece] = NO_CHOICE
            continue
        first = top
        start = search.starts[depth - 1, piece]
        for index in range(start, start + before):
            place = choices[index]
            if fits(table, options, piece, place):
                choices[top] = place
                top += 1
        if partners >> piece & 1:
            end = find_joining(table, options, open_stars, piece, choices, top)
            for index in range(top, end):
                place = choices[index]
                if not (
                    _is_among(choices, first, top, place) or _is_tried(search, depth, piece, place)
                ):
                    choices[top] = place
                    top += 1
        search.starts[depth, piece] = first
        search.numbers[depth, piece] = top - first
    return top


@inlined_uncounted
def _is_among(places: Ints, first: int, end: int, place: int) -> bool:
    index = first
    while index < end and places[index] != place:
        index += 1
    return index < end


@inlined_uncounted
def _is_tried(search: PuzzleSearch, depth: int, piece: int, place: int) -> bool:
    """Is a place done with on a table that this one came from?"""
    for before in range(1, depth):
        first = search.starts[before, piece]
        if _is_among(search.choices, first, first + search.gone[before, piece], place):
            return True
    return False


@inlined_uncounted
def _within_reach(search: PuzzleSearch, depth: int) -> int:
    """The spaces of the snippets that have a place, or might join one that has, and so on."""
    numbers = search.numbers[depth]
    reached = waiting = size = 0
    for piece in range(len(numbers)):
        if numbers[piece] > 0:
            reached |= search.onward[piece]
            size += search.table.sizes[piece]
        elif numbers[piece] == 0:
            waiting |= 1 << piece
    while reached & waiting:
        for piece in range(len(numbers)):
            if reached & waiting & 1 << piece:
                reached |= search.onward[piece]
                waiting ^= 1 << piece
                size += search.table.sizes[piece]
    return size
