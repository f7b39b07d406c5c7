"""Reviews of finished games: the value of each move, and the costliest moves."""

from pathlib import Path
from typing import Any

import pytest

from tavolino.bots import GameBots
from tavolino.bots.evaluation import MoveValue
from tavolino.core import Play, Source, View, read_record
from tavolino.games import rules
from tavolino.games.analysis import MoveReview, costliest, questions, review_move
from tavolino.games.scalino.rules import SCALINO

GOLDEN = Path(__file__).parents[1] / "golden" / "records"


class Strict:
    """Values the first move highest, and each one after it an eighth less."""

    unit = "chance"

    def evaluate(self, view: View[Any], source: Source, focus: str = "") -> tuple[MoveValue, ...]:
        values = (max(0.0, 1 - number / 8) for number in range(len(view.moves or ())))
        return tuple(
            MoveValue(move, (value,) * view.seats, 10)
            for move, value in zip(view.moves or (), values, strict=True)
        )


def review(cost: float, unit: str = "chance", number: int = 0) -> MoveReview:
    return MoveReview(number, 0, "a", unit, 0.5, "b", 0.5 + cost, ())


def test_every_move_that_was_not_undone_is_a_question() -> None:
    play = Play(SCALINO, 2)
    play.submit_text(-1, "first 0")
    play.submit_text(0, "e5")
    play.undo(0, 1)
    play.submit_text(0, "d5-e5")
    play.submit_text(1, "f5")
    assert [(one.number, one.move) for one in questions(play)] == [(3, "d5-e5"), (4, "f5")]


def test_a_move_is_compared_with_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameBots, "best_evaluator", lambda self: Strict())
    play = Play(SCALINO, 2, {"first": "0"})
    first, second, third, *_ = play.view(0).moves or ()
    for move, cost, mark in ((first, 0.0, ""), (second, 0.125, "?"), (third, 0.25, "??")):
        other = play.fork()
        other.submit_text(0, move)
        (question,) = questions(other)
        found = review_move(question)
        assert (found.move, found.best, found.mark) == (move, first, mark)
        assert found.cost == pytest.approx(cost)
        assert bool(found.reasons) == (move != first)


@pytest.mark.parametrize(
    ("cost", "unit", "mark"),
    [(0.04, "chance", ""), (0.06, "chance", "?!"), (3.0, "points", "?!"), (9.0, "points", "??")],
)
def test_a_move_is_marked_by_its_cost(cost: float, unit: str, mark: str) -> None:
    assert review(cost, unit).mark == mark


def test_a_move_without_a_value_costs_nothing() -> None:
    unknown = MoveReview(0, 0, "done", "points", None, "done", None, ())
    assert (unknown.cost, unknown.mark) == (0.0, "")


def test_the_costliest_come_first_and_only_if_marked() -> None:
    moves = [review(0.3, number=1), review(0.01, number=2), review(0.5, number=3)]
    assert [one.number for one in costliest(moves, 5)] == [3, 1]
    assert [one.number for one in costliest(moves, 1)] == [3]


def test_every_second_move_of_a_game_of_cut_it() -> None:
    play = read_record((GOLDEN / "cutit.jsonl").read_bytes(), rules()).play
    asked = list(questions(play))[::2]
    found = [review_move(one) for one in asked]
    cuts = [one for one in found if "/" in one.move]
    assert cuts
    assert all(one.unit == "points" for one in found)
    assert all(one.value is not None and one.cost >= 0 for one in cuts)
    assert any(one.mark for one in cuts)
    assert review_move(asked[0]) == found[0], "the same question, the same answer"
