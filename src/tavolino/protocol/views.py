"""Encoding and decoding the views of games."""

from typing import Any, get_args, get_origin

import msgspec

from tavolino.core import AnyGame, AnyView, Game, Options, View
from tavolino.games import rules


def view_type(game: AnyGame) -> Any:
    """The type of a game's views: `View` of the core with the board type of the game."""
    return View[board_type(game)]  # type: ignore[misc]


def board_type(game: AnyGame) -> Any:
    """The board type that a game's class declares: the last type argument of `Game`."""
    for base in type(game).__mro__:
        for declared in getattr(base, "__orig_bases__", ()):
            if get_origin(declared) is Game:
                return get_args(declared)[-1]
    raise TypeError(f"{game.name} does not say what its board is")


def read_view(game: str, view: bytes | str) -> AnyView:
    """A view from its JSON, as bots of this library expect it."""
    found: AnyView = msgspec.json.decode(view, type=view_type(rules()[game]), dec_hook=_decode_hook)
    return found


def _decode_hook(kind: type, value: Any) -> Any:
    if kind is Options:
        return Options(value)
    # What msgspec expects of a hook that does not know the type.
    raise NotImplementedError
