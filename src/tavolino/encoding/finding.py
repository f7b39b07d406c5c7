"""Finds what a game declares about its encoding in its manifest."""

from importlib import import_module
from typing import cast

from tavolino.catalogue import find_game, games
from tavolino.core import Refused
from tavolino.encoding.actions import ActionSpace


def encoded_games() -> tuple[str, ...]:
    """The names of all games with an action space."""
    return tuple(name for name, manifest in games().items() if manifest.actions)


def actions_of(game: str) -> ActionSpace:
    """The action space of a game; refuses a game that has none."""
    return cast(ActionSpace, load(game, find_game(game).actions))


def load(game: str, reference: str) -> object:
    """What a manifest refers to as "module:name"."""
    if not reference:
        raise Refused("ACTION", "no-space", game=game, expected=", ".join(encoded_games()))
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)
