"""Tree search of the building game with its kernel, and an endgame solver."""

from typing import Any, Final

from tavolino.bots.evaluation import MoveValue
from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.search.kernel_bot import SearchBudget
from tavolino.bots.search.kernel_tree import TreeKernel, kernel_tree_search
from tavolino.core import Source, View
from tavolino.games.scalino.kernels.board import unpack_move
from tavolino.games.scalino.kernels.endgame import Solved, new_solved_positions, solve
from tavolino.games.scalino.kernels.moves import apply
from tavolino.games.scalino.kernels.packing import pack
from tavolino.games.scalino.kernels.search import EXPLORATION, grow
from tavolino.games.scalino.kernels.state import SEATS, spaces_left
from tavolino.games.scalino.rules import SCALINO

SOLVABLE_SPACES: Final = 45
"""With blocks for more spaces left, the endgame is too large to solve."""
TABLE_BITS: Final = 18
KERNEL: Final = TreeKernel(grow, EXPLORATION, nodes_per_playout=2)


def best_move(view: View[Any], budget: SearchBudget, source: Source) -> str:
    """The solved move if the endgame can be solved, else the most visited one."""
    state = pack(SCALINO.determinize(view, source))
    solved = solve_end(state, budget)
    if solved is not None:
        return write(solved.move)
    return write(
        kernel_tree_search(KERNEL, view, budget.playouts, budget.seconds, source).best_move(state)
    )


def evaluate(
    view: View[Any], budget: SearchBudget, source: Source, focus: str
) -> tuple[MoveValue, ...]:
    """Every move with its value for each seat; a solved best move comes first."""
    state = pack(SCALINO.determinize(view, source))
    values = kernel_tree_search(KERNEL, view, budget.playouts, budget.seconds, source).evaluate(
        state, apply, write, focus
    )
    solved = solve_end(state, budget)
    if solved is not None:
        values.sort(key=lambda one: one.move != write(solved.move))
    return tuple(values)


def write(move: int) -> str:
    return str(unpack_move(move))


def solve_end(state: Ints, budget: SearchBudget) -> Solved | None:
    """The solution for two players, if the end is near enough.

    With more players it would hold only against perfect opponents; the tree search does better.
    """
    if state[SEATS] > 2 or not budget.solver_nodes or spaces_left(state) > SOLVABLE_SPACES:
        return None
    return solve(state, new_solved_positions(TABLE_BITS), budget.solver_nodes)
