"""The challenge of the day. How it is drawn, what it asks, how a try is scored and shared.

It is pure: a day's numbers determine its challenges, on every machine. A game declares its
challenges as a `DailyGame` in its folder (`daily.py`).
"""

from tavolino.daily.chain import is_contribution
from tavolino.daily.challenge import Challenge, DailyGame, read_challenge, write_challenge
from tavolino.daily.days import begins_at, day_of, ends_at, is_day, shifted
from tavolino.daily.games import daily_games
from tavolino.daily.making import MadeChallenge, make_challenge
from tavolino.daily.sealing import DAYS_AHEAD, ROUNDS, mix, seal_hash, seed_of
from tavolino.daily.streaks import Streak, streak_of

__all__ = [
    "DAYS_AHEAD",
    "ROUNDS",
    "Challenge",
    "DailyGame",
    "MadeChallenge",
    "Streak",
    "begins_at",
    "daily_games",
    "day_of",
    "ends_at",
    "is_contribution",
    "is_day",
    "make_challenge",
    "mix",
    "read_challenge",
    "seal_hash",
    "seed_of",
    "shifted",
    "streak_of",
    "write_challenge",
]
