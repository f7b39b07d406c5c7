"""A finished game looked at move by move: what each was worth, and what would have been better."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tavolino.bots.evaluation import MoveValue
from tavolino.bots.explanation import explain
from tavolino.bots.reason import Reason
from tavolino.catalogue import find_game
from tavolino.core import Entry, Play, Seat, Stream, View, is_player
from tavolino.lab.solo import seed_of

MARKS: Final[dict[str, tuple[tuple[float, str], ...]]] = {
    "chance": ((0.20, "??"), (0.10, "?"), (0.05, "?!")),
    "points": ((8.0, "??"), (4.0, "?"), (2.0, "?!")),
    "cards": ((2.0, "??"), (1.0, "?"), (0.5, "?!")),
}
"""What a move must cost at least to be marked, by the unit of values."""


class Question(NamedTuple):
    """A move that was made, and all its maker knew then."""

    game: str
    number: int
    view: View[Any]
    move: str
    seed: bytes


@dataclass(frozen=True)
class MoveReview:
    """A move that was made: its value and that of the best one, for who made it.

    Without a value (a puzzle, a lone move) both are None.
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
        """What was given away by not making the best move."""
        if self.value is None or self.best_value is None:
            return 0.0
        return max(0.0, self.best_value - self.value)

    @property
    def mark(self) -> str:
        """How bad a mistake it was, as chess players write it; empty if it was none."""
        return next((mark for least, mark in MARKS[self.unit] if self.cost >= least), "")


def questions(play: Play[Any, Any, Any], seed: str = "analysis") -> Iterator[Question]:
    """Every move of a player that was not taken back."""
    for number in play.standing:
        entry = play.log[number]
        if isinstance(entry, Entry) and is_player(entry.seat):
            view = play.game.view(play.state_after(number), entry.seat)
            move = play.game.write(entry.move)
            yield Question(play.game.name, number, view, move, seed_of(f"{seed} {number}"))


def review_move(question: Question) -> MoveReview:
    """Values one move among all there were; it depends on nothing but the question."""
    view, move = question.view, question.move
    bots = find_game(question.game).bots
    evaluator = bots.best_evaluator()
    seat = view.viewer
    values: tuple[MoveValue, ...] = ()
    if view.moves is not None and len(view.moves) > 1:
        values = evaluator.evaluate(view, Stream(question.seed, 0), attend=move)
    made = next((one for one in values if one.move == move), None)
    if made is None:
        return MoveReview(question.number, seat, move, evaluator.unit, None, move, None, ())
    # A move that was tried a few times only may look good by chance: it must have been attended to.
    known = [one for one in values if 4 * one.tries >= made.tries]
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
    """The moves that cost most, those alone that are marked."""
    marked = [one for one in reviews if one.mark]
    return sorted(marked, key=lambda one: (-one.cost, one.number))[:most]
