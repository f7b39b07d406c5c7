"""Nobody who is present is replaced without being asked."""

import pytest

from tavolino.core import Refused
from tavolino.table.absence import leave, reclaim, stop_nudge, take_over
from tavolino.table.actor import Actor
from tavolino.table.deadlines import pass_time
from tavolino.table.events import Nudged, NudgeStopped, StandInStarted
from tavolino.table.moves import move
from tavolino.table.table import Table
from tavolino.table.table_state import NUDGE_MS, Absence, Nudge
from tests.table.tables import START, last_events, make_move, refusal_of, stand_ins, started

PATIENT = START + 60_000


def nudged(*people: str) -> Table:
    """Ann is present and keeps the others waiting; Bob has just nudged her."""
    table = started("scalino", *people, patience=60)
    take_over(table, Actor("bob", PATIENT), 0, is_present=True)
    return table


def test_somebody_present_is_nudged_first() -> None:
    table = started("scalino", "ann", "bob", patience=60)
    early = Actor("bob", PATIENT - 1)
    assert refusal_of(lambda: take_over(table, early, 0, is_present=True)) == "SEAT patience"
    table = nudged("ann", "bob")
    assert last_events(table, 1) == [Nudged(0, PATIENT + NUDGE_MS)]
    assert table.waiting.nudges == {0: Nudge("bob", PATIENT + NUDGE_MS)}
    assert stand_ins(table) == ["", ""]
    assert not table.was_helped


def test_the_stand_in_starts_when_the_nudge_runs_out_and_names_who_asked() -> None:
    table = nudged("ann", "bob")
    pass_time(table, PATIENT + NUDGE_MS - 1)
    assert stand_ins(table) == ["", ""]
    pass_time(table, PATIENT + NUDGE_MS)
    assert last_events(table, 1) == [StandInStarted(0, "back", "absent")]
    assert table.events[-1].by == "bob"
    assert table.waiting.nudges == {}
    reclaim(table, Actor("ann", PATIENT + NUDGE_MS + 5))
    assert table.waiting.absences == (
        Absence(0, 0, "absent", "bob"),
        Absence(0, 0, "back", "ann"),
    )


def test_an_answer_stops_the_nudge_and_asks_for_patience_anew() -> None:
    table = nudged("ann", "bob")
    answered = PATIENT + 1_000
    stop_nudge(table, Actor("ann", answered))
    assert last_events(table, 1) == [NudgeStopped(0)]
    assert table.wake_at is None
    assert refusal_of(lambda: stop_nudge(table, Actor("ann", answered))) == "SEAT not-nudged"
    with pytest.raises(Refused) as refused:
        take_over(table, Actor("bob", answered), 0, is_present=True)
    assert refused.value.params == {"seat": 0, "seconds": 60}
    assert table.replaceable_at(0) == answered + 60_000
    take_over(table, Actor("bob", answered + 60_000), 0, is_present=True)
    assert 0 in table.waiting.nudges


def test_a_move_stops_the_nudge() -> None:
    table = nudged("ann", "bob")
    move(table, Actor("ann", PATIENT + 1), 0, "e5", table.version)
    assert (table.waiting.nudges, table.wake_at) == ({}, None)
    pass_time(table, PATIENT + NUDGE_MS)
    assert stand_ins(table) == ["", ""]


def test_the_moves_of_others_do_not_stop_it() -> None:
    table = started("cutit", "ann", "bob", "cem", patience=60)
    for seat, corner in enumerate(("a1", "j1", "a10")):
        make_move(table, seat, f"corner {corner}")
    assert len(table.due) == 3
    take_over(table, Actor("bob", PATIENT), 0, is_present=True)
    make_move(table, 1, table.play.view(1).moves[0], PATIENT + 1)  # type: ignore[index]
    assert set(table.waiting.nudges) == {0}


def test_while_somebody_is_asked_nobody_replaces_them_at_once() -> None:
    """Not even if they lose the connection for a moment."""
    table = nudged("ann", "bob", "cem")
    with pytest.raises(Refused) as refused:
        take_over(table, Actor("cem", PATIENT + 500), 0)
    assert (refused.value.why, refused.value.params["seconds"]) == ("nudged", 30)


def test_who_leaves_needs_no_nudge() -> None:
    table = nudged("ann", "bob")
    leave(table, Actor("ann", PATIENT + 1))
    assert table.waiting.nudges == {}
    assert table.waiting.absences == (Absence(0, 0, "left", "ann"),)


def test_the_absent_are_replaced_at_once() -> None:
    table = started("scalino", "ann", "bob", patience=60)
    take_over(table, Actor("bob", PATIENT), 0, is_present=False)
    assert last_events(table, 1) == [StandInStarted(0, "back", "absent")]
    assert table.waiting.absences == (Absence(0, 0, "absent", "bob"),)


def test_a_nudge_does_not_outlive_the_turn() -> None:
    table = nudged("ann", "bob", "cem")
    take_over(table, Actor("ann", PATIENT + 2), 0)
    assert table.waiting.nudges == {}
