"""The compiled search for the best puzzle: depth first, the piece with the fewest places next.

It visits the same placings in the same order as the readable solver, so both find the same answer.
"""

from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.inlining import inline_no_refcount, internal, no_refcount
from tavolino.games.cutit.kernels.puzzle.joining import fits, lift, list_joins, list_open_stars, put
from tavolino.games.cutit.kernels.puzzle.pieces import Pieces, PuzzleTable, new_puzzle_table

# The counters of a search: placings tried and allowed, the spaces and pieces of the heaviest
# arrangement, the spaces it must reach to be of interest, and the most it can reach.
NODES: Final = 0
MAX_NODES: Final = 1
BEST_SIZE: Final = 2
BEST_PIECES: Final = 3
GOAL: Final = 4
MOST: Final = 5
TALLY_WORDS: Final = 6

# The fields of a depth, which is the number of pieces on the table: their spaces, the end of the
# list of choices, and the piece being tried.
SIZE: Final = 0
TOP: Final = 1
TRYING: Final = 2
LEVEL_WORDS: Final = 3

NOTHING: Final = 0
FOUND: Final = 1
OUT_OF_BUDGET: Final = 2

NO_CHOICE: Final = -1
"""Instead of the number of places: the piece is on the table or not wanted."""


class PuzzleSearch(NamedTuple):
    """The state of a search; it can be run several times on one table."""

    table: PuzzleTable
    options: int
    tally: Ints
    """The counters."""
    ways: Ints
    """In how many ways each two pieces join."""
    partners: Ints
    """By piece: the pieces that it can join, as bits."""
    onward: Ints
    """The same, but empty for a piece with a single half-star: once joined, it has none left."""
    starts: Ints
    """By depth and piece: where its places start in `choices`."""
    numbers: Ints
    """By depth and piece: the number of its places."""
    tried: Ints
    """By depth and piece: how many of its places have been tried."""
    levels: Ints
    """By depth, see above."""
    choices: Ints
    """The places of all pieces at all depths."""
    path: Ints
    """The pieces on the table and their places, by depth."""
    best: Ints
    """The pieces and places of the heaviest arrangement so far."""


