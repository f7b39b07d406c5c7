"""Streaks: on how many days in a row somebody has finished the challenge."""

from collections.abc import Iterable
from typing import NamedTuple

from tavolino.daily.days import shifted


class Streak(NamedTuple):
    now: int
    longest: int


def streak_of(days: Iterable[str], today: str) -> Streak:
    """The streaks of somebody who has finished the challenges of these days. Until today is over,
    a streak up to yesterday goes on.

    >>> streak_of(["2026-11-14", "2026-11-16", "2026-11-17"], "2026-11-18")
    Streak(now=2, longest=2)
    >>> streak_of(["2026-11-14", "2026-11-15", "2026-11-16"], "2026-11-18")
    Streak(now=0, longest=3)
    """
    played = set(days)
    last = today if today in played else shifted(today, -1)
    return Streak(_run(played, last), max((_run(played, one) for one in _ends(played)), default=0))


def _ends(played: set[str]) -> Iterable[str]:
    """The last day of each run."""
    return (day for day in played if shifted(day, 1) not in played)


def _run(played: set[str], last: str) -> int:
    """How many days in a row were played up to this one."""
    length = 0
    while shifted(last, -length) in played:
        length += 1
    return length
