"""The searched bound on scores of Cut it: exact for small papers, and never exceeded."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from tavolino.games.cutit.kernels.paper import split_mask
from tavolino.games.cutit.kernels.par_bound import upper_bound
from tavolino.games.cutit.kernels.par_rises import MAX_BOXES, most_by_rises
from tavolino.games.cutit.kernels.throws import encode_throw, prepare
from tavolino.games.cutit.rules.cuts import free_snippets, lines
from tavolino.games.cutit.rules.scoring import (
    RoundScore,
    add_up,
    all_blank,
    score_round,
    snippet_points,
)
from tavolino.games.cutit.rules.sheet import CORNERS, FACES, WHOLE, Mask, Sheet, mask_of
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import COLOURS, Space
from tavolino.games.cutit.solver.par import par
from tavolino.games.cutit.solver.par_bound import _most_by_rises, score_bound

ALL = 1_000_000
"""More states than these tests ever search."""


def random_rolls(chance: random.Random, rounds: int) -> tuple[str, ...]:
    return tuple("".join(chance.choice(FACES) for _ in COLOURS) for _ in range(rounds))


def rectangle(chance: random.Random, width: int, height: int) -> Mask:
    x, y = chance.randrange(11 - width), chance.randrange(11 - height)
    return mask_of(Space(x + right, y + up) for right in range(width) for up in range(height))


def left_by_mistakes(paper: Mask) -> set[Mask]:
    """The papers that may be left after two cuts that free several snippets. CI-9"""
    parts = set()
    for line in lines(paper):
        for half in (line.before, paper ^ line.before):
            for stem in lines(half):
                parts |= {paper ^ half, stem.before, half ^ stem.before}
    return parts


def ways(
    sheet: Sheet, paper: Mask, roll: str, scores: tuple[RoundScore, ...]
) -> Iterator[tuple[RoundScore, Mask]]:
    """Every round that the rules allow, with the paper left."""
    for cut, snippet in free_snippets(paper):
        score = score_round(sheet, (snippet,), roll, scores, one_cut=cut.cuts == 1)
        yield score, paper ^ snippet
    penalty = score_round(sheet, (), roll, scores, one_cut=False)
    for left in left_by_mistakes(paper):
        yield penalty, left
    if paper.bit_count() == 1:
        yield penalty, paper


def most_by_brute_force(
    sheet: Sheet, paper: Mask, rolls: tuple[str, ...], scores: tuple[RoundScore, ...] = ()
) -> int:
    roll, *later = rolls
    if not later:
        last = score_round(sheet, (paper,), roll, scores, one_cut=False)
        return add_up((*scores, last)).total
    return max(
        most_by_brute_force(sheet, left, tuple(later), (*scores, score))
        for score, left in set(ways(sheet, paper, roll, scores))
    )


@pytest.mark.parametrize(
    ("width", "height", "rounds"),
    [(4, 4, 2), (5, 3, 3), (3, 3, 3), (3, 2, 4), (1, 3, 5), (2, 2, 4)],
)
def test_ci15_small_papers_by_brute_force(width: int, height: int, rounds: int) -> None:
    chance = random.Random(100 * width + 10 * height + rounds)
    for sheet in SHEETS.values():
        paper = rectangle(chance, width, height)
        rolls = random_rolls(chance, rounds)
        most = most_by_brute_force(sheet, paper, rolls)
        assert upper_bound(sheet, CORNERS[0], rolls, ALL, paper=paper) == most
        assert upper_bound(sheet, CORNERS[0], rolls, 3, paper=paper) >= most
        assert upper_bound(sheet, CORNERS[0], rolls, ALL, paper=paper, claims=True) >= most


@pytest.mark.parametrize("seed", range(3))
def test_ci8_points_by_rises_as_the_plain_bound_has_them(seed: int) -> None:
    chance = random.Random(seed)
    sheet = SHEETS["standard"]
    rolls = (*random_rolls(chance, 5), "----", *random_rolls(chance, 4))
    throws = np.array([encode_throw(roll) for roll in rolls], dtype=np.int64)
    table = most_by_rises(*split_mask(WHOLE), 0, throws, prepare(sheet))
    most = [snippet_points(sheet, WHOLE, roll) for roll in rolls]
    plain = _most_by_rises(most, [all_blank(roll) for roll in rolls])
    for rises in range(MAX_BOXES + 1):
        enough = [points for boxes, points in plain.items() if boxes >= rises]
        # Where the dice do not allow as many rises, the table has a number far below zero.
        assert max(enough, default=-100) == max(table[0, 0, rises], -100)


@pytest.mark.parametrize("seed", range(4))
def test_ci15_nothing_beats_the_searched_bound(seed: int) -> None:
    """More search makes the bound tighter, and par stays below it."""
    chance = random.Random(seed)
    sheet = chance.choice(sorted(SHEETS.values(), key=lambda one: one.id))
    corner = chance.choice(CORNERS)
    rolls = random_rolls(chance, 10)
    bounds = [upper_bound(sheet, corner, rolls, limit) for limit in (1, 100, 20_000)]
    assert bounds == sorted(bounds, reverse=True)
    assert bounds[-1] < min(bounds[0], score_bound(sheet, corner, rolls))
    assert bounds[-1] >= par(sheet, corner, rolls, width=2).at_least


def test_ci7_players_who_may_count_fewer_points_may_rise_more_often() -> None:
    sheet = SHEETS["standard"]
    rolls = ("4444", "3333", "2222", "1111")
    paper = rectangle(random.Random(1), 6, 5)
    strict, free = (
        upper_bound(sheet, CORNERS[0], rolls, ALL, paper=paper, claims=claims)
        for claims in (False, True)
    )
    assert strict < free
