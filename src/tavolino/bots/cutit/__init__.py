"""Bots for Cut it."""

from typing import Final

from tavolino.bots.cutit.evaluation import CutEvaluator
from tavolino.bots.cutit.explain import explain
from tavolino.bots.cutit.levels import LEVELS, OTHERS
from tavolino.bots.cutit.pace import pause_ms
from tavolino.bots.game_bots import GameBots

BOTS: Final = GameBots(
    levels=LEVELS,
    others=OTHERS,
    evaluator=CutEvaluator(),
    explain=explain,
    pause_ms=pause_ms,
)
