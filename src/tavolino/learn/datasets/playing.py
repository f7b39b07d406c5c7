"""Plays one game of a dataset and converts it to rows, in a worker."""

import json
import zlib
from typing import Any, NamedTuple

from tavolino.bots.evaluation import Evaluator
from tavolino.core import Outcome, Record, canonical
from tavolino.games import find_game
from tavolino.games.analysis import Question, questions, review_move
from tavolino.lab.arena.playing import play_game
from tavolino.learn.datasets.plan import DatasetPlan, Values
from tavolino.learn.datasets.schema import GameRow, MoveRow


class GameTask(NamedTuple):
    """A game to play, by its number. The task determines the result completely."""

    plan: DatasetPlan
    number: int


class PackedGame(NamedTuple):
    """The compressed rows of a game, as a worker sends them and an unfinished shard stores them."""

    number: int
    data: bytes


class DatasetGame(NamedTuple):
    game: GameRow
    moves: tuple[MoveRow, ...]


def play_task(task: GameTask) -> PackedGame:
    return PackedGame(task.number, pack(play_dataset_game(task)))


def play_dataset_game(task: GameTask) -> DatasetGame:
    """Plays a game and collects its rows."""
    plan = task.plan
    sitting = plan.sitting(task.number)
    bots = plan.contest.seatings[sitting.seating]
    play, dealer, *_ = play_game(sitting)
    assert play.outcome is not None
    record = Record(play, dealer.hash, dealer.secret.hex(), bots, {"game": str(task.number)})
    seed = f"dataset {plan.contest.seed} {task.number}"
    evaluator = _evaluator(plan.contest.game, plan.values)
    moves = tuple(
        _move_row(task.number, bots, one, play.outcome, evaluator) for one in questions(play, seed)
    )
    game = GameRow(
        task.number,
        sitting.deal,
        bots,
        len(play.log),
        len(moves),
        play.outcome.cause,
        play.outcome.points,
        play.outcome.ranks,
        record.write().decode(),
    )
    return DatasetGame(game, moves)


def _evaluator(game: str, values: Values) -> Evaluator | None:
    bots = find_game(game).bots
    if values == "none":
        return None
    return bots.best_evaluator() if values == "best" else bots.evaluator


def _move_row(
    number: int,
    bots: tuple[str, ...],
    question: Question,
    outcome: Outcome,
    evaluator: Evaluator | None,
) -> MoveRow:
    view = question.view
    seat = view.viewer
    review = review_move(question, evaluator) if evaluator else None
    has_value = review is not None and review.value is not None
    return MoveRow(
        game=number,
        entry=question.number,
        seat=seat,
        bot=bots[seat],
        view=canonical(view).decode(),
        legal_moves=None if view.moves is None else len(view.moves),
        move=question.move,
        value=review.value if review else None,
        best=review.best if review and has_value else None,
        best_value=review.best_value if review else None,
        unit=review.unit if review and has_value else None,
        points=outcome.points[seat],
        rank=outcome.ranks[seat],
    )


def pack(game: DatasetGame) -> bytes:
    return zlib.compress(json.dumps(game, separators=(",", ":")).encode())


def unpack(data: bytes) -> DatasetGame:
    game, moves = json.loads(zlib.decompress(data))
    return DatasetGame(GameRow(*map(_frozen, game)), tuple(MoveRow(*move) for move in moves))


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
