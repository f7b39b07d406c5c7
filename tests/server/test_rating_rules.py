"""Which finished tables are rated: those at which everybody has played."""

import pytest

from tavolino.server.live.rating_rules import LEAST_MOVES, is_ratable
from tavolino.table.actor import Actor
from tavolino.table.deadlines import pass_time
from tavolino.table.moves import resign
from tavolino.table.table import Table
from tests.table.tables import BOT, START, play_on, started


def outcome_by_resignation(table: Table, seat: int = 1) -> Table:
    resign(table, Actor(table.occupants[seat].person, START), seat)
    assert table.phase == "over"
    return table


def test_a_game_played_to_its_end_is_rated() -> None:
    table = started("scalino", "ann", "bob")
    play_on(table, START)
    assert is_ratable(table)


@pytest.mark.parametrize(
    ("moves", "is_rated"), [(0, False), (2 * LEAST_MOVES - 1, False), (2 * LEAST_MOVES, True)]
)
def test_whoever_gives_up_has_played_before(moves: int, is_rated: bool) -> None:
    """The two take turns, so the second to move is the last to have made enough of them."""
    table = started("scalino", "ann", "bob")
    play_on(table, START, moves)
    assert is_ratable(outcome_by_resignation(table)) is is_rated


def test_only_people_need_to_have_moved() -> None:
    table = started("scalino", "ann", BOT)
    play_on(table, START, 2 * LEAST_MOVES)
    assert is_ratable(outcome_by_resignation(table, seat=0))


def test_moves_that_the_clock_makes_do_not_count() -> None:
    table = started("scalino", "ann", "bob", clock="move", seconds=5, timeout="skip")
    now = START
    while table.phase == "playing":
        now += 6_000
        pass_time(table, now)
    assert table.outcome is not None
    assert not table.was_helped
    assert not is_ratable(table)


def test_nobody_is_rated_for_playing_both_seats() -> None:
    table = started("scalino", "ann", "ann")
    play_on(table, START)
    assert table.outcome is not None
    assert not is_ratable(table)
