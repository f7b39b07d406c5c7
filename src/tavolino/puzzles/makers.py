"""The puzzle makers of the games: `MAKER` in the module `puzzles` of a game's folder."""

from functools import cache

from tavolino.core import Refused
from tavolino.games import find_game, games
from tavolino.games.parts import find_part
from tavolino.puzzles.maker import PuzzleMaker


@cache
def makers() -> dict[str, PuzzleMaker]:
    """The puzzle makers of all games that have one."""
    found = {name: find_part(manifest, "puzzles", "MAKER") for name, manifest in games().items()}
    return {name: maker for name, maker in found.items() if maker is not None}


def find_maker(game: str) -> PuzzleMaker:
    """The puzzle maker of a game; refuses a game that has none."""
    maker = makers().get(find_game(game).name)
    if maker is None:
        raise Refused("PUZZLE", "no-maker", game=game)
    return maker
