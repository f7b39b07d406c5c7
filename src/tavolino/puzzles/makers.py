"""The puzzle makers of the games."""

from tavolino.core import Refused
from tavolino.games.registry import find_game
from tavolino.puzzles import PuzzleMaker


def maker_of(game: str) -> PuzzleMaker:
    """The puzzle maker of a game; refuses a game that has none."""
    maker = find_game(game).puzzles
    if maker is None:
        raise Refused("PUZZLE", "no-maker", game=game)
    return maker
