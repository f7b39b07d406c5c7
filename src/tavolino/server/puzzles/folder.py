"""Puzzles from files of the host."""

from collections.abc import Iterator
from pathlib import Path

from tavolino.core import Refused
from tavolino.puzzles import Puzzle
from tavolino.puzzles.format import read_puzzles
from tavolino.puzzles.library import PuzzleLibrary, shipped_library, shipped_puzzles


def open_library(folder: str) -> PuzzleLibrary:
    """The puzzles that come with the games, and those of the `.jsonl` files in a folder, if one is
    named. A file that is damaged is refused by its name.
    """
    if not folder:
        return shipped_library()
    return PuzzleLibrary((*shipped_puzzles(), *_in_folder(Path(folder))))


def _in_folder(folder: Path) -> Iterator[Puzzle]:
    if not folder.is_dir():
        raise Refused("PUZZLE", "no-folder", folder=str(folder))
    for file in sorted(folder.glob("*.jsonl")):
        try:
            yield from read_puzzles(file.read_bytes())
        except (OSError, Refused) as error:
            raise Refused("PUZZLE", "file", file=str(file)) from error
