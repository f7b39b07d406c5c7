"""The referee of a real table of Cut the Rope."""

from typing import Final

from tavolino.bots.reporting import reporting_bots
from tavolino.games.manifest import GameManifest
from tavolino.games.rope.referee.drawing import RopeRefereeDrawing
from tavolino.games.rope.referee.rules import REFEREE as RULES

REFEREE: Final = GameManifest(
    package=__package__,
    rules=RULES,
    rule_prefix="RR",
    usual_seats=3,
    bots=reporting_bots(RULES),
    drawing=RopeRefereeDrawing(),
    position=6,
    parent="rope",
)
