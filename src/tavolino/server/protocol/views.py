"""The views of games as they go over the wire, and back."""

from typing import Any, get_args, get_origin

import msgspec

from tavolino.catalogue import rules
from tavolino.core import Game, Options, View


def view_type(game: Game[Any, Any, Any]) -> Any:
    """The type of a game's views: the core's own, with the board of this game in it."""
    return View[board_type(game)]  # type: ignore[misc]


def board_type(game: Game[Any, Any, Any]) -> Any:
    """What the game's class says it shows: the last argument of the Game it is."""
    for base in type(game).__mro__:
        for declared in getattr(base, "__orig_bases__", ()):
            if get_origin(declared) is Game:
                return get_args(declared)[-1]
    raise TypeError(f"{game.name} does not say what its board is")


def read_view(game: str, view: bytes | str) -> View[Any]:
    """A view from its JSON, as bots of this library take it."""
    found: View[Any] = msgspec.json.decode(view, type=view_type(rules()[game]), dec_hook=_read)
    return found


def _read(kind: type, value: Any) -> Any:
    if kind is Options:
        return Options(value)
    # What msgspec expects of a hook that does not know the type.
    raise NotImplementedError
