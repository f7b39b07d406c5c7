"""Compares a player of a finished game with par."""

from collections.abc import Sequence
from typing import Final

from tavolino.core import Seat
from tavolino.games.cutit.bots.reviewing import reviewed_par
from tavolino.games.cutit.rules.notation import PlaceSnippet
from tavolino.games.cutit.rules.puzzle_phase import results
from tavolino.games.cutit.rules.scoring import RoundScore, add_up
from tavolino.games.cutit.rules.state import ROUNDS, CutItState
from tavolino.games.cutit.solver.par import par_after
from tavolino.games.cutit.solver.solver import solve
from tavolino.games.par_review import ParReview

REVIEW_WIDTH: Final = 12
"""A search for par that takes about a second."""


def review(state: CutItState, seat: Seat) -> ParReview | None:
    """The best possible with these dice, and with the player's snippets, without tokens."""
    if len(state.players[seat].rounds) < ROUNDS:
        return None
    return review_against_par(state, seat, results(state)[seat].cost)


def review_against_par(state: CutItState, seat: Seat, cost: int) -> ParReview:
    """`cost` is the number of spaces outside the puzzle."""
    player = state.players[seat]
    found = reviewed_par(state, seat, REVIEW_WIDTH)
    best = solve(player.snippets, state.stars, state.contact)
    totals = _totals(player.scores)
    return ParReview(
        points=(*totals, totals[-1] - cost),
        par_points=(*_totals(found.scores), found.at_least),
        at_most=found.at_most,
        par_moves=tuple(map(str, found.cuts)),
        ending=tuple(str(PlaceSnippet(number, *at)) for number, at in best.placements.items()),
        ending_points=totals[-1] - min(best.lost, cost),
        is_ending_proved=best.is_proved,
    )


def _totals(scores: Sequence[RoundScore]) -> tuple[int, ...]:
    """The points on the score sheet after each round."""
    return tuple(add_up(scores[:count]).total for count in range(1, len(scores) + 1))


def below_par(state: CutItState, seat: Seat) -> int:
    """How many points the player's cuts and puzzle are below par, without tokens."""
    result = results(state)[seat]
    found = par_after(state, seat, REVIEW_WIDTH)
    return max(0, found.at_least - (result.sheet.total - result.cost))
