"""Par of a finished game, with the tighter bound of the kernels if there is a compiler."""

from dataclasses import replace
from typing import Final

from tavolino.bots.warmup import can_compile
from tavolino.core import Seat
from tavolino.games.cutit.rules.state import CutItState
from tavolino.games.cutit.solver.par import WIDTH, Par, par_after

PAPERS: Final = 100_000
"""The budget of the search for an upper bound; it takes about a second."""


def reviewed_par(state: CutItState, seat: Seat, width: int = WIDTH, papers: int = PAPERS) -> Par:
    """Par for a player of a game that has reached the puzzle.

    Without the compiler the upper bound is the plain one, which ignores the cuts. A kernel that is
    not ready is compiled here, so that all processes of an installation give the same figures.
    """
    found = par_after(state, seat, width)
    corner = state.players[seat].corner
    if not can_compile() or corner is None:
        return found
    from tavolino.games.cutit.kernels.par_bound import upper_bound

    bound = upper_bound(state.sheet, corner, state.rolls, papers, claims=state.may_claim)
    return replace(found, at_most=min(found.at_most, bound))
