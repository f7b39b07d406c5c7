"""Bots. They see only what their seat sees."""

from collections.abc import Callable
from typing import Any, Final

from tavolino.bots.bot import Bot
from tavolino.bots.cutit import CUTIT_BOTS, CUTIT_LEVELS, CutItBot
from tavolino.bots.cutit import pace as cutit_pace
from tavolino.bots.greedy_bot import GreedyBot
from tavolino.bots.levels import LEVELS, Levels
from tavolino.bots.random_bot import RandomBot
from tavolino.bots.rope import RopeBot
from tavolino.bots.rope.levels import ROPE_LEVELS
from tavolino.bots.scalino import building_value, demolition_value
from tavolino.bots.scalino_levels import BUILDING_LEVELS, DEMOLITION_LEVELS
from tavolino.core import Refused, View
from tavolino.games.cutit import CUTIT
from tavolino.games.rope import ROPE
from tavolino.games.scalino import DEMOLITION, SCALINO

LEVELS_OF: Final[dict[str, Levels]] = {
    CUTIT.name: CUTIT_LEVELS,
    SCALINO.name: BUILDING_LEVELS,
    DEMOLITION.name: DEMOLITION_LEVELS,
    ROPE.name: ROPE_LEVELS,
}
"""The four bots of each game that people play against."""

OTHERS: Final[dict[str, dict[str, Bot]]] = {
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
"""Bots to compare with, by names that old records and tables know."""

BOTS: Final[dict[str, dict[str, Bot]]] = {
    game: {**levels._asdict(), **OTHERS[game]} for game, levels in LEVELS_OF.items()
}
"""All bots of each game by name: the levels, the weakest first, then the others."""


PAUSES: Final[dict[str, Callable[[str, View[Any]], int]]] = {CUTIT.name: cutit_pace.pause_ms}
"""Where bots race people, how long one takes over its move, in ms: by its name and its view."""


def find_bot(game: str, name: str) -> Bot:
    bots = BOTS[game]
    if name not in bots:
        raise Refused("BOT", "unknown", got=name[:40], expected=", ".join(bots))
    return bots[name]


def pause_ms(game: str, bot: str, view: View[Any]) -> int:
    """How long a bot should seem to think about its move, so that a race with it is fair."""
    return PAUSES[game](bot, view) if game in PAUSES else 0


__all__ = [
    "BOTS",
    "LEVELS",
    "LEVELS_OF",
    "Bot",
    "CutItBot",
    "GreedyBot",
    "Levels",
    "RandomBot",
    "RopeBot",
    "find_bot",
    "pause_ms",
]
