"""Taking back: with the others' consent, freely or never, and never past what was revealed."""

import pytest

from tavolino.core import CHANCE
from tavolino.table.absence import leave
from tavolino.table.actor import Actor
from tavolino.table.events import Undone, UndoRequested
from tavolino.table.moves import answer_undo, request_undo, resign
from tests.table.people import ANN, BOB, CEM, DEE
from tests.table.tables import BOT, START, last_events, make_move, refusal_of, started


@pytest.mark.parametrize("people", [("ann", "bob"), ("ann", "bob", "cem", "dee")], ids=len)
def test_all_others_must_consent(people: tuple[str, ...]) -> None:
    table = started("scalino", *people)
    make_move(table, 0, "e5")
    request_undo(table, ANN, 0, 0, table.version)
    for other in people[1:]:
        assert table.undo_request is not None
        assert other in table.undo_request.missing
        assert table.play.standing == (0,)
        answer_undo(table, Actor(other, START), True, table.version)
    assert table.undo_request is None
    assert table.play.standing == ()
    assert table.was_helped
    assert not table.bot_helped
    assert table.events[-1].event == Undone(0, 0)
    assert table.due == {0}


def test_one_refusal_is_enough() -> None:
    table = started("scalino", "ann", "bob", "cem", "dee")
    make_move(table, 0, "e5")
    request_undo(table, ANN, 0, 0, table.version)
    answer_undo(table, DEE, True)
    answer_undo(table, CEM, False)
    assert table.undo_request is None
    assert refusal_of(lambda: answer_undo(table, BOB, True)) == "UNDO not-asked"
    assert (table.play.standing, table.was_helped) == ((0,), False)


def test_nobody_answers_twice_or_for_themselves() -> None:
    table = started("scalino", "ann", "bob", "cem")
    make_move(table, 0, "e5")
    request_undo(table, ANN, 0, 0, table.version)
    assert refusal_of(lambda: answer_undo(table, ANN, True)) == "UNDO not-asked"
    answer_undo(table, BOB, True)
    for yes in (True, False):
        assert refusal_of(lambda: answer_undo(table, BOB, yes)) == "UNDO not-asked"  # noqa: B023


def test_a_question_lapses_when_the_game_goes_on() -> None:
    table = started("scalino", "ann", "bob")
    make_move(table, 0, "e5")
    request_undo(table, ANN, 0, 0, table.version)
    make_move(table, 1, "e4")
    assert table.undo_request is None
    assert refusal_of(lambda: answer_undo(table, BOB, True)) == "UNDO not-asked"


def test_an_answer_to_another_question_does_not_count() -> None:
    table = started("scalino", "ann", "bob", "cem")
    for seat, text in enumerate(("e5", "e4", "e6")):
        make_move(table, seat, text)
    request_undo(table, ANN, 0, 2, table.version)
    on = table.version
    answer_undo(table, CEM, False, on)
    request_undo(table, ANN, 0, 0, table.version)
    for seen in (on, on + 1, -1, table.version + 1):
        assert refusal_of(lambda: answer_undo(table, BOB, True, seen)) == "STALE move"  # noqa: B023
    answer_undo(table, BOB, True, table.version)


def test_only_one_question_at_a_time() -> None:
    table = started("scalino", "ann", "bob", "cem")
    make_move(table, 0, "e5")
    request_undo(table, ANN, 0, 0, table.version)
    assert refusal_of(lambda: request_undo(table, CEM, 2, 0, table.version)) == "UNDO open"


def test_a_request_must_name_the_current_version() -> None:
    table = started("scalino", "ann", "bob")
    on = table.version
    make_move(table, 0, "e5")
    for seen in (on, -1, table.version + 1):
        stale = refusal_of(lambda: request_undo(table, ANN, 0, 0, seen))  # noqa: B023
        assert stale == "STALE move"


def test_bots_and_those_who_are_away_are_not_asked() -> None:
    table = started("scalino", "ann", BOT, "cem", "cem")
    make_move(table, 0, "e5")
    make_move(table, 1, "e4")
    leave(table, CEM)
    request_undo(table, ANN, 0, 0, table.version)
    assert last_events(table, 2) == [UndoRequested(0, 0), Undone(0, 0)]


def test_hotseat_needs_nobodys_consent() -> None:
    table = started("scalino", "ann", "ann")
    make_move(table, 0, "e5")
    request_undo(table, ANN, 1, 0, table.version)
    assert table.play.standing == ()


def test_the_settings_free_and_never() -> None:
    table = started("scalino", "ann", "bob", undo="free")
    make_move(table, 0, "e5")
    request_undo(table, ANN, 0, 0, table.version)
    assert table.play.standing == ()
    table = started("scalino", "ann", "bob", undo="never")
    make_move(table, 0, "e5")
    assert refusal_of(lambda: request_undo(table, ANN, 0, 0, table.version)) == "UNDO never"


@pytest.mark.parametrize("undo", ["consent", "free"])
def test_nothing_is_taken_back_past_chance_or_a_reveal(undo: str) -> None:
    table = started("cutit", "ann", "bob", undo=undo)
    for seat, text in ((0, "corner a1"), (1, "corner j1"), (0, "A1-K1/a1"), (1, "A1-K1/a1")):
        make_move(table, seat, text)
    log = table.play.log
    assert log[-1].seat == CHANCE
    for to in range(len(log)):
        revealed = refusal_of(lambda: request_undo(table, ANN, 0, to, table.version))  # noqa: B023
        assert revealed == "UNDO reveal"
    for to in (-1, len(log), 2**70):
        unknown = refusal_of(lambda: request_undo(table, ANN, 0, to, table.version))  # noqa: B023
        assert unknown == "UNDO entry"


def test_who_has_a_stand_in_or_has_given_up_takes_nothing_back() -> None:
    table = started("scalino", "ann", "bob", "cem", undo="free")
    make_move(table, 0, "e5")
    leave(table, ANN)
    assert refusal_of(lambda: request_undo(table, ANN, 0, 0, table.version)) == "SEAT stand-in"
    make_move(table, 1, "e4")
    resign(table, BOB, 1)
    make_move(table, 2, "e6")
    last = len(table.play.log) - 1
    assert refusal_of(lambda: request_undo(table, BOB, 1, last, table.version)) == "SEAT given-up"
    request_undo(table, CEM, 2, last, table.version)
    assert refusal_of(lambda: request_undo(table, CEM, 2, 0, table.version)) == "UNDO reveal"
