"""An exact solver for the puzzle: joins all snippets or loses as few spaces as possible."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

from tavolino.games.cutit.rules.layout import Contact, Placement, Stars
from tavolino.games.cutit.rules.snippet import Snippet
from tavolino.games.cutit.solver.board import ANY, BITS, PlacedShape, SolverPiece, SolverTable
from tavolino.games.cutit.solver.search import JoinSearch, OutOfBudget, SolverBudget
from tavolino.games.cutit.solver.strict import StrictSearch

NODES: Final = 12_000
"""The default budget for ten snippets, in placings."""
USUAL_SNIPPETS: Final = 10
SETS: Final = 6
"""How many sets of snippets to leave out are tried before all arrangements are searched at once."""
MAX_EXAMINED: Final = 1 << 10
"""How many such sets are examined: all sets of ten snippets, but not of twenty-eight."""


@dataclass(frozen=True)
class Solution:
    """The best arrangement found.

    `lost` is the number of spaces of the snippets left out. No arrangement loses fewer than
    `lost_at_least`; the two are equal if the search was completed. `nodes` is the number of
    placings tried.
    """

    placements: dict[int, Placement]
    lost: int
    lost_at_least: int
    nodes: int

    @property
    def is_proved(self) -> bool:
        """True if no better arrangement exists."""
        return self.lost == self.lost_at_least

    @property
    def is_complete(self) -> bool:
        """True if all snippets are joined."""
        return self.lost == 0


def solve(
    snippets: Iterable[Snippet],
    stars: Stars = "normal",
    contact: Contact = "free",
    nodes: int | None = None,
    stop: Callable[[], bool] | None = None,
) -> Solution:
    """The arrangement that loses fewest spaces; proved best if the search is completed. CI-11

    The search stops after `nodes` placings, which is deterministic, or when `stop` returns True.
    """
    table = SolverTable(snippets, stars, contact)
    budget = SolverBudget(nodes_for(len(table.pieces)) if nodes is None else nodes, stop)
    find = _fewest_lost_strict if stars == "strict" else _fewest_lost
    places, at_least = find(table, budget)
    lost = sum(piece.size for piece in table.pieces) - sum(
        table.pieces[number >> 2].size for _, number, _, _ in places
    )
    return Solution(
        placements=table.placements(places),
        lost=lost,
        lost_at_least=min(at_least, lost),
        nodes=budget.nodes,
    )


def nodes_for(snippets: int) -> int:
    """The default budget: fewer placings for more snippets than usual, as each takes longer."""
    return NODES * USUAL_SNIPPETS // max(USUAL_SNIPPETS, snippets)


def _fewest_lost(table: SolverTable, budget: SolverBudget) -> tuple[Sequence[PlacedShape], int]:
    """The best places, and a lower bound on the spaces lost.

    Tries to leave out nothing, then sets of snippets in the order of their spaces: the first set
    without which all others can be joined is best. If many snippets must stay out there are too
    many sets. So after some of them one search looks for the heaviest arrangement of all.
    """
    if not table.pieces:
        return (), 0
    search = JoinSearch(table, budget)
    total = sum(piece.size for piece in table.pieces)
    lost = searched = 0
    try:
        for examined, (lost, left_out) in enumerate(_cheapest_first(table.pieces)):
            if total - lost <= search.best_size:
                return search.best, lost
            if searched == SETS or examined == MAX_EXAMINED:
                break
            wanted = [index for index in range(len(table.pieces)) if index not in left_out]
            if _may_connect(search, wanted):
                search.join_all(wanted)
                searched += 1
        search.join_most(total - lost)
    except OutOfBudget:
        return search.best, lost
    return search.best, total


def _fewest_lost_strict(
    table: SolverTable, budget: SolverBudget
) -> tuple[Sequence[PlacedShape], int]:
    search = StrictSearch(table, budget)
    try:
        search.run()
    except OutOfBudget:
        return search.best, search.lost_at_least
    return search.best, sum(piece.size for piece in table.pieces)


def _cheapest_first(pieces: Sequence[SolverPiece]) -> Iterator[tuple[int, frozenset[int]]]:
    """Every set of pieces with its number of spaces, in ascending order of that number.

    With the pieces sorted by size, a set has two successors: one also has the next larger piece,
    the other has it instead of its largest piece. That reaches every set once.
    """
    order = sorted(range(len(pieces)), key=lambda index: (pieces[index].size, index))
    sizes = [pieces[index].size for index in order]
    yield 0, frozenset()
    heap: list[tuple[int, tuple[int, ...]]] = [(sizes[0], (0,))]
    while heap:
        lost, chosen = heappop(heap)
        yield lost, frozenset(order[rank] for rank in chosen)
        last = chosen[-1]
        if last + 1 < len(order):
            heappush(heap, (lost + sizes[last + 1], (*chosen, last + 1)))
            heappush(heap, (lost + sizes[last + 1] - sizes[last], (*chosen[:-1], last + 1)))


def _may_connect(search: JoinSearch, wanted: Sequence[int]) -> bool:
    """False if these snippets can certainly not all be joined: their partners do not connect them,
    or they have too few half-stars."""
    if len(wanted) == 1:
        return True
    waiting = sum(1 << index for index in wanted[1:])
    connected = [wanted[0]]
    for index in connected:
        new = search.partners[index] & waiting
        waiting ^= new
        connected += [other for other in wanted if new >> other & 1]
    return not waiting and _most_joins(search.table, wanted) >= len(wanted) - 1


def _most_joins(table: SolverTable, wanted: Sequence[int]) -> int:
    """An upper bound on the joins of these snippets: each half-star makes at most one.

    Two snippets with a single half-star each do not join each other, unless they are the only two.
    """
    lone: Counter[int] = Counter()
    more: Counter[int] = Counter()
    for index in wanted:
        colours = table.shapes[4 * index].stars.values()
        (lone if len(colours) == 1 and len(wanted) > 2 else more).update(colours)
    joins = lone[ANY] + more[ANY]
    for colour in BITS.values():
        if colour != ANY:
            joins += min(more[colour], (lone[colour] + more[colour]) // 2)
    return joins
