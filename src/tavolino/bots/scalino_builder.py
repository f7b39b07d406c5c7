"""How the searching bot of the building game thinks."""

from typing import Any, Final

from tavolino.bots.judging import Judged
from tavolino.bots.scalino_growing import Way, growing
from tavolino.bots.scalino_search import Thinking
from tavolino.core import Source, View
from tavolino.games.scalino import SCALINO
from tavolino.kernels.compiled import Ints
from tavolino.kernels.scalino.build import apply, spaces_left
from tavolino.kernels.scalino.build_search import EXPLORATION, grow
from tavolino.kernels.scalino.build_solve import Solved, new_memory, solve
from tavolino.kernels.scalino.diamond import unpack_move
from tavolino.kernels.scalino.packing import pack

SOLVABLE_SPACES: Final = 45
"""With more spaces' worth of blocks left a building game is not worth trying to solve."""
MEMORY_BITS: Final = 18
WAY: Final = Way(grow, EXPLORATION, bushy=2)


def best_move(view: View[Any], thinking: Thinking, source: Source) -> str:
    """The move that ends best if that can be known, else the one tried most."""
    state = pack(SCALINO.imagine(view, source))
    solved = solve_end(state, thinking)
    if solved is not None:
        return write(solved.move)
    return write(growing(WAY, view, thinking.looks, thinking.seconds, source).best_move(state))


def judge_moves(
    view: View[Any], thinking: Thinking, source: Source, attend: str
) -> tuple[Judged, ...]:
    """Every move with its chances for each seat; one that is known to be best comes first."""
    state = pack(SCALINO.imagine(view, source))
    judged = growing(WAY, view, thinking.looks, thinking.seconds, source).judged(
        state, apply, write, attend
    )
    solved = solve_end(state, thinking)
    if solved is not None:
        judged.sort(key=lambda one: one.move != write(solved.move))
    return tuple(judged)


def write(move: int) -> str:
    return str(unpack_move(move))


def solve_end(state: Ints, thinking: Thinking) -> Solved | None:
    if not thinking.solves or spaces_left(state) > SOLVABLE_SPACES:
        return None
    return solve(state, new_memory(MEMORY_BITS), thinking.solves)
