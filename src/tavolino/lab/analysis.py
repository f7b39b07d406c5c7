"""Analyses a finished game move by move: the value of each move, and better ones."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tavolino.bots.evaluation import MoveValue
from tavolino.bots.explanation import explain
from tavolino.bots.reason import Reason
from tavolino.catalogue import find_game
from tavolino.core import Entry, Play, Seat, Stream, View, is_player
from tavolino.lab.seeds import seed_of

MARKS: Final[dict[str, tuple[tuple[float, str], ...]]] = {
    "chance": ((0.20, "??"), (0.10, "?"), (0.05, "?!")),
    "points": ((8.0, "??"), (4.0, "?"), (2.0, "?!")),
    "cards": ((2.0, "??"), (1.0, "?"), (0.5, "?!")),
}
"""The least cost of a move that gets each mark, by the unit of values."""


class Question(NamedTuple):
    """A move that was made, and everything the player knew then."""

    game: str
    number: int
    view: View[Any]
    move: str
    seed: bytes


@dataclass(frozen=True)
class MoveReview:
    """A move that was made: its value and that of the best move, for the player who made it.

    Both are None for a move without a value (a puzzle move, an only move).
    """

    number: int
    seat: Seat
    move: str
    unit: str
    value: float | None
    best: str
    best_value: float | None
    reasons: tuple[Reason, ...]

    @property
    def cost(self) -> float:
        """The difference to the best move."""
        if self.value is None or self.best_value is None:
            return 0.0
        return max(0.0, self.best_value - self.value)

    @property
    def mark(self) -> str:
        """The mark of a mistake in chess notation (?!, ?, ??); empty if it was none."""
        return next((mark for least, mark in MARKS[self.unit] if self.cost >= least), "")


def questions(play: Play[Any, Any, Any], seed: str = "analysis") -> Iterator[Question]:
    """Every move of a player that was not undone."""
    for number in play.standing:
        entry = play.log[number]
        if isinstance(entry, Entry) and is_player(entry.seat):
            view = play.game.view(play.state_after(number), entry.seat)
            move = play.game.write(entry.move)
            yield Question(play.game.name, number, view, move, seed_of(f"{seed} {number}"))


def review_move(question: Question) -> MoveReview:
    """Evaluates one move among all legal ones. The result depends on the question alone."""
    view, move = question.view, question.move
    bots = find_game(question.game).bots
    evaluator = bots.best_evaluator()
    seat = view.viewer
    values: tuple[MoveValue, ...] = ()
    if view.moves is not None and len(view.moves) > 1:
        values = evaluator.evaluate(view, Stream(question.seed, 0), focus=move)
    made = next((one for one in values if one.move == move), None)
    if made is None:
        return MoveReview(question.number, seat, move, evaluator.unit, None, move, None, ())
    # A move with few playouts may look good by chance. It must have enough of them.
    known = [one for one in values if 4 * one.visits >= made.visits]
    best = max(known, key=lambda one: one.values[seat])
    reasons: tuple[Reason, ...] = ()
    if best.move != move:
        reasons = explain(bots, view, best.move, Stream(question.seed, 1))
    return MoveReview(
        question.number,
        seat,
        move,
        evaluator.unit,
        made.values[seat],
        best.move,
        best.values[seat],
        reasons,
    )


def costliest(reviews: Sequence[MoveReview], most: int) -> list[MoveReview]:
    """The moves with the highest cost, of those that have a mark."""
    marked = [one for one in reviews if one.mark]
    return sorted(marked, key=lambda one: (-one.cost, one.number))[:most]
