"""How the searching bot of demolition thinks: ahead for two, by playouts among many."""

from dataclasses import replace
from time import monotonic
from typing import Any, Final

from tavolino.bots.demolition.evaluation import SCALE
from tavolino.bots.evaluation import MoveValue
from tavolino.bots.search import by_margin, lead
from tavolino.bots.search.kernel_bot import SearchEffort
from tavolino.bots.search.kernel_tree import TreeKernel, tree_search
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
MEMORY_BITS: Final = 18
KERNEL: Final = TreeKernel(grow, EXPLORATION, bushy=8)


def best_move(view: View[Any], effort: SearchEffort, source: Source) -> str:
    """The move that looks best as deep as there is leave and time for, or that was tried most."""
    state = DEMOLITION.determinize(view, source)
    if view.seats == 2:
        return write(state, look(pack(state), effort).found.move)
    return write(
        state,
        tree_search(KERNEL, view, effort.among_many, effort.seconds, source).best_move(pack(state)),
    )


def evaluate(
    view: View[Any], effort: SearchEffort, source: Source, attend: str
) -> tuple[MoveValue, ...]:
    """Every move with its chances for each seat, the best first."""
    state = DEMOLITION.determinize(view, source)
    packed = pack(state)
    if view.seats > 2:
        among_many = tree_search(KERNEL, view, effort.among_many, effort.seconds, source)
        return tuple(among_many.evaluate(packed, apply, lambda move: write(state, move), attend))
    moves = legal_moves(packed)
    share = shared(effort, len(moves))
    values = []
    for move in moves:
        after = packed.copy()
        apply(after, move)
        values.append(MoveValue(write(state, move), chances(after, share), share.playouts))
    return tuple(sorted(values, key=lambda one: -one.values[view.viewer]))


def write(state: DemolitionState, move: int) -> str:
    return str(unpack_move(state.blocks or (), move))


def look(state: Ints, effort: SearchEffort) -> AlphaBetaSearch:
    end = None if effort.seconds is None else monotonic() + effort.seconds
    ahead = AlphaBetaSearch(state, new_transpositions(MEMORY_BITS))
    for done in range(0, effort.playouts, POSITIONS_AT_ONCE):
        ahead.deepen(min(POSITIONS_AT_ONCE, effort.playouts - done))
        if ahead.found.is_exact or (end is not None and monotonic() >= end):
            break
    return ahead


def chances(state: Ints, effort: SearchEffort) -> tuple[float, ...]:
    """What both seats may hope for, by the points they will have: surely so if the end is seen."""
    found = look(state, effort).found
    points = [int(state[POINTS + seat]) + gain for seat, gain in enumerate(found.gains)]
    if found.is_exact:
        return by_margin(SCALE)(by_points("cleared", [round(own) for own in points]))
    return lead(points, SCALE)


def shared(effort: SearchEffort, moves: int) -> SearchEffort:
    """The part of the effort that each of so many moves gets."""
    seconds = None if effort.seconds is None else effort.seconds / moves
    return replace(effort, playouts=max(1, effort.playouts // moves), seconds=seconds)
