"""The referee of Cut the Rope: turns, piles and wins as they are reported. RR-1 to RR-4"""

from typing import Any

import pytest

from tavolino.core import CHANCE, Play, Refused
from tavolino.games.rope.referee.rules import REFEREE


def started(seats: int = 3, **options: str | int) -> Play[Any, Any, Any]:
    return Play(REFEREE, seats, {"first": "1", **options})


def enter(play: Play[Any, Any, Any], *texts: str, at: int | None = None) -> None:
    for text in texts:
        (seat,) = play.to_act
        play.submit_text(seat, text, play.last_at if at is None else at)


def refusal(play: Play[Any, Any, Any], text: str) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        enter(play, text)
    return caught.value.rule, caught.value.why


def test_rr1_turns_go_to_the_left_and_no_timer_ends_them() -> None:
    play = started(timer=60)
    assert play.to_act == {1}
    enter(play, "left 18", at=500_000)
    assert play.to_act == {2}
    assert play.view(0).deadline_ms is None
    assert refusal(play, "again") == ("RR-1", "phase")


def test_rr1_the_first_player_is_drawn() -> None:
    play = Play(REFEREE, 4)
    assert play.to_act == {CHANCE}
    play.submit_text(CHANCE, "first 3")
    assert play.to_act == {3}


def test_rr2_a_pile_never_grows_and_an_empty_one_wins() -> None:
    play = started()
    assert play.view(0).board.piles == (20, 20, 20)
    assert refusal(play, "left 21") == ("RR-2", "more")
    enter(play, "left 12", "left 20", "left 20", "left 0")
    assert play.view(0).board.winners == ((1,),)
    assert play.view(0).moves == ()
    assert play.view(1).moves == ("again", "finish")


def test_rr3_who_has_the_fewest_cards_wins_when_nobody_moves() -> None:
    play = started(2)
    enter(play, "left 7", "left 7", "still")
    assert play.view(0).board.winners == ((0, 1),)


def test_rr4_the_player_with_most_wins_takes_the_sitting() -> None:
    play = started(3, pile=5)
    enter(play, "left 0", "again")
    assert play.to_act == {2}
    assert play.view(0).board.piles == (5, 5, 5)
    enter(play, "left 4", "left 5", "left 0", "finish")
    assert play.outcome is not None
    assert play.outcome.points == (0, 2, 0)
    assert play.outcome.cause == "finished"


def test_every_entry_can_be_taken_back() -> None:
    play = started()
    enter(play, "left 0")
    play.undo(1, 0)
    assert play.view(0).board.piles == (20, 20, 20)
    assert not play.view(0).board.winners
