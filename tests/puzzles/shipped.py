"""The puzzles in the package."""

from tavolino.games import games
from tavolino.puzzles import Puzzle
from tavolino.puzzles.format import read_puzzles

GAMES = [name for name, manifest in games().items() if manifest.puzzles is not None]


def shipped(game: str) -> list[Puzzle]:
    maker = games()[game].puzzles
    assert maker is not None
    assert maker.shipped is not None
    return read_puzzles(maker.shipped.read_bytes())


def sample(game: str, one_in: int) -> list[Puzzle]:
    """Puzzles picked by their ids, so that a new set has another sample."""
    return [one for one in shipped(game) if int(one.id, 16) % one_in == 0]
