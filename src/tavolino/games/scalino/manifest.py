"""Scalino, and its demolition."""

from typing import Final

from tavolino.games.manifest import GameManifest, PrintPart, Sequel
from tavolino.games.scalino.bots import BOTS as SCALINO_BOTS
from tavolino.games.scalino.bots.levels import KERNEL as SCALINO_KERNEL
from tavolino.games.scalino.daily import DAILY as SCALINO_DAILY
from tavolino.games.scalino.demolition.bots import BOTS as DEMOLITION_BOTS
from tavolino.games.scalino.demolition.bots.levels import KERNEL as DEMOLITION_KERNEL
from tavolino.games.scalino.demolition.daily import DAILY as DEMOLITION_DAILY
from tavolino.games.scalino.demolition.puzzles import MAKER as DEMOLITION_PUZZLES
from tavolino.games.scalino.demolition.rules import DEMOLITION as DEMOLITION_RULES
from tavolino.games.scalino.demolition.rules.complete import demolition_options
from tavolino.games.scalino.drawing import DemolitionDrawing, ScalinoDrawing
from tavolino.games.scalino.puzzles import MAKER as SCALINO_PUZZLES
from tavolino.games.scalino.rules import SCALINO as SCALINO_RULES

PRINTS: Final = (
    PrintPart(name="board", pages="tavolino.games.scalino.printing.board:pages"),
    PrintPart(name="blocks", pages="tavolino.games.scalino.printing.blocks:pages"),
    PrintPart(name="scores", pages="tavolino.games.scalino.printing.scores:pages"),
)
"""Both are played with the same blocks."""

SCALINO: Final = GameManifest(
    rules=SCALINO_RULES,
    rule_prefix="SC",
    usual_seats=2,
    minutes=20,
    age=10,
    drawing=ScalinoDrawing(),
    bots=SCALINO_BOTS,
    previews=True,
    position=1,
    puzzles=SCALINO_PUZZLES,
    kernels=(SCALINO_KERNEL,),
    actions="tavolino.games.scalino.learning.actions:ACTIONS",
    encoder="tavolino.games.scalino.learning.encoder:ScalinoEncoder",
    batched="tavolino.games.scalino.learning.batches:ScalinoEnv",
    net_inputs="tavolino.games.scalino.learning.network_inputs:view_inputs",
    daily=SCALINO_DAILY,
    commands=("tavolino.games.scalino.commands.pyramid:pyramid",),
    prints=PRINTS,
    leads_to=(Sequel("demolition", demolition_options),),
    referee="scalino",
)
DEMOLITION: Final = GameManifest(
    rules=DEMOLITION_RULES,
    rule_prefix="SD",
    usual_seats=3,
    minutes=10,
    age=10,
    drawing=DemolitionDrawing(),
    bots=DEMOLITION_BOTS,
    position=4,
    rules_page="scalino",
    parent="scalino",
    puzzles=DEMOLITION_PUZZLES,
    kernels=(DEMOLITION_KERNEL,),
    actions="tavolino.games.scalino.demolition.learning.actions:ACTIONS",
    encoder="tavolino.games.scalino.demolition.learning.encoder:DemolitionEncoder",
    daily=DEMOLITION_DAILY,
    prints=PRINTS,
    referee="demolition",
)
