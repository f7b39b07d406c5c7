"""Cut the Rope, the card game."""

from typing import Final

from tavolino.bots.rope import BOTS
from tavolino.bots.rope.levels import KERNEL
from tavolino.catalogue.manifest import GameManifest, PrintPart
from tavolino.drawing.rope import RopeDrawing
from tavolino.games.rope import ROPE as RULES
from tavolino.puzzles.rope import MAKER as PUZZLES

ROPE: Final = GameManifest(
    rules=RULES,
    rule_prefix="CR",
    usual_seats=3,
    minutes=15,
    drawing=RopeDrawing(),
    bots=BOTS,
    position=2,
    puzzles=PUZZLES,
    kernels=(KERNEL,),
    prints=(
        PrintPart(name="cards", pages="tavolino.paper.rope.cards:pages"),
        PrintPart(name="box", pages="tavolino.paper.rope.box:pages"),
    ),
)
