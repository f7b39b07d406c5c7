"""Solves a puzzle with the compiled search."""

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.bots.kernels.inlining import internal
from tavolino.games.cutit.kernels.puzzle.joining import NEEDS_JOIN, PLAIN_MATTERS
from tavolino.games.cutit.kernels.puzzle.pieces import Pieces, pack_pieces, pack_pile
from tavolino.games.cutit.kernels.puzzle.search import (
    BEST_PIECES,
    BEST_SIZE,
    PuzzleSearch,
    begin_search,
)
from tavolino.games.cutit.kernels.puzzle.search import NODES as NODES_TRIED
from tavolino.games.cutit.kernels.puzzle.subsets import fewest_lost
from tavolino.games.cutit.rules.layout import Contact, Placement, Stars
from tavolino.games.cutit.rules.snippet import Snippet
from tavolino.games.cutit.solver import solver
from tavolino.games.cutit.solver.solver import Solution, nodes_for

OPTIONS: Final[dict[tuple[Stars, Contact], int]] = {
    ("normal", "free"): 0,
    ("advanced", "free"): PLAIN_MATTERS,
    ("normal", "joined"): NEEDS_JOIN,
    ("advanced", "joined"): PLAIN_MATTERS | NEEDS_JOIN,
}


def solve(
    snippets: Iterable[Snippet],
    stars: Stars = "normal",
    contact: Contact = "free",
    nodes: int | None = None,
) -> Solution:
    """The arrangement that loses fewest spaces, the same as the readable solver's. CI-11

    The readable solver handles the strict variant, in which hardly anything can be joined.
    """
    pile = tuple(snippets)
    if nodes is None:
        nodes = nodes_for(len(pile))
    if stars == "strict" or not pile:
        return solver.solve(pile, stars, contact, nodes)
    best = np.zeros((len(pile), 4), dtype=np.int64)
    found = best_places(*pack_pieces(pile), OPTIONS[stars, contact], nodes, best)
    used, lost, at_least, tried = map(int, found)
    return Solution(
        placements=_placements(pile, best[:used]),
        lost=lost,
        lost_at_least=min(at_least, lost),
        nodes=tried,
    )


def _placements(snippets: Sequence[Snippet], best: Ints) -> dict[int, Placement]:
    """The places relative to the lowest and leftmost space."""
    left, low = (min(map(int, best[:, axis]), default=0) for axis in (1, 2))
    return {
        snippets[piece].number: Placement(x - left, y - low, turns)
        for piece, x, y, turns in sorted(map(tuple, best.tolist()))
    }


@kernel
def best_places(
    first_space: Ints,
    first_star: Ints,
    spaces: Ints,
    stars: Ints,
    options: int,
    nodes: int,
    best: Ints,
) -> tuple[int, int, int, int]:
    """Writes the piece, x, y and turns of each snippet in the best puzzle. Returns their number,
    the spaces lost, a lower bound on the spaces lost, and the number of placings tried."""
    pieces = Pieces(first_space, first_star, spaces, stars)
    search = begin_search(pieces, options, nodes)
    at_least = fewest_lost(search)
    width = search.table.width
    free = free_column(search)
    used = search.tally[BEST_PIECES]
    for index in range(used):
        place = search.best[index, 1]
        at = (place >> 2) - free - 1
        best[index, 0], best[index, 3] = search.best[index, 0], place & 3
        best[index, 1], best[index, 2] = at % width, at // width
    return used, len(spaces) - search.tally[BEST_SIZE], at_least, search.tally[NODES_TRIED]


@internal
def free_column(search: PuzzleSearch) -> int:
    """A column without any space: where the rows of the wrapped table begin."""
    table = search.table
    taken = np.zeros(table.width, dtype=np.int64)
    for index in range(search.tally[BEST_PIECES]):
        piece, place = search.best[index, 0], search.best[index, 1]
        for space in range(table.pieces.first_space[piece], table.pieces.first_space[piece + 1]):
            taken[((place >> 2) + table.offsets[place & 3, space]) % table.width] = 1
    free = 0
    while taken[free]:
        free += 1
    return free


@kernel
def spaces_lost(pile: Ints, pieces: int, masks: Ints, options: int, nodes: int) -> int:
    """The spaces that the best puzzle of a pile, two words each, loses. CI-14"""
    search = begin_search(pack_pile(pile, pieces, masks), options, nodes)
    fewest_lost(search)
    return int(len(search.table.pieces.spaces) - search.tally[BEST_SIZE])
