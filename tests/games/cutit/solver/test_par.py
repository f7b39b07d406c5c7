"""Par: the line it shows is real, and nothing beats its bound."""

import random
from itertools import product

import pytest

from tavolino.games.cutit.rules.cuts import free_snippets, part_paper
from tavolino.games.cutit.rules.layout_check import check_layout
from tavolino.games.cutit.rules.scoring import (
    PENALTY,
    RoundScore,
    add_up,
    score_round,
)
from tavolino.games.cutit.rules.sheet import CORNERS, WHOLE, Mask, Sheet, bit
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import Space
from tavolino.games.cutit.solver.par import Par, par, par_after
from tavolino.games.cutit.solver.par_bound import _most_by_rises, _most_in_all, score_bound
from tests.games.cutit.rules import tables

ROLLS = ("12-?", "3?42", "1-4-", "2233", "?11-", "4444", "-3-1", "??--", "1234", "2-?3")


def random_rolls(chance: random.Random) -> tuple[str, ...]:
    return tuple("".join(chance.choice("-?1234") for _ in range(4)) for _ in range(10))


def replayed(
    sheet: Sheet, corner: Space, rolls: tuple[str, ...], found: Par
) -> tuple[list[Mask], list[RoundScore]]:
    """The pile and the scores that a line's cuts really give."""
    paper = WHOLE
    pile: list[Mask] = []
    scores: list[RoundScore] = []
    for roll, cut in zip(rolls[:-1], found.cuts, strict=True):
        (snippet,), paper = part_paper(paper, cut)
        scores.append(score_round(sheet, (snippet,), roll, scores, one_cut=cut.cuts == 1))
        pile.append(snippet)
    scores.append(score_round(sheet, (paper,), rolls[-1], scores, one_cut=False))
    assert pile[0] & bit(corner)
    return [*pile, paper], scores


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
def test_ci15_par_is_a_line_that_can_be_played(sheet: Sheet) -> None:
    corner = CORNERS[1]
    found = par(sheet, corner, ROLLS, width=4)
    pile, scores = replayed(sheet, corner, ROLLS, found)
    assert tuple(scores) == found.scores
    snippets = [sheet.snippet(number, paper) for number, paper in enumerate(pile, 1)]
    check = check_layout(snippets, found.placements)
    assert check.faults == ()
    assert found.at_least == add_up(scores).total - check.cost
    assert found.at_least <= found.at_most


def test_ci15_more_search_finds_a_better_par() -> None:
    sheet = SHEETS["standard"]
    narrow, wide = (par(sheet, CORNERS[0], ROLLS, width=width) for width in (1, 8))
    assert narrow.at_least < wide.at_least


@pytest.mark.parametrize("seed", range(6))
def test_ci15_nothing_beats_the_bound(seed: int) -> None:
    """Lines that always take what earns most come nearest to it."""
    chance = random.Random(seed)
    sheet = chance.choice(sorted(SHEETS.values(), key=lambda one: one.id))
    corner = chance.choice(CORNERS)
    rolls = random_rolls(chance)
    bound = score_bound(sheet, corner, rolls)
    for _ in range(4):
        paper = WHOLE
        scores: list[RoundScore] = []
        for number, roll in enumerate(rolls[:-1]):
            steps = [
                (score_round(sheet, (one.snippet,), roll, scores, one_cut=one.cut.cuts == 1), one)
                for one in chance.sample(free_snippets(paper), min(120, len(free_snippets(paper))))
                if number or one.snippet & bit(corner)
            ]
            if not steps:
                scores.append(score_round(sheet, (), roll, scores, one_cut=False))
                continue
            score, one = max(steps, key=lambda step: (step[0].points, step[0].one_cut))
            scores.append(score)
            paper ^= one.snippet
        scores.append(score_round(sheet, (paper,), rolls[-1], scores, one_cut=False))
        assert add_up(scores).total <= bound


def test_ci15_bound_by_rises_by_brute_force() -> None:
    chance = random.Random(3)
    for _ in range(40):
        most = [chance.randint(0, 4) for _ in range(5)]
        blank = [limit == 0 for limit in most]
        best: dict[int, int] = {}
        # None stands for a penalty.
        for points in product(
            *([None, *range(not none, top + 1)] for top, none in zip(most, blank, strict=True))
        ):
            total = rises = 0
            last = None
            for one in points:
                if one is None:
                    total -= PENALTY
                    continue
                rises += last is not None and one > last
                total += one
                last = one
            best[rises] = max(total, best.get(rises, total))
        assert _most_by_rises(most, blank) == best


def test_ci15_every_point_needs_a_space() -> None:
    """20 spaces of each colour and 6 jokers: what is wanted beyond the 20 is left to jokers."""
    sheet = SHEETS["standard"]
    assert _most_in_all(sheet, ["1234"] * 2) == 20
    assert _most_in_all(sheet, ["4---"] * 5) == 20
    assert _most_in_all(sheet, ["4---"] * 6) == 24
    assert _most_in_all(sheet, ["4---"] * 7) == 26
    assert _most_in_all(sheet, ["????"]) == 86


def test_ci15_own_cuts_count_where_they_are_better() -> None:
    """A player who cuts what a wide search found beats a narrow one."""
    wide = par(SHEETS["standard"], CORNERS[0], ROLLS, width=8)
    play = tables.first_round(ROLLS[0])
    tables.cut_round(play, str(wide.cuts[0]))
    for roll, cut in zip(ROLLS[1:9], wide.cuts[1:], strict=True):
        tables.cut_round(play, str(cut), dice=roll)
    tables.roll(play, ROLLS[9])
    found = par_after(play.state, 0, width=1)
    assert (found.cuts, found.scores, found.at_least) == (wide.cuts, wide.scores, wide.at_least)
