"""Bots for any game, from its rules alone."""

from typing import Any, Final

from tavolino.bots.game_bots import GameBots
from tavolino.bots.levels import MASTER_SECONDS, STRONG_SECONDS, Levels
from tavolino.bots.random_bot import RandomBot
from tavolino.bots.search.bot import SearchBot
from tavolino.bots.search.limit import Limit
from tavolino.bots.search.playout import random_playout
from tavolino.bots.search.search import Search
from tavolino.bots.search.worth import Worth, by_rank
from tavolino.core import Game

LIMITS: Final = {
    "learner": Limit(10),
    "casual": Limit(100),
    "strong": Limit(1_000, STRONG_SECONDS),
    "master": Limit(10_000, MASTER_SECONDS),
}
"""The playouts of each level."""
EVALUATION: Final = Limit(500)


def search_bots(
    rules: Game[Any, Any, Any], *, worth: Worth = by_rank, moves: int | None = None
) -> GameBots:
    """All bots of a game that brings none: a tree search with random playouts.

    The levels differ by their number of playouts. `moves` ends a playout after that many moves,
    for games whose random play takes long. Games with knowledge of their own build `GameBots`
    themselves.
    """
    search = Search(rules, random_playout(rules, worth, moves), worth)
    return GameBots(
        levels=Levels(**{name: SearchBot(search, limit) for name, limit in LIMITS.items()}),
        others={"random": RandomBot(rules)},
        evaluator=SearchBot(search, EVALUATION),
    )
