"""Bots. They see only what their seat sees."""

from typing import Final

from tavolino.bots.bot import Bot
from tavolino.bots.cutit import CUTIT_BOTS, CutItBot
from tavolino.bots.greedy_bot import GreedyBot
from tavolino.bots.random_bot import RandomBot
from tavolino.bots.rope import RopeBot
from tavolino.bots.scalino import building_value, demolition_value
from tavolino.core import Refused
from tavolino.games.cutit import CUTIT
from tavolino.games.rope import ROPE
from tavolino.games.scalino import DEMOLITION, SCALINO

BOTS: Final[dict[str, dict[str, Bot]]] = {
    CUTIT.name: {**CUTIT_BOTS},
    SCALINO.name: {
        "random": RandomBot(SCALINO),
        "greedy": GreedyBot(SCALINO, building_value),
    },
    DEMOLITION.name: {
        "random": RandomBot(DEMOLITION),
        "greedy": GreedyBot(DEMOLITION, demolition_value),
    },
    ROPE.name: {"random": RandomBot(ROPE), "greedy": RopeBot()},
}
"""The bots of each game by name, the weakest first."""


def find_bot(game: str, name: str) -> Bot:
    bots = BOTS[game]
    if name not in bots:
        raise Refused("BOT", "unknown", got=name[:40], expected=", ".join(bots))
    return bots[name]


__all__ = ["BOTS", "Bot", "CutItBot", "GreedyBot", "RandomBot", "RopeBot", "find_bot"]
