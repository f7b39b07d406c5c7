"""Tests of new sheets."""

from dataclasses import replace

import pytest

from tavolino.games.cutit.rules.sheet import check_sheet
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.solver.sheet_design import Bound, design_bounds
from tavolino.games.cutit.statistics.distribution import SoloResult
from tavolino.games.cutit.statistics.sheets import (
    LIMITS,
    Limits,
    new_sheets,
    play_bounds,
    try_sheet,
    widen,
)

EVEN = [[SoloResult(90, 0, 0)] * 10] * 4


def bounds_of(results: list[list[SoloResult]]) -> dict[str, Bound]:
    return {bound.name: bound for bound in play_bounds(results, LIMITS["standard"])}


def test_games_within_the_limits_pass() -> None:
    nine = [[SoloResult(90, 0, 0)] * 9 + [SoloResult(90, 5, 0)]] * 4
    assert all(bound.is_met for bound in bounds_of(nine).values())


@pytest.mark.parametrize(
    ("results", "broken"),
    [
        ([[SoloResult(70, 0, 0)] * 10] * 4, "mean"),
        ([[SoloResult(99, 0, 0)] * 10] * 4, "mean"),
        ([[SoloResult(90, 5, 0)] * 10] * 4, "complete"),
        ([*EVEN[:3], [SoloResult(92, 0, 0)] * 10], "corner-spread"),
    ],
)
def test_each_bound_can_fail(results: list[list[SoloResult]], broken: str) -> None:
    assert not bounds_of(results)[broken].is_met


def test_a_trial_reports_every_figure() -> None:
    trial = try_sheet(SHEETS["standard"], "standard", games=3)
    names = [bound.name for bound in trial.bounds]
    assert names[:1] == ["spaces-g"]
    assert names[-3:] == [
        "mean",
        "complete",
        "corner-spread",
    ]
    assert trial.bounds[:-3] == design_bounds(SHEETS["standard"], "standard")


def test_new_sheets_are_tried_until_one_passes() -> None:
    """With so few games the limits have to be wide, but not so wide that every sheet passes."""
    limits = Limits((880, 960), (0, 100), 120)
    trials = list(new_sheets("few games", "standard", 5, limits=limits))
    assert trials[-1].passes
    assert not any(trial.passes for trial in trials[:-1])
    check_sheet(trials[-1].sheet)
    assert trials[-1].sheet.id == "standard-few games"
    again = list(new_sheets("few games", "standard", 5, limits=limits))
    assert again == trials


def test_a_bad_sheet_fails_after_few_games() -> None:
    heard: list[int] = []
    hopeless = Limits((1200, 1300), (0, 100), 100)
    first = next(new_sheets("none", "hard", 41, on_games=heard.append, limits=hopeless))
    assert not first.passes
    assert first.games == sum(heard) / 4 == 40


def test_limits_are_wider_for_few_games() -> None:
    assert widen(Limits((870, 930), (84, 97), 15)) == Limits((850, 950), (74, 100), 35)


def test_a_faulty_design_does_not_pass() -> None:
    sheet = SHEETS["standard"]
    bare = replace(sheet, stars_up=sheet.stars_up & ~(0b1111111111 << 10))
    broken = {bound.name for bound in design_bounds(bare, "standard") if not bound.is_met}
    assert "line-fewest" in broken
