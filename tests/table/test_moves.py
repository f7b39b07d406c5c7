"""Moves are based on a version that the player has seen, and each takes effect once."""

from tavolino.core import CHANCE
from tavolino.table.absence import reclaim, take_over
from tavolino.table.deadlines import pass_time
from tavolino.table.events import Moved
from tavolino.table.moves import bot_move, move, request_undo, resign
from tests.table.people import ANN, BOB, CEM
from tests.table.tables import BOT, START, last_events, make_move, refusal_of, started


def test_a_move_must_name_the_current_version() -> None:
    table = started("scalino", "ann", "bob")
    for on in (-1, 0, table.version - 1, table.version + 1, 2**70):
        assert refusal_of(lambda: move(table, ANN, 0, "e5", on)) == "STALE move"  # noqa: B023
    move(table, ANN, 0, "e5", table.version)


def test_the_same_move_again_is_stale() -> None:
    table = started("toy", "ann", "bob")
    on = table.version
    move(table, ANN, 0, "show 1", on)
    assert refusal_of(lambda: move(table, ANN, 0, "show 1", on)) == "STALE move"


def test_a_simultaneous_move_of_another_seat_makes_none_stale() -> None:
    table = started("toy", "ann", "bob", "cem")
    on = table.version
    move(table, BOB, 1, "show 1", on)
    move(table, CEM, 2, "show 3", on)
    move(table, ANN, 0, "show 2", on)
    assert table.phase == "over"


def test_a_stand_in_that_comes_and_goes_makes_no_move_stale() -> None:
    table = started("scalino", "ann", "bob")
    on = table.version
    take_over(table, BOB, 1)
    reclaim(table, BOB)
    move(table, ANN, 0, "e5", on)
    assert table.version == on + 3


def test_a_move_based_on_a_version_before_the_turn_is_stale() -> None:
    table = started("scalino", "ann", "bob")
    on = table.version
    move(table, ANN, 0, "e5", on)
    assert refusal_of(lambda: move(table, BOB, 1, "e4", on)) == "STALE move"
    move(table, BOB, 1, "e4", table.version)


def test_a_chance_entry_makes_moves_stale() -> None:
    table = started("cutit", "ann", "bob")
    for seat, corner in enumerate(("a1", "j1")):
        make_move(table, seat, f"corner {corner}")
    on = table.version
    make_move(table, 0, "A1-K1/a1")
    move(table, BOB, 1, "A1-K1/a1", on)
    event = last_events(table, 1)[0]
    assert isinstance(event, Moved)
    assert event.seat == CHANCE
    for seat, actor in enumerate((ANN, BOB)):
        stale = refusal_of(lambda: move(table, actor, seat, "A2-K2/a2", on + 2))  # noqa: B023
        assert stale == "STALE move"
        move(table, actor, seat, "A2-K2/a2", table.version)


def test_a_clock_entry_makes_moves_stale() -> None:
    table = started("toy", "ann", "bob")
    on = table.version
    pass_time(table, START + 60_000)
    assert table.phase == "over"
    assert refusal_of(lambda: move(table, ANN, 0, "show 1", on)) == "PHASE over"
    assert refusal_of(lambda: table.check_fresh(0, on)) == "STALE move"


def test_undo_and_resignation_make_moves_stale() -> None:
    table = started("toy", "ann", "bob", "cem")
    make_move(table, 0, "show 1")
    on = table.version
    resign(table, CEM, 2)
    assert refusal_of(lambda: move(table, BOB, 1, "show 1", on)) == "STALE move"
    table = started("toy", "ann", "bob", "cem", undo="free")
    make_move(table, 0, "show 1")
    on = table.version
    request_undo(table, ANN, 0, 1, on)
    assert refusal_of(lambda: move(table, BOB, 1, "show 1", on)) == "STALE move"


def test_a_bots_move_must_name_the_current_version() -> None:
    table = started("scalino", "ann", BOT)
    assert refusal_of(lambda: bot_move(table, START, 0, "e5", table.version)) == "SEAT no-bot"
    make_move(table, 0, "e5")
    on = table.version
    assert refusal_of(lambda: bot_move(table, START, 1, "e4", on - 1)) == "STALE move"
    bot_move(table, START, 1, "e4", on)
    assert refusal_of(lambda: bot_move(table, START, 1, "e4", on)) == "STALE move"


def test_submits_remember_what_they_led_to() -> None:
    table = started("scalino", "ann", "bob")
    move(table, ANN._replace(submit="m1"), 0, "e5", table.version)
    assert table.version_after("ann", "m1") == table.version
    make_move(table, 1, "e4")
    fork = table.fork()
    move(fork, ANN._replace(submit="m2"), 0, "e6", fork.version)
    assert table.version_after("ann", "m2") is None
    assert fork.version_after("ann", "m1") == fork.version - 2
    assert fork.version_after("ann", "m2") == fork.version


def test_forks_that_went_apart_remember_their_own_submits() -> None:
    table = started("scalino", "ann", "bob")
    early, late = table.fork(), table.fork()
    move(early, ANN._replace(submit="m1"), 0, "e5", early.version)
    make_move(late, 0, "e5")
    make_move(late, 1, "e4")
    assert late.version_after("ann", "m1") is None
    move(late, ANN._replace(submit="m1"), 0, "e6", late.version)
    assert early.version_after("ann", "m1") == early.version
    assert late.version_after("ann", "m1") == late.version
    assert table.version_after("ann", "m1") is None


def test_a_refused_submit_is_not_remembered() -> None:
    table = started("scalino", "ann", "bob")
    bad = ANN._replace(submit="m1")
    assert refusal_of(lambda: move(table, bad, 0, "a1", table.version)) == "SC-1 outside"
    assert refusal_of(lambda: move(table, bad, 0, "x" * 501, table.version)) == "NOTATION long"
    assert table.version_after("ann", "m1") is None


def test_the_log_has_one_spelling() -> None:
    table = started("scalino", "ann", "bob")
    make_move(table, 0, "e6-e4")
    assert table.events[-1].event == Moved(0, "e4-e6")