@internal
def begin_search(pieces: Pieces, options: int, nodes: int) -> PuzzleSearch:
    table = new_puzzle_table(pieces, options != 0)
    number = len(table.sizes)
    stars = len(pieces.stars)
    tally = np.zeros(TALLY_WORDS, dtype=np.int64)
    tally[MAX_NODES] = nodes
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
        # Each place joins a half-star on the table with one of another piece.
        np.empty((number + 2) * (stars * stars // 4 + 1), dtype=np.int64),
        np.zeros((number, 2), dtype=np.int64),
        np.zeros((number, 2), dtype=np.int64),
    )
    _count_ways(search)
    return search


@inline_no_refcount
def _count_ways(search: PuzzleSearch) -> None:
    """Counts in how many ways each two pieces could be joined if there were no others."""
    table = search.table
    start = table.middle << 2
    for piece in range(len(table.sizes)):
        put(table, search.options, piece, start)
        open_stars = list_open_stars(table, piece, start)
        for other in range(piece):
            if table.colours[piece] & table.colours[other]:
                ways = list_joins(table, search.options, open_stars, other, search.choices, 0)
                search.ways[piece, other] = search.ways[other, piece] = ways
                if ways:
                    search.partners[piece] |= 1 << other
                    search.partners[other] |= 1 << piece
        lift(table, search.options, piece, start)
    for piece in range(len(table.sizes)):
        if table.pieces.first_star[piece + 1] - table.pieces.first_star[piece] > 1:
            search.onward[piece] = search.partners[piece]


@no_refcount
def search_from(search: PuzzleSearch, first: int, others: int) -> int:
    """Searches the arrangements of these pieces that contain the first one. Returns FOUND if one is
    as heavy as possible, OUT_OF_BUDGET, or NOTHING.

    A place that has been tried at some depth is skipped at greater depths until the search
    backtracks past it. A piece without places may still join a piece that is placed later.
    """
    table, levels = search.table, search.levels
    for piece in range(len(table.sizes)):
        search.starts[0, piece] = 0
        search.numbers[0, piece] = 0 if others >> piece & 1 else NO_CHOICE
    # On the empty table the only choice is the first piece in the middle.
    search.choices[0] = table.middle << 2
    search.numbers[0, first] = 1
    search.tried[0, first] = 0
    levels[0, SIZE], levels[0, TOP], levels[0, TRYING] = 0, 1, first
    depth = 0
    result = NOTHING
    while True:
        if result == NOTHING and _place_next(search, depth):
            depth += 1
            result = _visit(search, depth)
            continue
        depth -= 1
        piece, place = search.path[depth, 0], search.path[depth, 1]
        lift(table, search.options, piece, place)
        if depth == 0:
            return result
        if result == NOTHING:
            search.tried[depth, piece] += 1


@inline_no_refcount
def _place(search: PuzzleSearch, depth: int, piece: int, place: int) -> None:
    """Adds a piece to a table with `depth` pieces."""
    put(search.table, search.options, piece, place)
    search.path[depth, 0], search.path[depth, 1] = piece, place
    levels = search.levels
    levels[depth + 1, SIZE] = levels[depth, SIZE] + search.table.sizes[piece]
    levels[depth + 1, TOP] = _find_choices(search, depth + 1, levels[depth, TOP])


@inline_no_refcount
def _visit(search: PuzzleSearch, depth: int) -> int:
    """Counts a placing and records the arrangement if it is the heaviest so far."""
    tally = search.tally
    search.levels[depth, TRYING] = NO_CHOICE
    for piece in range(len(search.partners)):
        search.tried[depth, piece] = 0
    if tally[NODES] >= tally[MAX_NODES]:
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


@inline_no_refcount
def _place_next(search: PuzzleSearch, depth: int) -> bool:
    """Tries the next place of the current piece, else of the piece with the fewest places. Returns
    False if the pieces that could still join cannot reach the goal."""
    numbers, tried = search.numbers[depth], search.tried[depth]
    piece = search.levels[depth, TRYING]
    if piece != NO_CHOICE and tried[piece] == numbers[piece]:
        numbers[piece] = 0
        piece = NO_CHOICE
    if piece == NO_CHOICE:
        if search.levels[depth, SIZE] + _within_reach(search, depth) < search.tally[GOAL]:
            return False
        for other in range(len(numbers)):
            if numbers[other] > 0 and (piece == NO_CHOICE or numbers[other] < numbers[piece]):
                piece = other
        search.levels[depth, TRYING] = piece
    _place(search, depth, piece, search.choices[search.starts[depth, piece] + tried[piece]])
    return True


@inline_no_refcount
def _find_choices(search: PuzzleSearch, depth: int, top: int) -> int:
    """Lists the choices at this depth after a piece was added; returns the end of the list."""
    table, options = search.table, search.options
    new = search.path[depth - 1, 0]
    partners = search.partners[new]
    open_stars = list_open_stars(table, new, search.path[depth - 1, 1])
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
            end = list_joins(table, options, open_stars, piece, choices, top)
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


@inline_no_refcount
def _is_among(places: Ints, first: int, end: int, place: int) -> bool:
    index = first
    while index < end and places[index] != place:
        index += 1
    return index < end


@inline_no_refcount
def _is_tried(search: PuzzleSearch, depth: int, piece: int, place: int) -> bool:
    """True if the place has been tried at a smaller depth."""
    for before in range(1, depth):
        first = search.starts[before, piece]
        if _is_among(search.choices, first, first + search.tried[before, piece], place):
            return True
    return False


@inline_no_refcount
def _within_reach(search: PuzzleSearch, depth: int) -> int:
    """The spaces of all pieces that have a place, or may join one that has, and so on."""
    numbers = search.numbers[depth]
    reachable = without_place = size = 0
    for piece in range(len(numbers)):
        if numbers[piece] > 0:
            reachable |= search.onward[piece]
            size += search.table.sizes[piece]
        elif numbers[piece] == 0:
            without_place |= 1 << piece
    while reachable & without_place:
        for piece in range(len(numbers)):
            if reachable & without_place & 1 << piece:
                reachable |= search.onward[piece]
                without_place ^= 1 << piece
                size += search.table.sizes[piece]
    return size
