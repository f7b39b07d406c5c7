"""The result of a try."""

from typing import Literal, NamedTuple

from tavolino.core import AnyPlay, Seat
from tavolino.daily.challenge import DailyGame

Outcome = Literal["", "reached", "failed", "helped"]
"""Empty until it is over. Helped tries, in which a bot moved or gave hints, have no score
and count for nobody's distribution."""


class Result(NamedTuple):
    outcome: Outcome
    score: int | None


def score_try(daily: DailyGame, play: AnyPlay, seat: Seat, *, is_helped: bool) -> Result:
    """The result of a finished game."""
    if is_helped:
        return Result("helped", None)
    score = daily.score(play, seat)
    return Result("failed", None) if score is None else Result("reached", score)


def read_outcome(text: str) -> Outcome:
    match text:
        case "reached" | "failed" | "helped":
            return text
        case _:
            return ""
