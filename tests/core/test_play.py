"""The log: what it takes, what it refuses, and taking back."""

import pickle
from collections.abc import Callable

import pytest

from tavolino.core import CHANCE, CLOCK, SPECTATOR, Play, Refused
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.build import BuildMove, BuildState
from tavolino.games.scalino.rules.view import BuildBoard
from tests.conformance.toy import TOY


def started(*moves: str) -> Play[BuildState, BuildMove, BuildBoard]:
    play = Play(SCALINO, 4, {"first": "0"})
    for at, move in enumerate(moves):
        (seat,) = play.to_act
        play.submit_text(seat, move, at)
    return play


def refusal_of(act: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        act()
    return refused.value.rule, refused.value.why


def test_a_move_out_of_turn_is_refused() -> None:
    play = started("e5")
    assert refusal_of(lambda: play.submit_text(0, "e4", 5)) == ("TURN", "not-due")
    assert refusal_of(lambda: play.submit_text(7, "e4", 5)) == ("TURN", "not-due")
    assert len(play.log) == 1


def test_too_few_or_too_many_seats_are_refused() -> None:
    for seats in (-1, 0, 1, 5):
        assert refusal_of(lambda: Play(SCALINO, seats)) == ("SEATS", "count")  # noqa: B023


def test_time_never_runs_backwards() -> None:
    play = started("e5", "e4")
    assert refusal_of(lambda: play.submit_text(2, "e6", 0)) == ("CLOCK", "backwards")
    assert refusal_of(lambda: play.undo(0, 0, 0)) == ("CLOCK", "backwards")
    assert len(play.log) == 2


def test_a_time_is_a_whole_number_of_milliseconds() -> None:
    play = started("e5")
    for at in (-1, 2**53, True, 1.5):
        assert refusal_of(lambda: play.submit_text(1, "e4", at)) == ("CLOCK", "time")  # type: ignore[arg-type]  # noqa: B023
    assert len(play.log) == 1


def test_nothing_is_taken_back_after_the_deadline() -> None:
    play = Play(TOY, 3)
    play.submit_text(CHANCE, "deal 123")
    play.submit_text(0, "show 1", 5)
    deadline = TOY.deadline_ms(play.state)
    assert deadline is not None
    assert refusal_of(lambda: play.undo(0, 1, deadline)) == ("CLOCK", "late")
    play.undo(0, 1, deadline - 1)


def test_undo_is_an_entry_and_gives_the_position_back() -> None:
    play = started("e5", "e4", "e6")
    before = play.state_after(1)
    play.undo(2, 1, 9)
    assert play.state is before
    assert len(play.log) == 4
    assert list(play.standing) == [0]
    play.submit_text(1, "d5", 10)
    assert list(play.standing) == [0, 4]
    play.undo(0, 0, 11)
    assert list(play.standing) == []


def test_only_entries_that_stand_can_be_taken_back() -> None:
    play = started("e5", "e4")
    play.undo(0, 1, 5)
    for number in (1, 2, -1, 99):
        assert refusal_of(lambda: play.undo(0, number, 6)) == ("UNDO", "entry")  # noqa: B023


def test_only_players_can_take_back() -> None:
    play = started("e5")
    for seat in (CHANCE, CLOCK, SPECTATOR, 4):
        assert refusal_of(lambda: play.undo(seat, 0, 6)) == ("UNDO", "seat")  # noqa: B023


def test_nothing_is_taken_back_past_a_draw() -> None:
    play = Play(SCALINO, 4)
    play.submit_text(CHANCE, "first 1")
    play.submit_text(1, "e5")
    assert refusal_of(lambda: play.undo(0, 0)) == ("UNDO", "reveal")
    play.undo(0, 1)


def test_draws_are_counted_in_the_log() -> None:
    play = Play(SCALINO, 4)
    assert play.draws == 0
    play.submit_text(CHANCE, "first 1")
    play.submit_text(1, "e5")
    assert play.draws == 1


def test_the_clock_moves_at_the_deadline_and_players_before_it() -> None:
    play = Play(TOY, 2)
    play.submit_text(CHANCE, "deal 12")
    deadline = TOY.deadline_ms(play.state)
    assert deadline is not None
    assert refusal_of(lambda: play.submit_text(CLOCK, "time", deadline - 1)) == ("CLOCK", "early")
    assert refusal_of(lambda: play.submit_text(0, "show 1", deadline)) == ("CLOCK", "late")
    play.submit_text(0, "show 1", deadline - 1)
    play.submit_text(CLOCK, "time", deadline)
    assert play.outcome is not None
    assert refusal_of(lambda: play.submit_text(1, "show 2", deadline)) == ("OVER", "game")


def test_a_clock_that_does_not_run_cannot_move() -> None:
    play = started("e5")
    assert refusal_of(lambda: play.submit_text(CLOCK, "e4", 9)) == ("CLOCK", "not-running")


def test_nothing_is_taken_back_after_the_end() -> None:
    play = Play(TOY, 2)
    play.submit_text(CHANCE, "deal 12")
    play.submit_text(0, "show 1")
    play.submit_text(1, "show 1")
    assert play.outcome is not None
    assert refusal_of(lambda: play.undo(0, 2)) == ("OVER", "game")


def test_a_refusal_survives_the_way_between_processes() -> None:
    refusal = Refused("SC-7", "gap", place="e5")
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.rule, again.why, again.params) == ("SC-7", "gap", {"place": "e5"})
    assert str(again) == "SC-7: gap, place='e5'"
