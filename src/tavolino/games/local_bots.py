"""Bots from this computer, whose names begin with a scheme: `net:weights.npz`.

Only the lab and the terminal know such names, never a server: they name files.
"""

from importlib import import_module
from typing import Final, cast

from tavolino.bots import Bot
from tavolino.core import Refused
from tavolino.games.registry import find_bot

SCHEMES: Final = {"net": "tavolino.learn.networks.bot:open_bot"}
"""The function for each scheme, as "module:name": it gets the game and what follows the colon."""


def find_local_bot(game: str, name: str) -> Bot:
    """A bot of a game by its name, or one from this computer."""
    scheme, colon, rest = name.partition(":")
    if not colon or scheme not in SCHEMES:
        return find_bot(game, name)
    module, _, function = SCHEMES[scheme].partition(":")
    try:
        opened = getattr(import_module(module), function)
    except ImportError as error:
        raise Refused("BOT", "extra", scheme=scheme, missing=str(error.name)) from error
    return cast(Bot, opened(game, rest))
