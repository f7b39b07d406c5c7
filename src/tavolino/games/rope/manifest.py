"""Cut the Rope, the card game."""

from typing import Final

from tavolino.games.manifest import GameManifest, PrintPart
from tavolino.games.rope.bots import BOTS
from tavolino.games.rope.drawing import RopeDrawing
from tavolino.games.rope.rules import ROPE as RULES

ROPE: Final = GameManifest(
    package=__package__,
    rules=RULES,
    rule_prefix="CR",
    usual_seats=3,
    minutes=15,
    drawing=RopeDrawing(),
    bots=BOTS,
    position=2,
    prints=(PrintPart(name="cards"), PrintPart(name="box")),
    referee="referee-rope",
)
