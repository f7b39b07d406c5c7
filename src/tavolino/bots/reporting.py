"""Bots for games in which players only report what happened at a physical table.

There is nothing for a bot to decide. These bots report at random, so every seat can be filled.
"""

from typing import Any

from tavolino.bots.evaluation import Evaluator, MoveValue
from tavolino.bots.game_bots import GameBots
from tavolino.bots.levels import Levels
from tavolino.bots.random_bot import RandomBot
from tavolino.core import Game, Source, View


class NoEvaluator:
    """Cannot evaluate any report."""

    unit = "points"

    def evaluate(self, view: View[Any], source: Source, focus: str = "") -> tuple[MoveValue, ...]:
        return ()


def reporting_bots(rules: Game[Any, Any, Any], evaluator: Evaluator | None = None) -> GameBots:
    """`evaluator` values those reports that are also moves, such as cuts."""
    bot = RandomBot(rules)
    return GameBots(
        levels=Levels(bot, bot, bot, bot),
        others={"random": bot, "greedy": bot},
        evaluator=evaluator or NoEvaluator(),
    )
