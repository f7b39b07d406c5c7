"""Cut the Rope, the card game, and its referee."""

from typing import Final

from tavolino.bots.reporting import reporting_bots
from tavolino.bots.rope import BOTS
from tavolino.bots.rope.levels import KERNEL
from tavolino.catalogue.manifest import GameManifest, PrintPart
from tavolino.daily.rope import DAILY
from tavolino.drawing.rope import RopeDrawing
from tavolino.drawing.rope.referee import RopeRefereeDrawing
from tavolino.games.rope import ROPE as RULES
from tavolino.games.rope.referee import REFEREE
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
    actions="tavolino.encoding.rope.actions:ACTIONS",
    encoder="tavolino.encoding.rope.encoder:RopeEncoder",
    batched="tavolino.batched.rope.env:RopeEnv",
    daily=DAILY,
    prints=(
        PrintPart(name="cards", pages="tavolino.paper.rope.cards:pages"),
        PrintPart(name="box", pages="tavolino.paper.rope.box:pages"),
    ),
    referee=REFEREE.name,
)
REFEREE_ROPE: Final = GameManifest(
    rules=REFEREE,
    rule_prefix="RR",
    usual_seats=3,
    bots=reporting_bots(REFEREE),
    drawing=RopeRefereeDrawing(),
    position=6,
    rules_page="rope",
    parent="rope",
)
