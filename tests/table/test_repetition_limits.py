"""What one person can repeat at a table is limited, and never keeps the others from playing."""

from collections.abc import Callable

import pytest

from tavolino.table.absence import leave, reclaim, stop_nudge, take_over
from tavolino.table.actor import Actor
from tavolino.table.audience import answer_peek, request_peek
from tavolino.table.events import ClockPaused
from tavolino.table.frames import TableFrames
from tavolino.table.holidays import pause_clocks, resume_clocks
from tavolino.table.lobby import seat_bot, set_ready, sit, stand
from tavolino.table.moves import answer_undo, request_undo, resign
from tavolino.table.repetition_limits import (
    MOST_OPEN_PEEK_REQUESTS,
    MOST_PAUSES,
    MOST_PEEK_REQUESTS,
    MOST_PEEKS,
    MOST_READY_CHANGES,
    MOST_SITS,
    MOST_UNDOS,
    share_of,
)
from tavolino.table.table import Table
from tavolino.table.table_meta import TableMeta
from tests.table.people import ANN, BOB, CEM, WIM
from tests.table.puzzles import at_the_puzzle
from tests.table.tables import (
    BOT,
    START,
    lobby_with,
    make_move,
    phase,
    refusal_of,
    started,
)

FEW = 1_000
"""A limit of events that is quickly reached."""


def repeat(*acts: Callable[[], object]) -> str:
    """Does these in turn until one of them is refused; returns the refusal."""

    def forever() -> None:
        for _ in range(20_000):
            for act in acts:
                act()

    return refusal_of(forever)


def first_move(table: Table, seat: int) -> str:
    moves = table.play.view(seat).moves
    assert moves
    return moves[0]


def sits_and_stands(table: Table, actor: Actor, seat: int = 1) -> str:
    return repeat(lambda: sit(table, actor, seat, ready=True), lambda: stand(table, actor, seat))


def test_a_stranger_who_sits_and_stands_does_not_use_up_a_table() -> None:
    table = lobby_with("scalino", "ann", "")
    before = table.version
    assert sits_and_stands(table, BOB) == "SEAT often"
    assert table.version == before + 3 * MOST_SITS
    sit(table, CEM, 1, ready=True)
    set_ready(table, ANN, True)
    assert phase(table) == "playing"


def test_a_stranger_who_leaves_and_comes_back_is_limited_too() -> None:
    table = lobby_with("scalino", "ann", "")
    assert repeat(lambda: sit(table, BOB, 1), lambda: leave(table, BOB)) == "SEAT often"
    assert table.owner == "ann"


def test_who_is_put_out_again_and_again_cannot_come_back() -> None:
    table = lobby_with("scalino", "ann", "")
    assert repeat(lambda: sit(table, BOB, 1), lambda: stand(table, ANN, 1)) == "SEAT often"
    sit(table, CEM, 1)


def test_many_strangers_leave_room_for_newcomers_and_for_the_owner() -> None:
    table = lobby_with("scalino", "ann", "")
    table.most_events = FEW
    crowd = 0
    while table.version < FEW // 8:
        sits_and_stands(table, Actor(f"guest {crowd}", START))
        crowd += 1
    again = Actor("guest 0", START)
    assert refusal_of(lambda: sit(table, again, 1)) == "SEAT often"
    while table.version < FEW // 4:
        sits_and_stands(table, Actor(f"guest {crowd}", START))
        crowd += 1
    assert crowd > 20
    assert refusal_of(lambda: sit(table, CEM, 1)) == "SEAT crowded"
    seat_bot(table, ANN, 1, BOT)
    set_ready(table, ANN, True)
    assert phase(table) == "playing"


def test_the_owner_frees_a_seat_and_closes_however_many_events_there_are() -> None:
    table = lobby_with("scalino", "ann", "")
    table.most_events = FEW
    assert repeat(lambda: seat_bot(table, ANN, 1, BOT)) == "SEAT crowded"
    assert table.version == FEW // 2
    stand(table, ANN, 1)
    leave(table, ANN)
    assert phase(table) == "over"


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("second", [True, False])
def test_who_changes_their_mind_too_often_can_still_be_ready_or_leave(
    first: bool, second: bool
) -> None:
    table = lobby_with("scalino", "ann", "bob", "")
    version = table.version
    refusal = repeat(lambda: set_ready(table, BOB, first), lambda: set_ready(table, BOB, second))
    assert refusal == "SEAT undecided"
    assert table.version <= version + MOST_READY_CHANGES + 1
    if "bob" not in table.ready:
        set_ready(table, BOB, True)
    stand(table, BOB, 1)


def test_near_the_limit_of_a_lobby_everybody_is_ready_once() -> None:
    table = lobby_with("scalino", "ann", "bob", "")
    table.most_events = 8 * table.version
    set_ready(table, BOB, True)
    assert refusal_of(lambda: set_ready(table, BOB, False)) == "SEAT undecided"


