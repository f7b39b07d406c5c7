"""Cut it, and its referee."""

from collections.abc import Sequence
from typing import Final

from tavolino.bots.reporting import reporting_bots
from tavolino.core import Choice, Seat, Text
from tavolino.games.cutit.bots import BOTS
from tavolino.games.cutit.bots.levels import KERNEL
from tavolino.games.cutit.bots.reviewing import reviewed_par
from tavolino.games.cutit.daily import DAILY
from tavolino.games.cutit.drawing import CutItDrawing
from tavolino.games.cutit.puzzles import MAKER as PUZZLES
from tavolino.games.cutit.referee.drawing import CutItRefereeDrawing
from tavolino.games.cutit.referee.evaluation import ReportedCutEvaluator
from tavolino.games.cutit.referee.rules import REFEREE
from tavolino.games.cutit.referee.rules.finish import results as reported_results
from tavolino.games.cutit.referee.rules.state import CutItRefereeState
from tavolino.games.cutit.rules import CUTIT as RULES
from tavolino.games.cutit.rules.joining import results
from tavolino.games.cutit.rules.notation import PlaceSnippet
from tavolino.games.cutit.rules.scoring import RoundScore, add_up
from tavolino.games.cutit.rules.sheet_code import LONGEST
from tavolino.games.cutit.rules.sheets import SHEET_IDS
from tavolino.games.cutit.rules.state import ROUNDS, CutItState
from tavolino.games.cutit.solver.par import par_after
from tavolino.games.cutit.solver.solver import solve
from tavolino.games.manifest import GameManifest, PrintPart, SoloScoring
from tavolino.games.par_review import ParReview

REVIEW_WIDTH: Final = 12
"""A search for par that takes about a second."""

EXAMPLE: Final = (
    (1, "corner j1"),
    (0, "corner a10"),
    (0, "A6-C6-C10/a7"),
    (1, "K5-I5-I0/i1"),
    (0, "C8-H8-H10/c9"),
    (1, "A9-K9/a10"),
    (0, "K5-I5-I0/i1"),
    (1, "A4-C4-C9/a5"),
    (0, "K7-H7-H0/h1"),
    (1, "K6-H6-H0/h1"),
)


def review(state: CutItState, seat: Seat) -> ParReview | None:
    """What the dice would have allowed, and the player's own snippets, tokens aside."""
    if len(state.players[seat].rounds) < ROUNDS:
        return None
    return _review(state, seat, results(state)[seat].cost)


def review_reported(state: CutItRefereeState, seat: Seat) -> ParReview | None:
    """The same with a real sheet; None where only points are known."""
    if state.by_points[seat] or state.phase != "over":
        return None
    return _review(state.table, seat, reported_results(state)[seat].cost)


def _review(state: CutItState, seat: Seat, cost: int) -> ParReview:
    """`cost` is what is outside the puzzle."""
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
    """How many points the player's cuts and puzzle are below par, tokens aside."""
    result = results(state)[seat]
    found = par_after(state, seat, REVIEW_WIDTH)
    return max(0, found.at_least - (result.sheet.total - result.cost))


CUTIT: Final = GameManifest(
    rules=RULES,
    rule_prefix="CI",
    usual_seats=2,
    minutes=20,
    age=10,
    drawing=CutItDrawing(),
    bots=BOTS,
    position=3,
    example=EXAMPLE,
    review=review,
    solo_scoring=SoloScoring(regardless_of=("first", "glass", "scissors")),
    below_par=below_par,
    daily=DAILY,
    one_screen_options={"glass": "own"},
    puzzles=PUZZLES,
    kernels=(KERNEL,),
    actions="tavolino.games.cutit.learning.actions:ACTIONS",
    encoder="tavolino.games.cutit.learning.encoder:CutItEncoder",
    prints=(
        PrintPart(
            name="sheet", pages="tavolino.games.cutit.printing.sheet:pages", is_per_player=True
        ),
        PrintPart(name="dice", pages="tavolino.games.cutit.printing.dice:pages"),
    ),
    print_options=(
        Choice("sheet", SHEET_IDS, SHEET_IDS[0], "CI-1"),
        Text("file", "", "CI-1", "the text of a sheet file"),
        Text("code", "", "CI-1", "the code of a sheet", LONGEST),
        Text("seed", "", "CI-1", "words", longest=60),
    ),
    commands=("tavolino.games.cutit.commands.par:par", "tavolino.games.cutit.commands.sheet:sheet"),
    reports=("tavolino.games.cutit.reports.cutit:cutit",),
    referee=REFEREE.name,
)
REFEREE_CUTIT: Final = GameManifest(
    rules=REFEREE,
    rule_prefix="RC",
    usual_seats=2,
    bots=reporting_bots(REFEREE, ReportedCutEvaluator()),
    drawing=CutItRefereeDrawing(),
    position=5,
    review=review_reported,
    rules_page="cutit",
    parent="cutit",
)
