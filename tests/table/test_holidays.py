"""Holidays: clocks of games over days stand still, and nobody is replaced meanwhile."""

from typing import Any

import pytest

from tavolino.table.absence import take_over
from tavolino.table.actor import Actor
from tavolino.table.deadlines import pass_time
from tavolino.table.events import ClockPaused, ClockResumed
from tavolino.table.holidays import pause_clocks, resume_clocks
from tavolino.table.moves import move
from tavolino.table.table import Table
from tests.table.tables import START, last_events, make_move, refusal_of, stand_ins, started

HOUR = 3_600_000
DAY = 24 * HOUR
BACK = START + 10 * DAY


def over_days(clock: str = "move", **settings: Any) -> Table:
    """A game over days in which Ann has three days for her move, or for the game."""
    return started("scalino", "ann", "bob", clock=clock, seconds=3 * 24 * 3600, **settings)


@pytest.mark.parametrize("clock", ["move", "total"])
def test_a_clock_stands_still_during_a_holiday_and_goes_on_afterwards(clock: str) -> None:
    table = over_days(clock)
    pause_clocks(table, START + DAY, "ann", BACK)
    assert last_events(table, 1) == [ClockPaused(0, BACK)]
    assert table.holidays == {0: BACK}
    assert (table.clocks.deadline(0), table.clocks.full(0)) == (None, 2 * DAY)
    pass_time(table, BACK)
    assert stand_ins(table) == ["", ""]
    resume_clocks(table, BACK, "ann")
    assert last_events(table, 1) == [ClockResumed(0)]
    assert table.holidays == {}
    assert table.clocks.deadline(0) == BACK + 2 * DAY
    pass_time(table, BACK + 2 * DAY)
    assert table.bot_of(0)


def test_a_turn_that_comes_during_a_holiday_does_not_start_the_clock() -> None:
    table = over_days()
    pause_clocks(table, START, "bob", BACK)
    make_move(table, 0, "e5", START + HOUR)
    assert table.due == {1}
    assert table.wake_at is None
    resume_clocks(table, BACK, "bob")
    assert table.clocks.deadline(1) == BACK + 3 * DAY


def test_who_is_on_holiday_may_move() -> None:
    table = over_days()
    pause_clocks(table, START, "ann", BACK)
    move(table, Actor("ann", START + HOUR), 0, "e5", table.version)
    assert table.due == {1}
    assert table.holidays == {0: BACK}


def test_nobody_is_replaced_during_a_holiday() -> None:
    table = over_days(patience=60)
    bob = Actor("bob", START + HOUR)
    take_over(table, bob, 0, is_present=True)
    assert 0 in table.waiting.nudges
    pause_clocks(table, START + HOUR, "ann", BACK)
    assert table.waiting.nudges == {}
    assert refusal_of(lambda: take_over(table, bob, 0)) == "SEAT holiday"
    pass_time(table, BACK - 1)
    assert stand_ins(table) == ["", ""]


def test_a_holiday_that_is_known_changes_nothing() -> None:
    table = over_days()
    pause_clocks(table, START, "ann", BACK)
    version = table.version
    pause_clocks(table, START + HOUR, "ann", BACK + 5)
    assert table.version == version
    pause_clocks(table, START + HOUR, "ann", BACK + DAY)
    assert table.holidays == {0: BACK + DAY}
    resume_clocks(table, START + HOUR, "bob")
    resume_clocks(table, START + HOUR, "ann")
    version = table.version
    resume_clocks(table, START + HOUR, "ann")
    assert table.version == version


@pytest.mark.parametrize(
    ("settings", "has_holidays"),
    [
        ({"clock": "move", "seconds": 3600}, True),
        ({"clock": "move", "seconds": 3599}, False),
        ({"clock": "total", "seconds": 24 * 3600}, True),
        ({"clock": "total", "seconds": 24 * 3600 - 1}, False),
        ({"clock": "none", "patience": 3600}, True),
        ({"clock": "none", "patience": 3599}, False),
    ],
)
def test_only_long_limits_are_paused(settings: dict[str, Any], has_holidays: bool) -> None:
    table = started("scalino", "ann", "bob", **settings)
    pause_clocks(table, START, "ann", BACK)
    assert bool(table.holidays) == has_holidays
