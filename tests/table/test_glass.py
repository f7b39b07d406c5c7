"""The glass of Cut it at a table: whose clock runs, who is waited for, and what stand-ins do."""

from typing import Any

import pytest

from tavolino.core import CLOCK, Stream
from tavolino.games.cutit.rules.state import PUZZLE_MS
from tavolino.table.absence import take_over
from tavolino.table.actor import Actor
from tavolino.table.deadlines import pass_time
from tavolino.table.events import Moved
from tavolino.table.table import Table
from tests.table.tables import START, make_move, refusal_of, started

MINUTE = 60_000


def before_glass(*people: str, glass: str = "together", **settings: Any) -> Table:
    """A table of Cut it where everything is cut and nobody is ready, at START."""
    table = started("cutit", *people, chosen={"glass": glass}, **settings)
    while table.play.state.phase not in ("ready", "puzzle"):
        seat = min(table.due)
        source = table.dealer.draw(len(table.play.log))
        make_move(table, seat, table.game.write(table.game.sample(table.play.state, seat, source)))
    return table


def running(table: Table) -> list[bool]:
    return [table.clocks.deadline(seat) is not None for seat in range(table.seats)]


def test_the_tables_clock_runs_for_those_who_are_not_ready() -> None:
    table = before_glass("ann", "bob", clock="move", seconds=3600)
    assert (running(table), table.game_deadline) == ([True, True], None)
    make_move(table, 0, "ready", START)
    assert running(table) == [False, True]
    make_move(table, 0, "not ready", START + 1)
    assert running(table) == [True, True]
    make_move(table, 0, "ready", START + 2)
    make_move(table, 1, "ready", START + MINUTE)
    assert running(table) == [False, False]
    assert table.game_deadline == table.wake_at == START + MINUTE + PUZZLE_MS


def test_with_own_glasses_the_tables_clock_runs_for_those_whose_glass_does_not() -> None:
    table = before_glass("ann", "bob", glass="own", clock="move", seconds=3600)
    make_move(table, 0, "ready", START)
    assert running(table) == [False, True]
    assert [table.seat_deadline(seat) for seat in (0, 1)] == [START + PUZZLE_MS, None]
    assert table.wake_at == START + PUZZLE_MS
    pass_time(table, START + PUZZLE_MS)
    last = table.events[-1]
    assert (last.event, last.at) == (Moved(CLOCK, "time up 0"), START + PUZZLE_MS)
    assert table.phase == "playing"
    assert table.due == {1}
    assert table.wake_at == table.clocks.deadline(1) == START + 3600_000
    make_move(table, 1, "ready", START + 4 * MINUTE)
    pass_time(table, START + 4 * MINUTE + PUZZLE_MS)
    assert not table.due
    assert table.outcome is not None
    assert table.outcome.cause == "time"


@pytest.mark.parametrize("glass", ["together", "own"])
def test_who_is_not_ready_can_be_replaced_after_the_patience(glass: str) -> None:
    table = before_glass("ann", "bob", glass=glass, patience=60)
    make_move(table, 0, "ready", START)
    early = Actor("ann", START + MINUTE - 1)
    assert refusal_of(lambda: take_over(table, early, 1)) == "SEAT patience"
    take_over(table, Actor("ann", START + MINUTE), 1)
    assert table.bot_of(1)


@pytest.mark.parametrize("glass", ["together", "own"])
def test_skip_says_ready_for_who_lets_the_time_run_out(glass: str) -> None:
    table = before_glass("ann", "bob", glass=glass, clock="move", seconds=60, timeout="skip")
    make_move(table, 0, "ready", START)
    pass_time(table, START + MINUTE)
    assert Moved(1, "ready") in [logged.event for logged in table.events]
    assert table.seat_deadline(1) == START + MINUTE + PUZZLE_MS


@pytest.mark.parametrize("glass", ["together", "own"])
@pytest.mark.parametrize("timeout", ["bot", "skip", "loss"])
def test_the_game_ends_though_nobody_is_ready(glass: str, timeout: str) -> None:
    table = before_glass("ann", "bob", "cem", glass=glass, clock="total", timeout=timeout)
    source = Stream(bytes(32), 5)
    now = START
    while table.phase == "playing":
        bots = [seat for seat in sorted(table.due) if table.bot_of(seat)]
        if bots:
            chosen = table.game.sample(table.play.state, bots[0], source)
            make_move(table, bots[0], table.game.write(chosen), now)
        else:
            assert table.wake_at is not None
            now = max(now, table.wake_at)
        pass_time(table, now)
    assert table.outcome is not None


def test_a_full_table_lets_nobody_go_back_and_forth() -> None:
    table = before_glass("ann", "bob")
    make_move(table, 0, "ready", START)
    table.most_events = table.version
    assert refusal_of(lambda: make_move(table, 0, "not ready", START)) == "TABLE long"
    make_move(table, 1, "ready", START)
    assert table.game_deadline is not None
