"""Search of the demolition with its kernels: alpha-beta for two players, tree search for more."""

from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import Any, Final

from tavolino.bots.evaluation import MoveValue
from tavolino.bots.kernels.bits import count
from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.search import by_margin, lead
from tavolino.bots.search.kernel_bot import SearchBudget
from tavolino.bots.search.kernel_tree import TreeKernel, kernel_tree_search
from tavolino.core import Seat, Source, View, by_points
from tavolino.games.scalino.demolition.bots.evaluation import SCALE
from tavolino.games.scalino.demolition.kernels.moves import apply
from tavolino.games.scalino.demolition.kernels.packing import legal_moves, pack, unpack_move
from tavolino.games.scalino.demolition.kernels.search import AlphaBetaResult, AlphaBetaSearch
from tavolino.games.scalino.demolition.kernels.state import POINTS, STANDING
from tavolino.games.scalino.demolition.kernels.transpositions import (
    TranspositionTable,
    new_transpositions,
)
from tavolino.games.scalino.demolition.kernels.tree_search import EXPLORATION, grow
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.game import DemolitionState

SOLVABLE_BLOCKS: Final = 26
"""With more blocks left, the end is too far away to solve."""
POSITIONS_AT_ONCE: Final = 500_000
TABLE_BITS: Final = 20
KERNEL: Final = TreeKernel(grow, EXPLORATION, nodes_per_playout=8)


def best_move(view: View[Any], budget: SearchBudget, source: Source) -> str:
    """The best move of the deepest search within the budget, or the most visited one."""
    state = DEMOLITION.determinize(view, source)
    if view.seats == 2:
        return write(
            state, alpha_beta(pack(state), budget, new_transpositions(TABLE_BITS)).found.move
        )
    return write(
        state,
        kernel_tree_search(
            KERNEL, view, budget.multiplayer_playouts, budget.seconds, source
        ).best_move(pack(state)),
    )


def evaluate(
    view: View[Any], budget: SearchBudget, source: Source, focus: str
) -> tuple[MoveValue, ...]:
    """Every move with its value for each seat, the best first."""
    state = DEMOLITION.determinize(view, source)
    if view.seats == 2:
        return evaluate_for_two(state, budget, view.viewer)
    search = kernel_tree_search(KERNEL, view, budget.multiplayer_playouts, budget.seconds, source)
    return tuple(search.evaluate(pack(state), apply, lambda move: write(state, move), focus))


def evaluate_for_two(
    state: DemolitionState, budget: SearchBudget, viewer: Seat
) -> tuple[MoveValue, ...]:
    """Evaluates every move by a separate search; among equal moves the master's comes first.

    The searches share one transposition table, so most of the endgame is solved only once.
    """
    packed = pack(state)
    table = new_transpositions(TABLE_BITS)
    moves = legal_moves(packed)
    share = share_of(budget, len(moves))
    best = alpha_beta(packed, share, table)
    nodes = budget.solver_nodes - best.positions
    values = []
    for move in moves:
        after = packed.copy()
        apply(after, move)
        search = alpha_beta(after, replace(share, solver_nodes=max(0, nodes)), table)
        nodes -= search.positions
        value = MoveValue(write(state, move), values_of(after, search.found), share.playouts)
        values.append((-value.values[viewer], move != best.found.move, value))
    return tuple(value for *_, value in sorted(values, key=lambda one: one[:2]))


def write(state: DemolitionState, move: int) -> str:
    return str(unpack_move(state.blocks or (), move))


def alpha_beta(state: Ints, budget: SearchBudget, table: TranspositionTable) -> AlphaBetaSearch:
    """Solves the end if it is near enough, else searches as deep as the budget allows."""
    end = None if budget.seconds is None else monotonic() + budget.seconds
    search = AlphaBetaSearch(state, table)
    if count(int(state[STANDING])) <= SOLVABLE_BLOCKS:
        _spend(search, search.solve, budget.solver_nodes, end)
    _spend(search, search.deepen, budget.playouts, end)
    return search


def _spend(
    search: AlphaBetaSearch, run: Callable[[int], None], positions: int, end: float | None
) -> None:
    """Runs a search in parts until it is exact, out of positions or out of time."""
    for done in range(0, positions, POSITIONS_AT_ONCE):
        if search.found.is_exact:
            return
        run(min(POSITIONS_AT_ONCE, positions - done))
        if end is not None and monotonic() >= end:
            return


def values_of(state: Ints, found: AlphaBetaResult) -> tuple[float, ...]:
    """The values for both seats from their expected points; exact if the search reached the end."""
    points = [int(state[POINTS + seat]) + gain for seat, gain in enumerate(found.gains)]
    if found.is_exact:
        return by_margin(SCALE)(by_points("cleared", [round(own) for own in points]))
    return lead(points, SCALE)


def share_of(budget: SearchBudget, moves: int) -> SearchBudget:
    """The part of the budget for each of this many moves."""
    seconds = None if budget.seconds is None else budget.seconds / moves
    return replace(budget, playouts=max(1, budget.playouts // moves), seconds=seconds)
