"""The puzzles in the package."""

from tavolino.puzzles import Puzzle
from tavolino.puzzles.format import read_puzzles
from tavolino.puzzles.makers import find_maker, makers

GAMES = list(makers())


def shipped(game: str) -> list[Puzzle]:
    shipped = find_maker(game).shipped
    assert shipped is not None
    return read_puzzles(shipped.read_bytes())


def sample(game: str, one_in: int) -> list[Puzzle]:
    """Puzzles sampled by their ids, so a new set has another sample."""
    return [one for one in shipped(game) if int(one.id, 16) % one_in == 0]
