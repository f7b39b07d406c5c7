"""Par of a finished game, with the bound of the kernels where they are at hand."""

from dataclasses import replace
from typing import Final

from tavolino.bots.cutit.levels import KERNEL
from tavolino.bots.kernels import can_compile, kernel_ready
from tavolino.core import Seat
from tavolino.games.cutit.state import CutItState
from tavolino.solvers.cutit.par import WIDTH, Par, par_after

PAPERS: Final = 100_000
"""How many papers the search for an upper bound looks at: about a second."""


def reviewed_par(
    state: CutItState,
    seat: Seat,
    width: int = WIDTH,
    papers: int = PAPERS,
    *,
    may_compile: bool = False,
) -> Par:
    """Par for a player of a game that has come to the puzzle.

    Unless the kernels are ready or may be compiled, the upper bound is the plain one, which leaves
    the cuts aside.
    """
    found = par_after(state, seat, width)
    corner = state.players[seat].corner
    has_kernel = kernel_ready(KERNEL) or (may_compile and can_compile())
    if not has_kernel or corner is None:
        return found
    from tavolino.kernels.cutit.par_bound import searched_bound

    bound = searched_bound(state.sheet, corner, state.rolls, papers, claims=state.may_claim)
    return replace(found, at_most=min(found.at_most, bound))
