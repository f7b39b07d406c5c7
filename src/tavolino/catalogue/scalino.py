"""Scalino, and its demolition."""

from typing import Final

from tavolino.bots.demolition import BOTS as DEMOLITION_BOTS
from tavolino.bots.demolition.levels import KERNEL as DEMOLITION_KERNEL
from tavolino.bots.scalino import BOTS as SCALINO_BOTS
from tavolino.bots.scalino.levels import KERNEL as SCALINO_KERNEL
from tavolino.catalogue.manifest import GameManifest, PrintPart, Sequel
from tavolino.daily.demolition import DAILY as DEMOLITION_DAILY
from tavolino.daily.scalino import DAILY as SCALINO_DAILY
from tavolino.drawing.scalino import DemolitionDrawing, ScalinoDrawing
from tavolino.games.scalino import DEMOLITION as DEMOLITION_RULES
from tavolino.games.scalino import SCALINO as SCALINO_RULES
from tavolino.games.scalino.complete import demolition_options
from tavolino.puzzles.demolition import MAKER as DEMOLITION_PUZZLES
from tavolino.puzzles.scalino import MAKER as SCALINO_PUZZLES

PRINTS: Final = (
    PrintPart(name="board", pages="tavolino.paper.scalino.board:pages"),
    PrintPart(name="blocks", pages="tavolino.paper.scalino.blocks:pages"),
    PrintPart(name="scores", pages="tavolino.paper.scalino.scores:pages"),
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
    actions="tavolino.encoding.scalino.actions:ACTIONS",
    encoder="tavolino.encoding.scalino.encoder:ScalinoEncoder",
    batched="tavolino.batched.scalino.env:ScalinoEnv",
    net_inputs="tavolino.nets.scalino.inputs:view_inputs",
    daily=SCALINO_DAILY,
    commands=("tavolino.cli.scalino.pyramid:pyramid",),
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
    actions="tavolino.encoding.demolition.actions:ACTIONS",
    encoder="tavolino.encoding.demolition.encoder:DemolitionEncoder",
    daily=DEMOLITION_DAILY,
    prints=PRINTS,
    referee="demolition",
)
