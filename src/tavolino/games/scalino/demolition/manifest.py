"""Scalino's demolition."""

from typing import Final

from tavolino.games.manifest import GameManifest
from tavolino.games.scalino.demolition.bots import BOTS
from tavolino.games.scalino.demolition.rules import DEMOLITION as RULES
from tavolino.games.scalino.drawing import DemolitionDrawing
from tavolino.games.scalino.manifest import PRINTS

DEMOLITION: Final = GameManifest(
    package=__package__,
    rules=RULES,
    rule_prefix="SD",
    usual_seats=3,
    minutes=10,
    age=10,
    drawing=DemolitionDrawing(),
    bots=BOTS,
    position=4,
    parent="scalino",
    prints=PRINTS,
    referee="demolition",
)
