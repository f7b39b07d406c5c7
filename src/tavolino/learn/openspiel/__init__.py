"""OpenSpiel versions of all games with an encoder. Importing this module registers them."""

from collections.abc import Mapping

import pyspiel

from tavolino.core import Value
from tavolino.games import games
from tavolino.games.parts import has_part
from tavolino.learn.encoding import encoder_of
from tavolino.learn.openspiel.game import TavolinoGame, TavolinoState, game_type

__all__ = ["TavolinoGame", "TavolinoState", "load_game", "spiel_name"]


def spiel_name(game: str) -> str:
    """The name of a game in OpenSpiel.

    >>> spiel_name("table-quiz")
    'tavolino_table_quiz'
    """
    return f"tavolino_{game.replace('-', '_')}"


def load_game(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    **parameters: Value,
) -> TavolinoGame:
    """Loads a game by Tavolino's names, with its seats and options; `parameters` are those that
    every game has. Refuses what the rules refuse."""
    encoder = encoder_of(game, seats, options)
    given = {"players": encoder.seats, **(options or {}), **parameters}
    loaded: TavolinoGame = pyspiel.load_game(spiel_name(game), given)
    return loaded


def _register() -> None:
    for game, manifest in games().items():
        if has_part(manifest, "learning.encoder"):
            name = spiel_name(game)
            # OpenSpiel keeps the factory until after Python has shut down. A class survives
            # that; a function would be freed, which aborts the process.
            made = type(name, (TavolinoGame,), {"spiel_name": name, "manifest": manifest})
            pyspiel.register_game(game_type(name, manifest), made)


_register()
