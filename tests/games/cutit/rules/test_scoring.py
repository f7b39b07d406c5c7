"""What snippets earn, bonus columns and penalties. CI-6 to CI-9, CI-15, CI-17"""

import random

import pytest

from tavolino.games.cutit.rules.scoring import (
    RoundScore,
    add_up,
    column_points,
    dice_points,
    grade,
    score_round,
    snippet_points,
    to_compare,
)
from tavolino.games.cutit.rules.sheet import Mask, mask_of
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import Space
from tests.naive import cutit as naive

STANDARD = SHEETS["standard"]


def spaces(names: str) -> Mask:
    return mask_of(Space.named(name) for name in names.split())


def normal(points: int, *, rose: bool = False, one_cut: bool = False) -> RoundScore:
    return RoundScore(points, (), rose, one_cut)


PENALTY = RoundScore(0, ("small",), rose=False, one_cut=False)


def test_ci7_worked_example() -> None:
    """3 green, 1 pink, 1 yellow, a joker, some blue; green 2, pink 3, yellow ?, blue blank."""
    assert dice_points((3, 1, 1, 2), 1, "23?-") == 4


@pytest.mark.parametrize(
    ("counts", "jokers", "dice", "points"),
    [
        ((1, 0, 0, 0), 0, "2---", 0),
        ((2, 0, 0, 0), 0, "2---", 2),
        ((5, 0, 0, 0), 0, "2---", 2),
        ((5, 0, 0, 0), 0, "?---", 5),
        ((5, 5, 5, 5), 6, "----", 0),
        ((3, 3, 0, 0), 1, "44--", 4),
        ((2, 3, 0, 0), 2, "44?-", 5),
        ((0, 0, 0, 0), 3, "4?--", 3),
    ],
)
def test_ci7_numbers_question_marks_blanks_and_jokers(
    counts: tuple[int, ...], jokers: int, dice: str, points: int
) -> None:
    assert dice_points(counts, jokers, dice) == points


def test_ci7_jokers_earn_most_as_brute_force_finds() -> None:
    chance = random.Random(7)
    for _ in range(3000):
        colours = chance.choices("GPYBKJ", k=chance.randrange(1, 14))
        dice = "".join(chance.choices("-?1234", k=4))
        jokers = colours.count("J")
        counts = [colours.count(colour) for colour in "GPYB"]
        assert dice_points(counts, jokers, dice) == naive.points(colours, dice)


def test_ci7_black_never_scores() -> None:
    black = mask_of(
        Space(x, y) for x in range(10) for y in range(10) if STANDARD.colour(Space(x, y)) == "K"
    )
    assert snippet_points(STANDARD, black, "????") == 0


def test_ci6_four_spaces_and_one_point() -> None:
    """a1 to d1 are pink, yellow, green, black; black counts as a space."""
    row = spaces("a1 b1 c1 d1")
    assert score_round(STANDARD, [row], "1---", (), one_cut=False) == normal(1)
    three = score_round(STANDARD, [spaces("a1 b1 c1")], "1---", (), one_cut=False)
    assert three.faults == ("small",)
    nothing = score_round(STANDARD, [row], "2--1", (), one_cut=True)
    assert nothing == RoundScore(0, ("no-points",), rose=False, one_cut=False)


def test_ci8_plus_compares_with_the_round_before() -> None:
    row = spaces("a1 b1 c1 d1")
    for earlier, rose in (((), False), ((normal(0),), True), ((normal(1),), False)):
        assert score_round(STANDARD, [row], "1---", earlier, one_cut=False).rose is rose


def test_ci8_one_cut_box() -> None:
    row = spaces("a1 b1 c1 d1")
    assert score_round(STANDARD, [row], "1---", (), one_cut=True).one_cut
    assert not score_round(STANDARD, [row], "1---", (), one_cut=False).one_cut


def test_ci8_all_blank_dice_are_a_round_of_no_points() -> None:
    row = spaces("a1 b1 c1 d1")
    blank = score_round(STANDARD, [row], "----", (normal(5),), one_cut=True)
    assert blank == normal(0, one_cut=True)
    assert score_round(STANDARD, [row], "1---", (normal(5), blank), one_cut=False).rose
    small = score_round(STANDARD, [spaces("a1 b1")], "----", (), one_cut=True)
    assert small.faults == ("small",)


def test_ci8_columns_pay_their_lowest_circle() -> None:
    assert [column_points(circles) for circles in range(10)] == [0, 0, 1, 3, 7, 11, 15, 20, 20, 20]


def test_ci9_penalties_circle_nothing_and_are_not_compared_with() -> None:
    row = spaces("a1 b1 c1 d1")
    assert to_compare((normal(3), PENALTY, PENALTY)) == 3
    assert to_compare((PENALTY,)) is None
    assert not score_round(STANDARD, [row], "1---", (PENALTY,), one_cut=False).rose
    assert score_round(STANDARD, [row], "1---", (normal(0), PENALTY), one_cut=False).rose


def test_ci9_one_penalty_however_many_faults() -> None:
    both = score_round(STANDARD, [spaces("a1 b1")], "---1", (), one_cut=True)
    assert both.faults == ("no-points", "small")
    assert add_up([both]).total == -5


def test_ci9_several_snippets_or_none() -> None:
    row, other = spaces("a1 b1 c1 d1"), spaces("a2 b2 c2 d2")
    assert score_round(STANDARD, [row, other], "1111", (), one_cut=False).faults == ("several",)
    assert score_round(STANDARD, [], "1111", (), one_cut=False).faults == ("no-cut",)


def test_ci15_points_penalties_and_both_columns() -> None:
    rounds = [
        normal(4, one_cut=True),
        normal(5, rose=True, one_cut=True),
        PENALTY,
        normal(6, rose=True, one_cut=True),
    ]
    score = add_up(rounds)
    assert (score.points, score.penalties, score.rise_points, score.one_cut_points) == (15, 1, 1, 3)
    assert score.total == 15 - 5 + 1 + 3


def test_ci17_grades() -> None:
    points = (-20, 60, 61, 70, 71, 80, 81, 99, 100, 140)
    assert [grade(one) for one in points] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
