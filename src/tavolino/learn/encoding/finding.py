"""Finds what a game declares about its encoding in its manifest."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from tavolino.core import Options, Refused, Value
from tavolino.games import find_game, games
from tavolino.learn.encoding.actions import ActionSpace

if TYPE_CHECKING:  # it needs NumPy, which the ids of actions do not
    from tavolino.learn.encoding.encoder import Encoder


def encoded_games() -> tuple[str, ...]:
    """The names of all games with an action space."""
    return tuple(name for name, manifest in games().items() if manifest.actions)


def actions_of(game: str) -> ActionSpace:
    """The action space of a game; refuses a game that has none."""
    return cast(ActionSpace, load(game, find_game(game).actions))


def encoder_of(
    game: str, seats: int | None = None, chosen: Mapping[str, Value] | None = None
) -> "Encoder[Any]":
    """The encoder of a game with this number of seats (the usual one by default) and these
    options; refuses a game that has none, and what its rules refuse. It needs NumPy.
    """
    manifest = find_game(game)
    make = cast("Callable[[int, Options], Encoder[Any]]", load(game, manifest.encoder))
    state = manifest.rules.start(manifest.usual_seats if seats is None else seats, chosen)
    return make(state.seats, state.options)


def load(game: str, reference: str) -> object:
    """What a manifest refers to as "module:name"."""
    if not reference:
        raise Refused("ACTION", "no-space", game=game, expected=", ".join(encoded_games()))
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)
