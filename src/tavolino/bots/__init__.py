"""Bots. They see only what their seat sees."""

from typing import Final

from tavolino.bots.bot import Bot
from tavolino.bots.greedy_bot import GreedyBot
from tavolino.bots.random_bot import RandomBot
from tavolino.bots.scalino import building_value, demolition_value
from tavolino.core import Refused
from tavolino.games import GAMES
from tavolino.games.cutit import CUTIT
from tavolino.games.scalino import DEMOLITION, SCALINO

GREEDY: Final[dict[str, Bot]] = {
    SCALINO.name: GreedyBot(SCALINO, building_value),
    DEMOLITION.name: GreedyBot(DEMOLITION, demolition_value),
}

BOTS: Final[dict[str, dict[str, Bot]]] = {
    name: {"random": RandomBot(game), "greedy": GREEDY.get(name)} for name, game in GAMES.items()
}
"""The bots of each game by name."""


def find_bot(game: str, name: str) -> Bot:
    bots = BOTS[game]
    if name not in bots:
        raise Refused("BOT", "unknown", got=name[:40], expected=", ".join(bots))
    return bots[name]


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "find_bot"]
