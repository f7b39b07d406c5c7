"""Statistics of solo games: reproducible, with progress reports."""

from xml.etree import ElementTree

import pytest

from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import Space
from tavolino.games.cutit.statistics.distribution import (
    Distribution,
    SoloResult,
    Task,
    play_many,
    run_task,
)
from tavolino.games.cutit.statistics.plot import plot

STANDARD = SHEETS["standard"]


def totals(found: list[Distribution]) -> list[tuple[int, ...]]:
    return [one.totals for one in found]


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    bots = ["random", "greedy"]
    alone = play_many(bots, STANDARD, 8, "one")
    assert totals(alone) == totals(play_many(bots, STANDARD, 8, "one", jobs=2))
    assert totals(alone) != totals(play_many(bots, STANDARD, 8, "two"))


def test_games_are_reported_as_they_are_played() -> None:
    heard: list[tuple[str, int]] = []
    play_many(["random"], STANDARD, 12, on_games=lambda bot, games: heard.append((bot, games)))
    assert heard == [("random", 5), ("random", 5), ("random", 2)]


def test_a_task_may_name_the_corner() -> None:
    task = Task("greedy", STANDARD, "corner", 0, 3, Space(0, 0))
    other = task._replace(corner=Space(9, 9))
    assert [one.total for one in run_task(task)] != [one.total for one in run_task(other)]


def test_figures_of_a_distribution() -> None:
    results = (
        SoloResult(60, 0, 0.5),
        SoloResult(61, 4, 1.5),
        SoloResult(100, 0, 1.0),
        SoloResult(99, 0, 1.0),
    )
    found = Distribution("someone", results)
    assert found.mean == 80
    assert found.deviation == pytest.approx(22.53, abs=0.01)
    assert found.error == pytest.approx(1.96 * 22.53 / 2, abs=0.02)
    assert found.complete == 0.75
    assert found.grades == (1, 1, 0, 1, 1)
    assert found.seconds == 1


def test_the_plot_has_a_row_for_each_bot() -> None:
    games = [
        Distribution(name, (SoloResult(-30, 9, 0), SoloResult(104, 0, 0)))
        for name in ("a", "b", "c")
    ]
    svg = ElementTree.fromstring(plot("Title & more", games))
    texts = [element.text for element in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Title & more", "a", "b", "c", "37.0", "50% complete", "≤ 99"} <= set(texts)
    bars = [
        element
        for group in svg.iter("{http://www.w3.org/2000/svg}g")
        for element in group.iter("{http://www.w3.org/2000/svg}rect")
    ]
    assert len(bars) == 6
