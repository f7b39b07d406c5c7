"""Scalino."""

from typing import Final

from tavolino.games.manifest import GameManifest, PrintPart, Sequel
from tavolino.games.scalino.bots import BOTS
from tavolino.games.scalino.demolition.rules.complete import demolition_options
from tavolino.games.scalino.drawing import ScalinoDrawing
from tavolino.games.scalino.rules import SCALINO as RULES

PRINTS: Final = (PrintPart(name="board"), PrintPart(name="blocks"), PrintPart(name="scores"))

SCALINO: Final = GameManifest(
    package=__package__,
    rules=RULES,
    rule_prefix="SC",
    usual_seats=2,
    minutes=20,
    age=10,
    drawing=ScalinoDrawing(),
    bots=BOTS,
    previews=True,
    position=1,
    prints=PRINTS,
    leads_to=(Sequel("demolition", demolition_options),),
    referee="scalino",
)
