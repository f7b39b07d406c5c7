"""What the searching bots of both Scalino games do with their kernels."""

from collections.abc import Sequence
from dataclasses import replace
from time import monotonic
from typing import Any, Final

import tavolino.kernels.scalino.demolition as taking
from tavolino.bots.judging import Judged
from tavolino.bots.scalino_search import Thinking
from tavolino.core import Source, View
from tavolino.games.scalino import DEMOLITION, SCALINO
from tavolino.kernels.compiled import Ints
from tavolino.kernels.random import seed
from tavolino.kernels.scalino.build import SEATS, apply, spaces_left
from tavolino.kernels.scalino.build_search import EXPLORATION, grow
from tavolino.kernels.scalino.build_solve import Solved, solve
from tavolino.kernels.scalino.build_solve import new_memory as memory_of_solved
from tavolino.kernels.scalino.demolition_search import LookAhead, new_memory
from tavolino.kernels.scalino.diamond import unpack_move
from tavolino.kernels.scalino.packing import pack
from tavolino.kernels.scalino.survey import legal_moves
from tavolino.kernels.scalino.survey import pack as survey
from tavolino.kernels.scalino.survey import unpack_move as unpack_take
from tavolino.kernels.tree import Tree, Weighed, mean_worth, new_tree, weighed

SEEDS: Final = 1 << 62
SOLVABLE_SPACES: Final = 45
"""With more spaces' worth of blocks left a building game is not worth trying to solve."""
PLAYOUTS_AT_ONCE: Final = 2000
POSITIONS_AT_ONCE: Final = 50_000
MOST_NODES: Final = 1_000_000
MEMORY_BITS: Final = 18
ATTENTION: Final = 10
"""A move to attend to gets at least this part of all playouts: one in so many."""


def best_build(view: View[Any], thinking: Thinking, source: Source) -> str:
    """The move that ends best if that can be known, else the one tried most."""
    state = pack(SCALINO.imagine(view, source))
    solved = solve_end(state, thinking)
    if solved is not None:
        return str(unpack_move(solved.move))
    tree = grow_tree(state, thinking, source.below(SEEDS))
    return str(unpack_move(weighed(tree)[0].move))


def solve_end(state: Ints, thinking: Thinking) -> Solved | None:
    if not thinking.solves or spaces_left(state) > SOLVABLE_SPACES:
        return None
    return solve(state, memory_of_solved(MEMORY_BITS), thinking.solves)


def grow_tree(state: Ints, thinking: Thinking, number: int) -> Tree:
    """A tree of as many playouts as there is leave and time for."""
    end = None if thinking.seconds is None else monotonic() + thinking.seconds
    tree = new_tree(min(MOST_NODES, 2 * thinking.looks + 1000), int(state[SEATS]))
    rng = seed(number)
    for done in range(0, thinking.looks, PLAYOUTS_AT_ONCE):
        grow(tree, state, rng, min(PLAYOUTS_AT_ONCE, thinking.looks - done), EXPLORATION)
        if end is not None and monotonic() >= end:
            break
    return tree


def judge_builds(
    view: View[Any], thinking: Thinking, source: Source, attend: str
) -> tuple[Judged, ...]:
    """Every move with its chances for each seat; one that is known to be best comes first."""
    state = pack(SCALINO.imagine(view, source))
    number = source.below(SEEDS)
    found = {str(unpack_move(one.move)): one for one in weighed(grow_tree(state, thinking, number))}
    wanted = thinking.looks // ATTENTION
    if attend in found and found[attend].visits < wanted:
        after = state.copy()
        apply(after, found[attend].move)
        tree = grow_tree(after, replace(thinking, looks=wanted), number)
        found[attend] = Weighed(found[attend].move, wanted, mean_worth(tree))
    judged = [Judged(move, one.worth, one.visits) for move, one in found.items()]
    judged.sort(key=lambda one: -one.tries)
    solved = solve_end(state, thinking)
    if solved is not None:
        judged.sort(key=lambda one: one.move != str(unpack_move(solved.move)))
    return tuple(judged)


def best_take(view: View[Any], thinking: Thinking, source: Source) -> str:
    """The move that looks best as deep as there is leave and time for."""
    state = DEMOLITION.imagine(view, source)
    return str(unpack_take(state.blocks or (), look(survey(state), thinking).found.move))


def look(state: Ints, thinking: Thinking) -> LookAhead:
    end = None if thinking.seconds is None else monotonic() + thinking.seconds
    ahead = LookAhead(state, new_memory(MEMORY_BITS))
    for done in range(0, thinking.looks, POSITIONS_AT_ONCE):
        ahead.go_on(min(POSITIONS_AT_ONCE, thinking.looks - done))
        if ahead.found.is_exact or (end is not None and monotonic() >= end):
            break
    return ahead


def judge_takes(view: View[Any], thinking: Thinking, source: Source) -> tuple[Judged, ...]:
    """Every move with the lead each seat will have at the end, positions shared out evenly."""
    state = DEMOLITION.imagine(view, source)
    blocks = state.blocks or ()
    packed = survey(state)
    moves = legal_moves(packed)
    share = shared(thinking, max(1, len(moves)))
    judged = []
    for move in moves:
        after = packed.copy()
        taking.apply(after, move)
        gains = look(after, share).found.gains
        points = [int(after[taking.POINTS + seat]) + gain for seat, gain in enumerate(gains)]
        judged.append(Judged(str(unpack_take(blocks, move)), leads(points), share.looks))
    return tuple(sorted(judged, key=lambda one: -one.values[view.viewer]))


def shared(thinking: Thinking, moves: int) -> Thinking:
    """The part of the effort that each of so many moves gets."""
    seconds = None if thinking.seconds is None else thinking.seconds / moves
    return replace(thinking, looks=max(1, thinking.looks // moves), seconds=seconds)


def leads(points: Sequence[float]) -> tuple[float, ...]:
    """How far each seat is ahead of the best of the others."""
    return tuple(
        own - max(other for rival, other in enumerate(points) if rival != seat)
        for seat, own in enumerate(points)
    )
