"""Finds the games that are installed."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from types import MappingProxyType
from typing import Any, Final

from tavolino.bots import Bot
from tavolino.catalogue.manifest import GameManifest
from tavolino.core import Game, Refused

GROUP: Final = "tavolino.games"


@cache
def games() -> Mapping[str, GameManifest]:
    """Every installed game by its name."""
    found: dict[str, GameManifest] = {}
    for point in entry_points(group=GROUP):
        manifest = point.load()
        if not isinstance(manifest, GameManifest):
            raise TypeError(f"entry point {point.value} is not a GameManifest")
        if manifest.name in found:
            raise ValueError(f"two games are called {manifest.name}")
        found[manifest.name] = manifest
    in_order = sorted(found.values(), key=_place)
    return MappingProxyType({manifest.name: manifest for manifest in in_order})


def _place(manifest: GameManifest) -> tuple[str, bool, str]:
    """By name; a variant comes after the game it is a variant of."""
    return manifest.parent or manifest.name, bool(manifest.parent), manifest.name


@cache
def rules() -> Mapping[str, Game[Any, Any, Any]]:
    """The rules of every installed game by its name."""
    return MappingProxyType({name: manifest.rules for name, manifest in games().items()})


def find_game(name: str) -> GameManifest:
    """The game of this name; refuses a name that no game has."""
    manifest = games().get(name)
    if manifest is None:
        raise Refused("GAME", "unknown", got=name[:40], expected=", ".join(games()))
    return manifest


def find_bot(game: str, name: str) -> Bot:
    """A bot of a game; refuses a name that none of its bots has."""
    return find_game(game).bots.find(name)
