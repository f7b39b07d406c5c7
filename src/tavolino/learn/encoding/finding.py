"""Finds the actions and the encoder of a game in its folder (`learning/`)."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, cast

from tavolino.core import Options, Refused, Value
from tavolino.games import find_game, games
from tavolino.games.parts import find_part, has_part
from tavolino.learn.encoding.actions import ActionSpace

if TYPE_CHECKING:  # needs NumPy; action spaces do not
    from tavolino.learn.encoding.encoder import Encoder


def encoded_games() -> tuple[str, ...]:
    """The names of all games with an action space."""
    return tuple(name for name, one in games().items() if has_part(one, "learning.actions"))


def actions_of(game: str) -> ActionSpace:
    """The action space of a game; refuses a game that has none."""
    return cast(ActionSpace, _load(game, "learning.actions", "ACTIONS"))


def encoder_of(
    game: str, seats: int | None = None, chosen: Mapping[str, Value] | None = None
) -> "Encoder[Any]":
    """The encoder of a game with this number of seats (the usual one by default) and these
    options; refuses a game that has none, and what its rules refuse. It needs NumPy.
    """
    manifest = find_game(game)
    make: Callable[[int, Options], Encoder[Any]] = _load(game, "learning.encoder", "ENCODER")
    state = manifest.rules.start(manifest.usual_seats if seats is None else seats, chosen)
    return make(state.seats, state.options)


def _load(game: str, module: str, name: str) -> Any:
    part = find_part(find_game(game), module, name)
    if part is None:
        raise Refused("ACTION", "no-space", game=game, expected=", ".join(encoded_games()))
    return part
