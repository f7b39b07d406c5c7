"""Finds the games that are installed."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from types import MappingProxyType
from typing import Final

from tavolino.bots import Bot
from tavolino.core import AnyGame, Refused
from tavolino.games.manifest import GameManifest
from tavolino.locales import GAMES as GROUP

NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
"""Names of games are parts of addresses and of the keys of messages."""


@cache
def games() -> Mapping[str, GameManifest]:
    """Every installed game by its name, in the order of lists."""
    found: dict[str, GameManifest] = {}
    for point in entry_points(group=GROUP):
        manifest = point.load()
        if not isinstance(manifest, GameManifest):
            raise TypeError(f"entry point {point.value} is not a GameManifest")
        if not NAME.fullmatch(manifest.name):
            raise ValueError(f"{manifest.name!r} is not a name for a game: {NAME.pattern}")
        if manifest.name in found:
            raise ValueError(f"two games are called {manifest.name}")
        found[manifest.name] = manifest
    in_order = sorted(found.values(), key=lambda one: (one.position, one.name))
    return MappingProxyType({manifest.name: manifest for manifest in in_order})


@cache
def rules() -> Mapping[str, AnyGame]:
    """The rules of every installed game by its name."""
    return MappingProxyType({name: manifest.rules for name, manifest in games().items()})


@cache
def referees() -> frozenset[str]:
    """The games that only referee others at a real table. Lists of games leave them out."""
    return frozenset(game.referee for game in games().values() if game.referee != game.name) - {""}


@cache
def kernels() -> tuple[str, ...]:
    """The warm-up modules of every installed game, each once."""
    return tuple(dict.fromkeys(name for game in games().values() for name in game.kernels))


def find_game(name: str) -> GameManifest:
    """The game of this name; refuses a name that no game has."""
    manifest = games().get(name)
    if manifest is None:
        raise Refused("GAME", "unknown", got=name[:40], expected=", ".join(games()))
    return manifest


def find_bot(game: str, name: str) -> Bot:
    """A bot of a game; refuses a name that none of its bots has."""
    return find_game(game).bots.find(name)
