"""Search of the demolition with its kernels: alpha-beta for two players, tree search for more."""

from dataclasses import replace
from time import monotonic
from typing import Any, Final

from tavolino.bots.demolition.evaluation import SCALE
from tavolino.bots.evaluation import MoveValue
from tavolino.bots.search import by_margin, lead
from tavolino.bots.search.kernel_bot import SearchBudget
from tavolino.bots.search.kernel_tree import TreeKernel, kernel_tree_search
from tavolino.core import Source, View, by_points
from tavolino.games.scalino import DEMOLITION
from tavolino.games.scalino.demolition import DemolitionState
from tavolino.kernels.compiled import Ints
from tavolino.kernels.demolition.moves import apply
from tavolino.kernels.demolition.packing import legal_moves, pack, unpack_move
from tavolino.kernels.demolition.search import AlphaBetaSearch, new_transpositions
from tavolino.kernels.demolition.state import POINTS
from tavolino.kernels.demolition.tree_search import EXPLORATION, grow

POSITIONS_AT_ONCE: Final = 50_000
TABLE_BITS: Final = 18
KERNEL: Final = TreeKernel(grow, EXPLORATION, nodes_per_playout=8)


def best_move(view: View[Any], budget: SearchBudget, source: Source) -> str:
    """The best move of the deepest search within the budget, or the most visited one."""
    state = DEMOLITION.determinize(view, source)
    if view.seats == 2:
        return write(state, alpha_beta(pack(state), budget).found.move)
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
    packed = pack(state)
    if view.seats > 2:
        search = kernel_tree_search(
            KERNEL, view, budget.multiplayer_playouts, budget.seconds, source
        )
        return tuple(search.evaluate(packed, apply, lambda move: write(state, move), focus))
    moves = legal_moves(packed)
    share = share_of(budget, len(moves))
    values = []
    for move in moves:
        after = packed.copy()
        apply(after, move)
        values.append(MoveValue(write(state, move), values_after(after, share), share.playouts))
    return tuple(sorted(values, key=lambda one: -one.values[view.viewer]))


def write(state: DemolitionState, move: int) -> str:
    return str(unpack_move(state.blocks or (), move))


def alpha_beta(state: Ints, budget: SearchBudget) -> AlphaBetaSearch:
    end = None if budget.seconds is None else monotonic() + budget.seconds
    search = AlphaBetaSearch(state, new_transpositions(TABLE_BITS))
    for done in range(0, budget.playouts, POSITIONS_AT_ONCE):
        search.deepen(min(POSITIONS_AT_ONCE, budget.playouts - done))
        if search.found.is_exact or (end is not None and monotonic() >= end):
            break
    return search


def values_after(state: Ints, budget: SearchBudget) -> tuple[float, ...]:
    """The value for both seats, from their expected points; exact if the search saw the end."""
    found = alpha_beta(state, budget).found
    points = [int(state[POINTS + seat]) + gain for seat, gain in enumerate(found.gains)]
    if found.is_exact:
        return by_margin(SCALE)(by_points("cleared", [round(own) for own in points]))
    return lead(points, SCALE)


def share_of(budget: SearchBudget, moves: int) -> SearchBudget:
    """The part of the budget for each of this many moves."""
    seconds = None if budget.seconds is None else budget.seconds / moves
    return replace(budget, playouts=max(1, budget.playouts // moves), seconds=seconds)
