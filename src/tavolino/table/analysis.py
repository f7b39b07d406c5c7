"""The analysis of a finished game: computed move by move, stored, and shown to a reader."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct

from tavolino.bots.reason import Reason
from tavolino.core import Play
from tavolino.games import ParReview
from tavolino.games.analysis import (
    BestMove,
    MoveReview,
    costliest,
    move_numbers,
)
from tavolino.locales import say
from tavolino.protocol.analysis import AnalysedMove, Analysis, ShownBestMove

AnyPlay = Play[Any, Any, Any]
MOST_TURNING_POINTS: Final = 5
DIGITS: Final = 4


class StoredReason(Struct, frozen=True, array_like=True):
    key: str
    params: dict[str, str | int]


class StoredBest(Struct, frozen=True, array_like=True):
    move: str
    value: float
    reasons: list[StoredReason]


class StoredReview(Struct, frozen=True):
    """A MoveReview without what follows from the rest."""

    number: int
    seat: int
    move: str
    unit: str
    value: float | None
    top: list[StoredBest]


def write_review(review: MoveReview) -> str:
    stored = StoredReview(
        review.number,
        review.seat,
        review.move,
        review.unit,
        review.value,
        [
            StoredBest(
                one.move,
                one.value,
                [StoredReason(reason.key, dict(reason.params)) for reason in one.reasons],
            )
            for one in review.top
        ],
    )
    return msgspec.json.encode(stored).decode()


def read_review(text: str) -> MoveReview:
    stored = msgspec.json.decode(text, type=StoredReview)
    top = tuple(
        BestMove(
            one.move,
            one.value,
            tuple(Reason(reason.key, reason.params) for reason in one.reasons),
        )
        for one in stored.top
    )
    best = top[0] if top else BestMove(stored.move, 0.0, ())
    return MoveReview(
        stored.number,
        stored.seat,
        stored.move,
        stored.unit,
        stored.value,
        best.move,
        best.value if top else None,
        best.reasons if best.move != stored.move else (),
        top,
    )


def write_par_review(review: ParReview | None) -> str:
    return msgspec.json.encode(review).decode()


def read_par_review(text: str) -> ParReview | None:
    found: ParReview | None = msgspec.json.decode(text, type=ParReview | None)
    return found


def analysis_of(
    play: AnyPlay, reviews: Iterable[MoveReview], language: str, *, is_running: bool = False
) -> Analysis:
    """What these reviews say about a game, in the reader's language."""
    known = sorted(reviews, key=lambda one: one.number)
    return Analysis(
        unit=known[0].unit if known else "",
        numbers=move_numbers(play),
        moves=[analysed_move(one, language) for one in known],
        turning_points=[one.number for one in costliest(known, MOST_TURNING_POINTS)],
        is_running=is_running,
    )


def analysed_move(review: MoveReview, language: str) -> AnalysedMove:
    return AnalysedMove(
        number=review.number,
        seat=review.seat,
        move=review.move,
        mark=review.mark,
        value=None if review.value is None else round(review.value, DIGITS),
        cost=round(review.cost, DIGITS),
        best=[
            ShownBestMove(
                one.move,
                round(one.value, DIGITS),
                " ".join(say(reason.key, language, **reason.params) for reason in one.reasons),
            )
            for one in review.top
        ],
    )
