"""Bots for Cut it."""

from typing import Final

from tavolino.bots.game_bots import GameBots
from tavolino.games.cutit.bots.evaluation import CutEvaluator
from tavolino.games.cutit.bots.explain import explain
from tavolino.games.cutit.bots.levels import LEVELS, OTHERS
from tavolino.games.cutit.bots.pace import pause_ms

BOTS: Final = GameBots(
    levels=LEVELS,
    others=OTHERS,
    evaluator=CutEvaluator(),
    explain=explain,
    pause_ms=pause_ms,
)
