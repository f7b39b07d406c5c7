"""Before the start and after the end: seats, being ready, the owner, the rematch."""

from tavolino.table.absence import leave
from tavolino.table.actor import Actor
from tavolino.table.events import Closed, OwnerChanged, Started
from tavolino.table.lobby import announce_rematch, seat_bot, set_ready, sit, stand
from tavolino.table.moves import move
from tavolino.table.table import Table
from tests.table.people import BOB
from tests.table.tables import (
    BOT,
    START,
    lobby_with,
    make_move,
    new_table,
    phase,
    play_on,
    refusal_of,
    started,
)


def ann(submit: str = "") -> Actor:
    return Actor("ann", START, submit)


def starts(table: Table) -> int:
    return sum(isinstance(logged.event, Started) for logged in table.events)


def test_it_starts_when_no_seat_is_free_and_all_are_ready() -> None:
    table = lobby_with("scalino", "ann", "")
    set_ready(table, ann(), True)
    assert phase(table) == "lobby"
    sit(table, BOB, 1)
    assert phase(table) == "lobby"
    set_ready(table, BOB, False)
    assert phase(table) == "lobby"
    set_ready(table, BOB, True)
    assert phase(table) == "playing"
    assert (starts(table), table.started_at) == (1, START)


def test_readiness_can_be_withdrawn() -> None:
    table = lobby_with("scalino", "ann", "bob")
    set_ready(table, ann(), True)
    set_ready(table, ann(), False)
    set_ready(table, BOB, True)
    assert phase(table) == "lobby"


def test_a_bot_on_the_last_seat_starts_it() -> None:
    table = lobby_with("scalino", "ann", "", "")
    set_ready(table, ann(), True)
    seat_bot(table, ann(), 1, BOT)
    assert phase(table) == "lobby"
    seat_bot(table, ann(), 2, BOT)
    assert phase(table) == "playing"
    assert [table.bot_of(seat) for seat in range(3)] == ["", BOT, BOT]


def test_bots_alone_do_not_start() -> None:
    table = new_table("scalino", 2)
    for seat in range(2):
        seat_bot(table, ann(), seat, BOT)
    assert phase(table) == "lobby"


def test_an_owner_may_have_no_seat() -> None:
    table = lobby_with("scalino", "bob", "")
    seat_bot(table, ann(), 1, BOT)
    set_ready(table, BOB, True)
    assert phase(table) == "playing"
    assert refusal_of(lambda: leave(table, ann())) == "SEAT none"
    assert refusal_of(lambda: move(table, ann(), 0, "e5", table.version)) == "SEAT not-yours"


def test_hotseat_is_one_person_on_several_seats() -> None:
    table = lobby_with("scalino", "ann", "", "ann")
    assert table.people == ("ann",)
    assert table.seats_of("ann") == (0, 2)
    set_ready(table, ann(), True)
    sit(table, ann(), 1)
    assert phase(table) == "playing", "ready for one seat is ready for all"
    for seat, text in enumerate(("e5", "e4", "e6")):
        move(table, ann(), seat, text, table.version)
    assert len(table.play.log) == 3


def test_one_person_starts_a_solo_game() -> None:
    table = started("cutit", "ann")
    play_on(table, START)
    assert table.phase == "over"
    assert table.outcome is not None
    assert table.secret == table.dealer.secret.hex()


def test_who_stands_up_is_not_ready_any_more() -> None:
    table = lobby_with("scalino", "ann", "bob", "")
    set_ready(table, BOB, True)
    stand(table, BOB, 1)
    assert table.ready == frozenset()
    sit(table, BOB, 1)
    seat_bot(table, ann(), 2, BOT)
    set_ready(table, ann(), True)
    assert phase(table) == "lobby"


def test_standing_up_from_one_of_two_seats_leaves_one_ready() -> None:
    table = lobby_with("scalino", "ann", "ann", "")
    set_ready(table, ann(), True)
    stand(table, ann(), 1)
    assert table.ready == {"ann"}


def test_an_owner_who_leaves_hands_the_table_on() -> None:
    table = lobby_with("scalino", "ann", BOT, "bob", "cem")
    leave(table, ann("go"))
    assert table.owner == "bob"
    assert table.events[-1].event == OwnerChanged("bob")
    assert table.occupants[0].is_free
    assert phase(table) == "lobby"
    assert refusal_of(lambda: seat_bot(table, ann(), 0, BOT)) == "SEAT owner"
    assert table.version_after("ann", "go") == table.version
    seat_bot(table, BOB, 0, BOT)
    leave(table, BOB)
    assert table.owner == "cem"


def test_a_table_all_have_left_is_closed() -> None:
    table = lobby_with("scalino", "ann", BOT)
    leave(table, ann("go"))
    assert table.events[-1].event == Closed()
    assert (table.phase, table.outcome, table.wake_at) == ("over", None, None)
    assert table.secret == "", "nothing was dealt"
    assert table.version_after("ann", "go") == table.version
    for act in (
        lambda: sit(table, BOB, 0),
        lambda: seat_bot(table, ann(), 0, BOT),
        lambda: leave(table, ann()),
    ):
        assert refusal_of(act) == "PHASE over"
    assert refusal_of(lambda: announce_rematch(table, ann(), "there")) == "SEAT none"


def test_an_owner_without_a_seat_hands_it_on_or_closes_it_too() -> None:
    table = lobby_with("scalino", "", "bob")
    leave(table, ann("go"))
    assert (table.owner, table.version_after("ann", "go")) == ("bob", table.version)
    leave(table, BOB)
    assert table.phase == "over"


def test_others_leave_without_a_change_of_owner() -> None:
    table = lobby_with("scalino", "ann", "bob")
    leave(table, BOB)
    assert (table.owner, table.people, table.phase) == ("ann", ("ann",), "lobby")


def test_a_rematch_is_set_up_once() -> None:
    table = started("toy", "ann", "bob")
    for seat in range(2):
        make_move(table, seat, "show 1")
    assert table.phase == "over"
    announce_rematch(table, BOB, "there")
    assert table.rematch == "there"
    assert refusal_of(lambda: announce_rematch(table, ann(), "elsewhere")) == "REMATCH already"
    assert table.rematch == "there"


def test_a_moment_before_the_last_is_taken_for_the_last() -> None:
    """Another process' clock may be a little behind."""
    table = lobby_with("scalino", "ann", "")
    sit(table, Actor("bob", START - 500), 1)
    assert table.last_at == START
