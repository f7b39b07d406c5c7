"""Giving up: the end for two, a stand-in for good among more."""

from tavolino.core import Record, verify
from tavolino.table.absence import leave, reclaim, take_over
from tavolino.table.deadlines import pass_time
from tavolino.table.events import Ended, Resigned, StandInStarted
from tavolino.table.moves import bot_move, move, resign
from tests.table.people import ANN, BOB
from tests.table.tables import (
    ALL,
    SECRET,
    START,
    last_events,
    make_move,
    play_on,
    refusal_of,
    stand_ins,
    started,
)


def test_of_two_the_other_has_won() -> None:
    table = started("scalino", "ann", "bob")
    resign(table, BOB._replace(submit="r"), 1)
    assert last_events(table, 2) == [Resigned(1, "resigned"), Ended(SECRET.hex())]
    assert (table.phase, table.wake_at, table.due) == ("over", None, frozenset())
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert not table.was_helped
    assert table.version_after("bob", "r") == table.version - 1


def test_of_four_a_stand_in_plays_on() -> None:
    table = started("scalino", "ann", "bob", "cem", "dee")
    resign(table, ANN, 0)
    assert last_events(table, 2) == [Resigned(0, "resigned"), StandInStarted(0, "back", "resigned")]
    assert (table.bot_of(0), set(table.due)) == ("bot:stand-in", {0})
    assert refusal_of(lambda: move(table, ANN, 0, "e5", table.version)) == "SEAT given-up"
    assert refusal_of(lambda: reclaim(table, ANN)) == "SEAT not-away"
    assert refusal_of(lambda: resign(table, ANN, 0)) == "RESIGN twice"
    assert refusal_of(lambda: leave(table, ANN)) == "SEAT away"
    assert refusal_of(lambda: take_over(table, ANN, 0)) == "SEAT stand-in"
    bot_move(table, START, 0, "e5", table.version)
    play_on(table, START)
    assert table.outcome is not None
    assert table.outcome.ranks[0] == 4


def test_who_gives_up_in_a_turn_the_bot_has_taken_gets_no_turn_back() -> None:
    table = started("scalino", "ann", "bob", "cem", clock="move", seconds=5)
    pass_time(table, START + 5_000)
    assert stand_ins(table) == ["turn", "", ""]
    resign(table, ANN._replace(now=START + 5_000), 0)
    make_move(table, 0, "e5", START + 5_000)
    assert stand_ins(table) == ["back", "", ""]


def test_who_gives_up_while_away_stays_away() -> None:
    table = started("scalino", "ann", "bob", "cem")
    leave(table, ANN)
    resign(table, ANN, 0)
    assert table.events[-1].event == Resigned(0, "resigned")
    assert refusal_of(lambda: reclaim(table, ANN)) == "SEAT not-away"


def test_hotseat_gives_up_seat_by_seat() -> None:
    table = started("scalino", "ann", "ann", "bob", "bob")
    resign(table, ANN, 0)
    leave(table, ANN)
    assert stand_ins(table) == ["back", "back", "", ""]
    reclaim(table, ANN)
    assert stand_ins(table) == ["back", "", "", ""]
    assert refusal_of(lambda: move(table, ANN, 0, "e5", table.version)) == "SEAT given-up"


def test_the_record_of_a_resignation_is_fair() -> None:
    table = started("cutit", "ann", "bob", "cem")
    play_on(table, START, 7)
    for actor, seat in ((BOB, 1), (ANN, 0)):
        resign(table, actor, seat)
    assert table.phase == "over"
    data = Record(table.play, table.created.hash, table.secret).write()
    verdict = verify(data, ALL)
    assert (verdict.faults, verdict.fairness) == ((), "fair")
