"""One test for each rule of scoring, SC-11 to SC-17."""

from pathlib import Path

import pytest

from tavolino.core import Refused, read_record
from tavolino.games import rules
from tavolino.games.scalino.rules.board import STAR, read_space, space_name
from tavolino.games.scalino.rules.rows import row_points
from tavolino.games.scalino.rules.scoring import (
    connected,
    read_surface,
    score,
    score_steps,
    seen_from_above,
    unused_points,
)
from tests.games.scalino.rules.surfaces import levels_of
from tests.games.scalino.rules.table import LEVEL_1, build, pyramid_of

GREEN = 0
TIED_GAME = (
    "e4-e6 f6 e7 f7 d7-d8 d4-d6 g6 c5-c6 c4 g7 c3-d3 e3 d2-e2 b6 e1 e8-e9 f8 h6 f4-f5 g5 a5-b5 f3 "
    "c7 b4 h5 g4 h4 f2 g3 i5 d5-d6 c4-c5 e5-g5 d4 e4-g4 f3 e2-e3 c6"
)


def points(spaces: dict[str, tuple[int, int]], colour: int = GREEN) -> int:
    rows, _ = score_steps(levels_of(read_surface(spaces))[colour])
    return sum(row_points(len(row)) for row in rows)


def green(text: str) -> dict[str, tuple[int, int]]:
    """Green steps given as space and height: `a5:1 b5:2`."""
    return {word[:2]: (GREEN, int(word[3])) for word in text.split()}


def test_sc11_a_step_is_the_topmost_block() -> None:
    play = build(4, f"{LEVEL_1} e5-e6")
    surface = seen_from_above(play.state.pyramid.blocks)
    assert len(surface) == 41
    assert surface[read_space("e6")] == (2, 2)
    assert surface[read_space("d6")] == (1, 1)


def test_sc11_empty_spaces_are_no_steps() -> None:
    assert seen_from_above(pyramid_of("Ge5").blocks).keys() == {STAR}


def test_sc11_the_star_never_counts() -> None:
    assert points(green("e5:4")) == 0
    assert points(green("e5:1")) == 0
    assert points(green("d5:3 e5:4 f5:3")) == 0
    assert points(green("c5:2 d5:3 e5:4 f5:3 g5:2")) == 6, "no row runs through the star"


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ({"a1": (0, 1)}, "SC-1: outside"),
        ({"e5": (4, 1)}, "SC-11: colour"),
        ({"e5": (0, 0)}, "SC-11: height"),
        ({"e5": (0, 5)}, "SC-11: height"),
        ({space_name(s): (0, 1) for s in range(20, 60) if abs(s % 9 - 4) < 3}, "SC-11: too-many"),
    ],
)
def test_sc11_an_impossible_surface_is_refused(bad: dict[str, tuple[int, int]], why: str) -> None:
    with pytest.raises(Refused, match=why):
        read_surface(bad)


def test_sc12_connected_means_beside_and_on_another_level() -> None:
    surface = read_surface({**green("a5:1 b5:2 c5:2 b6:1 b4:1"), "c4": (1, 1)})
    levels = levels_of(surface)[GREEN]
    assert [space_name(s) for s in connected(levels, read_space("b5"))] == ["a5", "b4", "b6"]
    assert connected(levels, read_space("c5")) == []


def test_sc13_rows_pay_more_the_longer_they_are() -> None:
    assert [row_points(n) for n in range(1, 8)] == [1, 3, 6, 10, 15, 21, 28]
    assert points(green("a5:1 b5:2 c5:3")) == 6
    assert points(green("a5:1 b5:2 c5:2")) == 3 + 1


def test_sc13_a_row_may_go_up_and_down_but_not_branch() -> None:
    assert points(green("a5:1 b5:2 b6:1 c6:2")) == 10
    assert points(green("b5:2 a5:1 b4:1 b6:1")) == 6 + 1


