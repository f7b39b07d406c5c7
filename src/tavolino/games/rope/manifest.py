"""Cut the Rope, the card game, and its referee."""

from typing import Final

from tavolino.bots.reporting import reporting_bots
from tavolino.games.manifest import GameManifest, PrintPart
from tavolino.games.rope.bots import BOTS
from tavolino.games.rope.bots.levels import KERNEL
from tavolino.games.rope.daily import DAILY
from tavolino.games.rope.drawing import RopeDrawing
from tavolino.games.rope.puzzles import MAKER as PUZZLES
from tavolino.games.rope.referee.drawing import RopeRefereeDrawing
from tavolino.games.rope.referee.rules import REFEREE
from tavolino.games.rope.rules import ROPE as RULES

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
    actions="tavolino.games.rope.learning.actions:ACTIONS",
    encoder="tavolino.games.rope.learning.encoder:RopeEncoder",
    batched="tavolino.games.rope.learning.batches:RopeEnv",
    daily=DAILY,
    prints=(
        PrintPart(name="cards", pages="tavolino.games.rope.printing.cards:pages"),
        PrintPart(name="box", pages="tavolino.games.rope.printing.box:pages"),
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
