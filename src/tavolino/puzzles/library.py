"""All puzzles of the installed games, in memory."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from tavolino.core import Refused
from tavolino.games import games
from tavolino.puzzles import Puzzle
from tavolino.puzzles.format import read_puzzles
from tavolino.puzzles.makers import find_maker, makers

ALL: Final = ""
"""Instead of a theme: puzzles of any theme."""


class PuzzleLibrary:
    """Puzzles by id, game and theme. Those of other versions of the rules are left out."""

    def __init__(self, puzzles: Iterable[Puzzle]) -> None:
        versions = {name: manifest.rules.version for name, manifest in games().items()}
        self._by_id: dict[str, Puzzle] = {}
        self._by_theme: defaultdict[tuple[str, str], list[Puzzle]] = defaultdict(list)
        for puzzle in puzzles:
            if versions.get(puzzle.game) == puzzle.version and puzzle.id not in self._by_id:
                self._by_id[puzzle.id] = puzzle
                for theme in (ALL, *puzzle.themes):
                    self._by_theme[puzzle.game, theme].append(puzzle)

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self._by_id.values())

    def find(self, puzzle_id: str) -> Puzzle:
        """The puzzle with this id; refuses an id that none has."""
        puzzle = self._by_id.get(puzzle_id)
        if puzzle is None:
            raise Refused("PUZZLE", "unknown")
        return puzzle

    def of(self, game: str, theme: str = ALL) -> Sequence[Puzzle]:
        """The puzzles of a game, all or those with a theme. Refused if the game has no such
        theme.
        """
        maker = find_maker(game)
        if theme and theme not in maker.themes:
            raise Refused("PUZZLE", "theme", got=theme[:40], expected=", ".join(maker.themes))
        return self._by_theme.get((game, theme), ())

    def games(self) -> list[str]:
        """The games that have a puzzle."""
        return [name for name in games() if (name, ALL) in self._by_theme]


def shipped_puzzles() -> Iterator[Puzzle]:
    """The puzzles that come with the games."""
    for maker in makers().values():
        if maker.shipped is not None:
            yield from read_puzzles(maker.shipped.read_bytes())


@cache
def shipped_library() -> PuzzleLibrary:
    return PuzzleLibrary(shipped_puzzles())
