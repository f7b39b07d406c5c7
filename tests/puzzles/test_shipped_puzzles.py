"""The puzzles in the package: enough of them, and each with exactly one best line."""

from collections import Counter

import pytest

from tavolino.core import is_player
from tavolino.games import games
from tavolino.puzzles.makers import find_maker
from tavolino.puzzles.proof_check import NumberedPuzzle, check
from tests.naive.puzzles import PROOFS, prove
from tests.puzzles.shipped import GAMES, sample, shipped

LARGEST_SET = 300 * 1024
ONE_IN = 50
"""The part of the puzzles that is proved here; `make prove-puzzles` proves all of them."""


def test_there_are_at_least_400_puzzles() -> None:
    assert sum(len(shipped(game)) for game in GAMES) >= 400
    assert set(GAMES) == set(PROOFS)


def test_the_files_are_small() -> None:
    files = [find_maker(game).shipped for game in GAMES]
    assert sum(len(file.read_bytes()) for file in files if file) < LARGEST_SET


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_a_running_game_with_one_seat_to_move(game: str) -> None:
    for puzzle in shipped(game):
        play = puzzle.position(games()[game].rules)
        assert play.to_act == {puzzle.seat}
        assert is_player(puzzle.seat)
        assert play.outcome is None
        moves = play.view(puzzle.seat).moves
        assert moves is None or len(moves) > 1


@pytest.mark.parametrize("game", GAMES)
def test_themes_are_declared_and_every_puzzle_has_one(game: str) -> None:
    maker = find_maker(game)
    for puzzle in shipped(game):
        assert puzzle.themes
        assert set(puzzle.themes) <= set(maker.themes)


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_differ_in_difficulty(game: str) -> None:
    counts = Counter(puzzle.difficulty // 10 for puzzle in shipped(game))
    assert len(counts) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_proved_by_the_naive_rules(game: str) -> None:
    puzzles = sample(game, ONE_IN)
    assert puzzles
    assert {puzzle.id: prove(puzzle) for puzzle in puzzles} == {one.id: "" for one in puzzles}


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_proved_by_its_maker(game: str) -> None:
    for puzzle in sample(game, ONE_IN):
        assert check(NumberedPuzzle(1, puzzle)).field == ""
