"""Analyses finished games: every move against the best ones, every player against par."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tavolino.bots.evaluation import Evaluator, MoveValue
from tavolino.bots.explanation import explain
from tavolino.bots.reason import Reason
from tavolino.core import AnyPlay, AnyView, Entry, Seat, Stream, is_player
from tavolino.games.par_review import ParReview
from tavolino.games.registry import find_game

MARKS: Final[dict[str, tuple[tuple[float, str], ...]]] = {
    "chance": ((0.20, "??"), (0.10, "?"), (0.05, "?!")),
    "points": ((8.0, "??"), (4.0, "?"), (2.0, "?!")),
    "cards": ((2.0, "??"), (1.0, "?"), (0.5, "?!")),
}
"""The least cost of a move that gets each mark, by the unit of values."""
MAX_BEST: Final = 3
"""How many of the best moves are named."""


class Question(NamedTuple):
    """A move that was made, and the player's view at that time."""

    game: str
    number: int
    view: AnyView
    move: str
    seed: bytes


class BestMove(NamedTuple):
    """One of the best moves of a position, and the reasons for it."""

    move: str
    value: float
    reasons: tuple[Reason, ...]


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
    top: tuple[BestMove, ...] = ()
    """The best moves of the position, the best first; empty if the move has no value."""

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


def questions(play: AnyPlay, seed: str = "analysis") -> Iterator[Question]:
    """Every move of a player that was not undone."""
    for number in move_numbers(play):
        yield _question(play, number, seed)


def question_about(play: AnyPlay, number: int, seed: str = "analysis") -> Question | None:
    """The question about an entry of the log; None if it is not a player's move, or undone."""
    return _question(play, number, seed) if number in move_numbers(play) else None


def move_numbers(play: AnyPlay) -> list[int]:
    """The entries that are moves of players and were not undone."""
    found = []
    for number in play.standing:
        entry = play.log[number]
        if isinstance(entry, Entry) and is_player(entry.seat):
            found.append(number)
    return found


def _question(play: AnyPlay, number: int, seed: str) -> Question:
    entry = play.log[number]
    assert isinstance(entry, Entry)
    view = play.game.view(play.state_after(number), entry.seat)
    move = play.game.write(entry.move)
    return Question(play.game.name, number, view, move, _seed(f"{seed} {number}"))


def review_move(question: Question, evaluator: Evaluator | None = None) -> MoveReview:
    """Compares a move with all legal ones, by the game's best evaluator unless one is given.

    The result depends only on the question and the evaluator.
    """
    view, move = question.view, question.move
    bots = find_game(question.game).bots
    evaluator = evaluator or bots.best_evaluator()
    seat = view.viewer
    values: tuple[MoveValue, ...] = ()
    if view.moves is None or len(view.moves) > 1:
        values = evaluator.evaluate(view, Stream(question.seed, 0), focus=move)
    made = next((one for one in values if one.move == move), None)
    if made is None:
        return MoveReview(question.number, seat, move, evaluator.unit, None, move, None, ())
    # A move with few visits may look good by chance, so it needs enough of them.
    known = [one for one in values if 4 * one.visits >= made.visits]
    ranked = sorted(known, key=lambda one: -one.values[seat])
    worst = ranked[-1].values[seat]
    others = [one for one in values if one not in known and one.values[seat] <= worst]
    ranked += sorted(others, key=lambda one: (-one.visits, -one.values[seat]))
    top = tuple(
        BestMove(
            one.move,
            one.values[seat],
            explain(bots, view, one.move, Stream(question.seed, 1)),
        )
        for one in ranked[:MAX_BEST]
    )
    best = top[0]
    return MoveReview(
        question.number,
        seat,
        move,
        evaluator.unit,
        made.values[seat],
        best.move,
        best.value,
        best.reasons if best.move != move else (),
        top,
    )


def costliest(reviews: Sequence[MoveReview], most: int) -> list[MoveReview]:
    """The moves with the highest cost, of those that have a mark."""
    marked = [one for one in reviews if one.mark]
    return sorted(marked, key=lambda one: (-one.cost, one.number))[:most]


def _seed(words: str) -> bytes:
    return hashlib.sha256(words.encode()).digest()


def review_seat(game: str, state: Any, seat: Seat) -> ParReview | None:
    """How a seat of a finished game compares with par; None if that cannot be said."""
    review = find_game(game).review
    return review(state, seat) if review else None
