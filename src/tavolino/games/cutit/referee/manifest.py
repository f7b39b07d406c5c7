"""The referee of a real table of Cut it."""

from typing import Final

from tavolino.bots.reporting import reporting_bots
from tavolino.core import Seat
from tavolino.games.cutit.referee.drawing import CutItRefereeDrawing
from tavolino.games.cutit.referee.evaluation import ReportedCutEvaluator
from tavolino.games.cutit.referee.rules import REFEREE as RULES
from tavolino.games.cutit.referee.rules.finish import results
from tavolino.games.cutit.referee.rules.state import CutItRefereeState
from tavolino.games.cutit.review import review_against_par
from tavolino.games.manifest import GameManifest
from tavolino.games.par_review import ParReview


def review(state: CutItRefereeState, seat: Seat) -> ParReview | None:
    """As for Cut it, with a real sheet; None where only points are known."""
    if state.by_points[seat] or state.phase != "over":
        return None
    return review_against_par(state.table, seat, results(state)[seat].cost)


REFEREE: Final = GameManifest(
    package=__package__,
    rules=RULES,
    rule_prefix="RC",
    usual_seats=2,
    bots=reporting_bots(RULES, ReportedCutEvaluator()),
    drawing=CutItRefereeDrawing(),
    position=5,
    review=review,
    parent="cutit",
)
