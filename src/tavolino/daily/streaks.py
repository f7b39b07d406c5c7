"""Streaks: on how many days in a row somebody has finished the challenge."""

from collections.abc import Iterable
from typing import NamedTuple

from tavolino.daily.days import add_days


class Streak(NamedTuple):
    now: int
    longest: int


def find_streak(days: Iterable[str], today: str) -> Streak:
    """The streaks of somebody who has finished the challenges of these days. Until today is over,
    a streak up to yesterday goes on.

    >>> find_streak(["2026-11-14", "2026-11-16", "2026-11-17"], "2026-11-18")
    Streak(now=2, longest=2)
    >>> find_streak(["2026-11-14", "2026-11-15", "2026-11-16"], "2026-11-18")
    Streak(now=0, longest=3)
    """
    played = set(days)
    last = today if today in played else add_days(today, -1)
    return Streak(_run(played, last), max((_run(played, one) for one in _ends(played)), default=0))


def _ends(played: set[str]) -> Iterable[str]:
    """The last day of each run."""
    return (day for day in played if add_days(day, 1) not in played)


def _run(played: set[str], last: str) -> int:
    """How many days in a row were played up to this one."""
    length = 0
    while add_days(last, -length) in played:
        length += 1
    return length
