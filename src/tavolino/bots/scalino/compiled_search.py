"""How the searching bot of the building game thinks."""

from typing import Any, Final

from tavolino.bots.evaluation import MoveValue
from tavolino.bots.search.kernel_bot import SearchEffort
from tavolino.bots.search.kernel_tree import TreeKernel, tree_search
from tavolino.core import Source, View
from tavolino.games.scalino import SCALINO
from tavolino.kernels.compiled import Ints
from tavolino.kernels.scalino.board import unpack_move
from tavolino.kernels.scalino.endgame import Solved, new_solved_positions, solve
from tavolino.kernels.scalino.moves import apply
from tavolino.kernels.scalino.packing import pack
from tavolino.kernels.scalino.search import EXPLORATION, grow
from tavolino.kernels.scalino.state import spaces_left

SOLVABLE_SPACES: Final = 45
"""With more spaces' worth of blocks left a building game is not worth trying to solve."""
MEMORY_BITS: Final = 18
KERNEL: Final = TreeKernel(grow, EXPLORATION, bushy=2)


def best_move(view: View[Any], effort: SearchEffort, source: Source) -> str:
    """The move that ends best if that can be known, else the one tried most."""
    state = pack(SCALINO.determinize(view, source))
    solved = solve_end(state, effort)
    if solved is not None:
        return write(solved.move)
    return write(
        tree_search(KERNEL, view, effort.playouts, effort.seconds, source).best_move(state)
    )


def evaluate(
    view: View[Any], effort: SearchEffort, source: Source, attend: str
) -> tuple[MoveValue, ...]:
    """Every move with its chances for each seat; one that is known to be best comes first."""
    state = pack(SCALINO.determinize(view, source))
    values = tree_search(KERNEL, view, effort.playouts, effort.seconds, source).evaluate(
        state, apply, write, attend
    )
    solved = solve_end(state, effort)
    if solved is not None:
        values.sort(key=lambda one: one.move != write(solved.move))
    return tuple(values)


def write(move: int) -> str:
    return str(unpack_move(move))


def solve_end(state: Ints, effort: SearchEffort) -> Solved | None:
    if not effort.solves or spaces_left(state) > SOLVABLE_SPACES:
        return None
    return solve(state, new_solved_positions(MEMORY_BITS), effort.solves)