def test_sc13_a_ring_is_one_row() -> None:
    assert points(green("f7:2 g7:1 g6:2 f6:3")) == 10


def test_sc13_a_lone_step_may_leave_a_longer_row_to_the_others() -> None:
    """e1 hangs on e2 alone, yet the row d3-d2-e2-e3-e4 is longer than any through e1."""
    steps = "d2:1 d3:2 e1:1 e2:3 e4:1 e3:2"
    assert points(green(steps)) == 16
    rows, _ = score_steps(levels_of(read_surface(green(steps)))[GREEN])
    assert [len(row) for row in rows] == [5, 1]


def test_sc13_the_division_worth_most_is_taken() -> None:
    """Two arms of two and one of three from one step: the longest path, not the first found."""
    cross = green("e7:3 e8:2 e9:1 d7:2 c7:1 f7:2 g7:1")
    rows, _ = score_steps(levels_of(read_surface(cross))[GREEN])
    assert [len(row) for row in rows] == [5, 2]


def test_sc14_a_step_that_hangs_on_the_star_alone_is_worth_nothing() -> None:
    surface = read_surface(green("e5:4 d5:3 f5:3 c5:2"))
    rows, worthless = score_steps(levels_of(surface)[GREEN])
    assert [[space_name(s) for s in row] for row in rows] == [["c5", "d5"]]
    assert [space_name(space) for space in worthless] == ["f5"]


def test_sc14_only_a_star_of_the_own_colour_and_another_level() -> None:
    assert points({"e5": (1, 4), "d5": (0, 3)}) == 1
    assert points(green("e5:3 d5:3")) == 1


def test_sc15_unused_blocks_cost_their_spaces() -> None:
    assert unused_points(pyramid_of("Ge5"), 1) == -21
    assert unused_points(pyramid_of("Ge4-e6 Gg4-g5 Gc5"), 0) == -(21 - 6)
    assert score(pyramid_of("Ge5"))[0].total == -20


def test_sc16_most_points_win_and_ties_share() -> None:
    play = build(2, TIED_GAME)
    assert play.outcome is not None
    assert play.outcome.points == (7, 7)
    assert play.outcome.ranks == (1, 1)
    assert play.outcome.winners == (0, 1)


SC17 = (
    "f8:1 f7:2 g7:1 g6:2 h6:1 h5:2 "  # the row of six
    "c7:1 d7:2 "  # the pair
    "f6:3 f4:3 c5:3 b4:1 "  # four lone steps, a = f6 first
    "e5:4 f5:3 d5:3"  # the star b and the two steps c
)


def test_sc17_worked_example() -> None:
    surface = read_surface(green(SC17))
    rows, worthless = score_steps(levels_of(surface)[GREEN])
    assert [len(row) for row in rows] == [6, 2, 1, 1, 1, 1]
    assert [space_name(space) for space in worthless] == ["d5", "f5"]
    assert points(green(SC17)) == 21 + 3 + 4 == 28
    a = read_space("f6")
    linked = connected(levels_of(surface)[GREEN], a)
    assert [space_name(s) for s in linked] == ["g6", "f7"], "2nd and 4th of six"
    assert surface[read_space("f5")].level == surface[a].level


def test_sc17_as_a_whole_legal_game() -> None:
    record = Path(__file__).parents[3] / "golden" / "records" / "sc17.jsonl"
    play = read_record(record.read_bytes(), rules()).play
    assert play.outcome is not None
    assert play.outcome.points == (28, 18, 12, 3)
    surface = seen_from_above(play.state.pyramid.blocks)
    shown = {space_name(s): tuple(step) for s, step in surface.items() if step.colour == GREEN}
    assert shown == green(SC17)
    score_of_green = score(play.state.pyramid)[GREEN]
    assert (score_of_green.steps, score_of_green.unused) == (28, 0)
    assert [len(row) for row in score_of_green.rows] == [6, 2, 1, 1, 1, 1]
    assert score_of_green.worthless == ("d5", "f5")
