"""Bots for any game, from its rules alone."""

from typing import Any, Final

from tavolino.bots.game_bots import GameBots
from tavolino.bots.levels import MASTER_SECONDS, STRONG_SECONDS, Levels
from tavolino.bots.random_bot import RandomBot
from tavolino.bots.search.bot import SearchBot
from tavolino.bots.search.budget import PlayoutBudget
from tavolino.bots.search.playout import random_playout
from tavolino.bots.search.search import TreeSearch
from tavolino.bots.search.utility import Utility, by_rank
from tavolino.core import Game

BUDGETS: Final = {
    "learner": PlayoutBudget(10),
    "casual": PlayoutBudget(100),
    "strong": PlayoutBudget(1_000, STRONG_SECONDS),
    "master": PlayoutBudget(10_000, MASTER_SECONDS),
}
"""The playouts of each level."""
EVALUATION: Final = PlayoutBudget(500)


def search_bots(
    rules: Game[Any, Any, Any], *, utility: Utility = by_rank, moves: int | None = None
) -> GameBots:
    """Default bots for any game: tree search with random playouts.

    The levels differ in their number of playouts. `moves` ends a playout after that many moves, for
    games whose random play takes long. Games with their own heuristics build `GameBots` themselves.
    """
    search = TreeSearch(rules, random_playout(rules, utility, moves), utility)
    return GameBots(
        levels=Levels(**{name: SearchBot(search, budget) for name, budget in BUDGETS.items()}),
        others={"random": RandomBot(rules)},
        evaluator=SearchBot(search, EVALUATION),
    )
