"""Making puzzles: the same seed gives the same bytes, and every puzzle is proved."""

import subprocess
import sys
from dataclasses import replace

import pytest

from tavolino.core import Refused
from tavolino.puzzles import Puzzle
from tavolino.puzzles.format import write_puzzles
from tavolino.puzzles.generator import Attempt, attempt, make_puzzles
from tavolino.puzzles.proof_check import NumberedPuzzle, check
from tests.puzzles.shipped import GAMES, shipped

QUICK = "rope"
"""The game whose puzzles are fastest to make."""

MOST_GAMES = 200
"""Enough games to find a puzzle."""

WITHOUT_COMPILER = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from tavolino.puzzles.generator import make_puzzles
from tavolino.puzzles.format import write_puzzles
sys.stdout.buffer.write(write_puzzles(make_puzzles(sys.argv[1], 2, "test")))
"""


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    """Four puzzles, made in this process."""
    return make_puzzles(QUICK, 4, "test")


def test_the_same_seed_gives_the_same_bytes_with_any_number_of_processes(
    puzzles: list[Puzzle],
) -> None:
    alone = write_puzzles(puzzles)
    assert write_puzzles(make_puzzles(QUICK, 4, "test", jobs=2)) == alone
    assert write_puzzles(make_puzzles(QUICK, 4, "other")) != alone


def test_fewer_puzzles_are_the_first_of_more(puzzles: list[Puzzle]) -> None:
    assert make_puzzles(QUICK, 2, "test") == puzzles[:2]


def test_puzzles_are_the_same_without_a_compiler(puzzles: list[Puzzle]) -> None:
    command = [sys.executable, "-c", WITHOUT_COMPILER, QUICK]
    made = subprocess.run(command, capture_output=True, check=True).stdout
    assert made == write_puzzles(puzzles[:2])


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_puzzles_come_from_their_seed(game: str) -> None:
    """Makes the first puzzle of the set again, from the games up to its own."""
    first = shipped(game)[0]
    attempts = (attempt(Attempt(game, "shipped", number)) for number in range(MOST_GAMES))
    assert next(one.puzzles[0] for one in attempts if one.puzzles) == first


def test_a_game_without_a_maker_is_refused() -> None:
    with pytest.raises(Refused, match="no-maker"):
        make_puzzles("referee-rope", 1, "test")


def wrong_field(puzzle: Puzzle) -> str:
    return check(NumberedPuzzle(1, puzzle)).field


def test_a_proof_contradicts_what_was_changed() -> None:
    puzzle = shipped(QUICK)[0]
    assert wrong_field(puzzle) == ""
    assert wrong_field(replace(puzzle, game="chess")) == "game"
    assert wrong_field(replace(puzzle, version=99)) == "version"
    assert wrong_field(replace(puzzle, log=(*puzzle.log, "end"))) == "log"
    assert wrong_field(replace(puzzle, seat=(puzzle.seat + 1) % puzzle.seats)) == "seat"
    assert wrong_field(replace(puzzle, log=puzzle.log[:-1])) in ("seat", "line")
    assert wrong_field(replace(puzzle, line=puzzle.line[::-1])) == "line"
    assert wrong_field(replace(puzzle, value=puzzle.value + 1)) == "value"
    assert wrong_field(replace(puzzle, themes=())) == "themes"
