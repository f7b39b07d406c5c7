"""Going and coming back, and the bot that stands in meanwhile."""

import pytest

from tavolino.core import Refused
from tavolino.table.absence import leave, reclaim, take_over
from tavolino.table.actor import Actor
from tavolino.table.deadlines import pass_time
from tavolino.table.events import SeatReclaimed, StandInStarted
from tavolino.table.moves import bot_move, move
from tavolino.table.table import Table
from tavolino.table.table_state import Absence
from tests.table.people import ANN, BOB
from tests.table.tables import (
    BOT,
    START,
    last_events,
    make_move,
    phase,
    play_on,
    refusal_of,
    stand_ins,
    started,
)


def later(person: str, seconds: int) -> Actor:
    return Actor(person, START + 1_000 * seconds)


def wait(table: Table, actor: Actor, seat: int) -> str:
    return refusal_of(lambda: take_over(table, actor, seat))


def test_a_stand_in_moves_until_the_person_is_back() -> None:
    table = started("scalino", "ann", "bob")
    leave(table, ANN._replace(submit="go"))
    assert last_events(table, 1) == [StandInStarted(0, "back", "left")]
    assert table.version_after("ann", "go") == table.version
    assert table.was_helped
    assert table.bot_helped
    assert table.people == ("ann", "bob"), "the seat stays hers"
    assert refusal_of(lambda: leave(table, ANN)) == "SEAT away"
    on = table.version
    bot_move(table, START, 0, "e5", on)
    make_move(table, 1, "e4")
    assert stand_ins(table) == ["back", ""], "not for one turn only"
    reclaim(table, ANN)
    assert last_events(table, 1) == [SeatReclaimed(0)]
    assert refusal_of(lambda: bot_move(table, START, 0, "e6", table.version)) == "SEAT no-bot"
    move(table, ANN, 0, "e6", table.version)
    assert refusal_of(lambda: reclaim(table, ANN)) == "SEAT not-away"


def test_a_stand_ins_late_move_is_refused_once_the_person_is_back() -> None:
    table = started("scalino", "ann", "bob")
    leave(table, ANN)
    on = table.version
    reclaim(table, ANN)
    assert refusal_of(lambda: bot_move(table, START, 0, "e5", on)) == "SEAT no-bot"


def test_a_player_lets_the_stand_in_take_over() -> None:
    table = started("scalino", "ann", "bob")
    take_over(table, ANN, 0)
    assert last_events(table, 1) == [StandInStarted(0, "back", "asked")]
    assert table.waiting.absences == (Absence(0, 0, "asked", "ann"),)
    assert wait(table, ANN, 0) == "SEAT stand-in"
    assert refusal_of(lambda: move(table, ANN, 0, "e5", table.version)) == "SEAT stand-in"


@pytest.mark.parametrize("clock", ["none", "move", "total"])
def test_others_must_wait_before_they_take_over(clock: str) -> None:
    table = started("scalino", "ann", "bob", "cem", clock=clock, seconds=600, patience=60)
    assert wait(table, later("bob", 59), 0) == "SEAT patience"
    assert wait(table, Actor("bob", START + 59_999), 0) == "SEAT patience"
    assert wait(table, later("bob", 500), 2) == "SEAT patience", "nobody waits for Cem"
    assert wait(table, later("wim", 500), 0) == "SEAT none"
    take_over(table, later("bob", 60), 0)
    assert last_events(table, 1) == [StandInStarted(0, "back", "absent")]


def test_the_refusal_has_the_seconds_left() -> None:
    table = started("scalino", "ann", "bob", patience=60)
    for ms, seconds in ((0, 60), (1, 60), (1_000, 59), (59_999, 1)):
        with pytest.raises(Refused) as refused:
            take_over(table, Actor("bob", START + ms), 0)
        assert refused.value.params == {"seat": 0, "seconds": seconds}


def test_who_plays_is_not_absent() -> None:
    """Each move of a long turn starts the waiting anew."""
    table = started("cutit", "ann", "bob", patience=60)
    make_move(table, 0, "corner a1", START + 50_000)
    make_move(table, 1, "corner j1", START + 55_000)
    assert wait(table, later("bob", 61), 0) == "SEAT patience"
    table = started("rope", "ann", "bob", patience=60)
    moves = table.play.view(0).moves
    assert moves is not None
    onto = next(text for text in moves if ">" in text)
    make_move(table, 0, onto, START + 50_000)
    assert table.due == {0}
    assert wait(table, later("bob", 61), 0) == "SEAT patience"


def test_leaving_and_returning_does_not_restart_the_wait() -> None:
    table = started("scalino", "ann", "bob", patience=60)
    take_over(table, later("ann", 50), 0)
    reclaim(table, later("ann", 51))
    assert wait(table, later("bob", 60), 0) == "SEAT patience"
    take_over(table, later("bob", 61), 0)


def test_who_is_away_can_be_waited_for_again_after_coming_back() -> None:
    table = started("scalino", "ann", "bob", patience=60)
    take_over(table, later("bob", 60), 0)
    make_move(table, 0, "e5", START + 61_000)
    reclaim(table, later("ann", 70))
    make_move(table, 1, "e4", START + 80_000)
    assert wait(table, later("bob", 139), 0) == "SEAT patience"
    take_over(table, later("bob", 140), 0)


def test_no_patience_is_needed_while_the_rules_have_a_limit() -> None:
    table = started("toy", "ann", "bob", patience=10)
    assert wait(table, later("bob", 50), 0) == "SEAT patience"
    pass_time(table, START + 60_000)
    assert phase(table) == "over"


def test_a_bots_seat_is_not_taken_over() -> None:
    table = started("scalino", "ann", BOT)
    make_move(table, 0, "e5")
    assert wait(table, later("ann", 500), 1) == "SEAT stand-in"


def test_with_everybody_away_the_bots_play_to_the_end() -> None:
    table = started("scalino", "ann", "bob", "ann")
    leave(table, ANN)
    leave(table, BOB)
    assert stand_ins(table) == ["back"] * 3
    play_on(table, START)
    assert phase(table) == "over"
    assert table.outcome is not None


def test_hotseat_leaves_and_comes_back_with_all_seats() -> None:
    table = started("scalino", "ann", "bob", "ann")
    take_over(table, ANN, 2)
    assert stand_ins(table) == ["", "", "back"]
    leave(table, ANN)
    assert stand_ins(table) == ["back", "", "back"]
    reclaim(table, ANN)
    assert stand_ins(table) == ["", "", ""]


def test_an_owner_who_leaves_a_game_stays_the_owner() -> None:
    table = started("scalino", "ann", "bob")
    leave(table, ANN)
    assert table.owner == "ann"


def test_a_game_without_a_stand_in_counts_as_unhelped() -> None:
    table = started("scalino", "ann", BOT)
    play_on(table, START)
    assert (phase(table), table.was_helped) == ("over", False)
