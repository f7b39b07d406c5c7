"""The analysis of a finished game at a physical table."""

from typing import Any

from tavolino.core import CHANCE, Play
from tavolino.games import find_game
from tavolino.games.analysis import question_about, review_move
from tests.games.cutit.rules.tables import RANKS

DICE = "12?3"


def finished() -> Play[Any, Any, Any]:
    """One player enters cuts, the other points."""
    play = Play(find_game("referee-cutit").rules, 2, {"first": "0"})
    for number in range(10):
        play.submit_text(0, "roll")
        play.submit_text(CHANCE, f"dice {DICE}")
        if number == 0:
            play.submit_text(0, "corner a1")
            play.submit_text(1, "corner j1")
        if number < 9:
            play.submit_text(0, RANKS[number])
        play.submit_text(1, "points 1,0,0,0")
    for seat, text in ((0, "turn"), (0, "stop"), (0, "out 3"), (1, "complete")):
        play.submit_text(seat, text)
    return play


def test_reported_cuts_are_valued_like_others() -> None:
    play = finished()
    question = question_about(play, 4)
    assert question is not None
    assert question.move == RANKS[0]
    review = review_move(question)
    assert review.value is not None
    assert review.best_value is not None
    assert review.best_value >= review.value
    points = question_about(play, 5)
    assert points is not None
    assert review_move(points).value is None


def test_par_and_the_best_way_to_join_where_cuts_are_known() -> None:
    state = finished().state
    review = find_game("referee-cutit").review
    assert review is not None
    par = review(state, 0)
    assert par is not None
    assert par.par_points[-1] <= par.at_most
    assert len(par.ending) == 10
    assert par.ending_points == par.points[-2]
    assert review(state, 1) is None