def test_one_player_cannot_use_up_the_puzzle_of_another() -> None:
    table = at_the_puzzle("ann", "bob")
    table.most_events = FEW
    lays = repeat(
        lambda: make_move(table, 0, "1@0,0r0"),
        lambda: make_move(table, 0, "lift 1"),
    )
    assert lays == "TABLE share"
    assert table.version < FEW // 2
    make_move(table, 1, "1@0,0r0")
    make_move(table, 1, "lift 1")
    make_move(table, 0, "done")


def test_who_plays_alone_has_all_events_of_the_table() -> None:
    assert share_of(at_the_puzzle("ann")) == 10_000
    assert share_of(started("scalino", "ann", BOT)) == 10_000


def test_who_leaves_and_reclaims_keeps_the_others_from_nothing() -> None:
    table = started("scalino", "ann", "bob")
    table.most_events = FEW
    assert repeat(lambda: leave(table, BOB), lambda: reclaim(table, BOB)) == "TABLE share"
    leave(table, ANN)
    reclaim(table, ANN)
    resign(table, ANN, 0)
    assert phase(table) == "over"


def test_nudging_is_limited_and_answering_is_not() -> None:
    table = started("scalino", "ann", "bob", patience=10)
    table.most_events = FEW
    now = START

    def nudge() -> None:
        nonlocal now
        now += 10_000
        take_over(table, Actor("bob", now), 0, is_present=True)

    assert repeat(nudge, lambda: stop_nudge(table, Actor("ann", now))) == "TABLE share"
    make_move(table, 0, first_move(table, 0), now)


def ask_for_undo(table: Table) -> None:
    request_undo(table, ANN, 0, len(table.play.log) - 1, table.version)


@pytest.mark.parametrize("undo", ["free", "consent"])
def test_undo_is_limited_where_others_play(undo: str) -> None:
    table = started("scalino", "ann", "bob", undo=undo)

    def move_if_due() -> None:
        if 0 in table.due:
            make_move(table, 0, first_move(table, 0))

    def ask() -> None:
        ask_for_undo(table)
        if undo == "consent":
            answer_undo(table, BOB, False)

    assert repeat(move_if_due, ask) == "UNDO often"
    move_if_due()
    make_move(table, 1, first_move(table, 1))
    assert table.version < 4 * MOST_UNDOS + 20


def test_undo_is_not_limited_alone() -> None:
    table = started("scalino", "ann", BOT, undo="free")
    for _ in range(MOST_UNDOS + 1):
        make_move(table, 0, first_move(table, 0))
        ask_for_undo(table)


def guests(count: int) -> list[Actor]:
    return [Actor(f"guest {n}", START) for n in range(count)]


def test_a_seat_has_few_requests_to_answer() -> None:
    table = started("scalino", "ann", "bob")
    *some, last = guests(MOST_OPEN_PEEK_REQUESTS + 1)
    for guest in some:
        request_peek(table, guest, 0)
    assert refusal_of(lambda: request_peek(table, last, 0)) == "PEEK busy"
    request_peek(table, last, 1)
    answer_peek(table, ANN, 0, some[0].person, False)
    request_peek(table, last, 0)


def test_few_people_peek_at_a_seat_so_frames_stay_small() -> None:
    table = started("scalino", "ann", "bob")
    *some, last = guests(MOST_PEEKS + 1)
    for guest in some:
        request_peek(table, guest, 0)
        answer_peek(table, ANN, 0, guest.person, True)
    assert refusal_of(lambda: request_peek(table, last, 0)) == "PEEK busy"
    names = {guest.person: "x" * 30 for guest in some}
    frame = TableFrames(table, TableMeta("", ""), names).message((0,), 0)
    assert len(frame) < 8_000


def test_who_is_refused_cannot_ask_forever() -> None:
    table = started("scalino", "ann", "bob")
    version = table.version
    ask, refuse = (
        lambda: request_peek(table, WIM, 0),
        lambda: answer_peek(table, ANN, 0, "wim", False),
    )
    assert repeat(ask, refuse) == "PEEK often"
    assert table.version == version + 2 * MOST_PEEK_REQUESTS
    request_peek(table, WIM, 1)


def test_granting_twice_changes_nothing() -> None:
    table = started("scalino", "ann", "bob")
    request_peek(table, WIM, 0)
    answer_peek(table, ANN, 0, "wim", True)
    version = table.version
    answer_peek(table, ANN, 0, "wim", True)
    assert table.version == version


def test_holidays_stop_a_clock_a_limited_number_of_times() -> None:
    table = started("scalino", "ann", "bob", clock="move", seconds=24 * 60 * 60)
    for n in range(MOST_PAUSES + 10):
        pause_clocks(table, START, "ann", START + 1_000_000 * (n + 1))
        resume_clocks(table, START, "ann")
    pauses = sum(isinstance(one.event, ClockPaused) for one in table.events)
    assert pauses == MOST_PAUSES
    pause_clocks(table, START, "bob", START + 1_000_000)
    assert 1 in table.holidays
