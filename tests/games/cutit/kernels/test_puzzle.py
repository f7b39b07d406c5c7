"""The compiled puzzle search agrees with the readable solver, placing by placing."""

import random
from functools import cache
from typing import Final

import numpy as np
import pytest

from bench.cutit_play import CutGame, games
from tavolino.games.cutit.kernels.paper import sheet_masks, split_mask
from tavolino.games.cutit.kernels.puzzle import solve as puzzle
from tavolino.games.cutit.rules.layout import Contact, Stars
from tavolino.games.cutit.rules.sheet import mask_of
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import HalfStar, Snippet, Space
from tavolino.games.cutit.solver.solver import solve
from tests.games.cutit.rules.pieces import random_pieces

PUZZLES: Final = 2_500
"""For each two options together."""


@pytest.mark.parametrize(("stars", "contact"), puzzle.OPTIONS)
def test_ci11_small_puzzles(stars: Stars, contact: Contact) -> None:
    """Many puzzles, some with a small budget."""
    chance = random.Random(11)
    unsolved = short = 0
    for number in range(PUZZLES):
        pieces, spaces = chance.choice(((2, 4), (3, 3), (3, 4), (4, 3)))
        snippets = random_pieces(chance, pieces, spaces, 3, fewest_stars=number % 2)
        nodes = 3 if number % 8 == 0 else 1000
        expected = solve(snippets, stars, contact, nodes)
        assert puzzle.solve(snippets, stars, contact, nodes) == expected
        unsolved += not expected.is_complete
        short += not expected.is_proved
    assert unsolved > PUZZLES / 200
    assert short > PUZZLES / 200


@cache
def played() -> tuple[CutGame, ...]:
    return tuple(games(40, seed=3))


@pytest.mark.parametrize(("stars", "contact"), puzzle.OPTIONS)
def test_ci11_puzzles_as_they_are_played(stars: Stars, contact: Contact) -> None:
    for game in played():
        expected = solve(game.snippets, stars, contact, 2000)
        assert puzzle.solve(game.snippets, stars, contact, 2000) == expected
        sheet = SHEETS[game.sheet]
        words = [word for one in game.snippets for word in split_mask(mask_of(one.spaces))]
        pile = np.array(words, dtype=np.int64)
        options = puzzle.OPTIONS[stars, contact]
        lost = puzzle.spaces_lost(pile, len(game.snippets), sheet_masks(sheet), options, 2000)
        assert lost == expected.lost


def test_ci9_more_snippets_than_rounds() -> None:
    """Mistakes free several a round."""
    for number in range(6):
        snippets = random_pieces(random.Random(number), 28, 3, 2)
        assert puzzle.solve(snippets, nodes=300) == solve(snippets, nodes=300)
    assert puzzle.solve(snippets, "advanced", "joined") == solve(snippets, "advanced", "joined")


def test_many_pieces() -> None:
    """Pieces are bits of a whole number: here more of them than half a word has."""
    snippets = random_pieces(random.Random(1), 34, 2, 2)
    for stars, contact in puzzle.OPTIONS:
        expected = solve(snippets, stars, contact, 150)
        assert puzzle.solve(snippets, stars, contact, 150) == expected


def test_ci14_nothing_to_join() -> None:
    assert puzzle.solve([]) == solve([])
    lone = [Snippet(4, (Space(2, 2), Space(2, 3)), ())]
    assert puzzle.solve(lone) == solve(lone)
    plain = [Snippet(one, (Space(one, 2), Space(one, 3)), ()) for one in range(1, 5)]
    assert puzzle.solve(plain) == solve(plain)


def test_ci16_strict_is_left_to_the_readable_solver() -> None:
    snippets = [Snippet(1, (Space(0, 0),), (HalfStar(0, 0, 0, "G"),))]
    assert puzzle.solve(snippets, stars="strict") == solve(snippets, stars="strict")
