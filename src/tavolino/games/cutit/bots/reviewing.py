"""Par of a finished game, with the bound of the kernels where they can be compiled."""

from dataclasses import replace
from typing import Final

from tavolino.bots.warmup import can_compile
from tavolino.core import Seat
from tavolino.games.cutit.rules.state import CutItState
from tavolino.games.cutit.solver.par import WIDTH, Par, par_after

PAPERS: Final = 100_000
"""How many papers the search for an upper bound looks at: about a second."""


def reviewed_par(state: CutItState, seat: Seat, width: int = WIDTH, papers: int = PAPERS) -> Par:
    """Par for a player of a game that has come to the puzzle.

    Without the compiler, the upper bound is the plain one, which leaves the cuts aside. The figures
    are the same for all processes of an installation, so a kernel that is not ready is compiled.
    """
    found = par_after(state, seat, width)
    corner = state.players[seat].corner
    if not can_compile() or corner is None:
        return found
    from tavolino.games.cutit.kernels.par_bound import searched_bound

    bound = searched_bound(state.sheet, corner, state.rolls, papers, claims=state.may_claim)
    return replace(found, at_most=min(found.at_most, bound))
