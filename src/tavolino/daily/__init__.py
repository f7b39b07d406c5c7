"""The challenge of the day: drawing, scoring, verifying and sharing.

It is pure: a day's numbers determine its challenges, on every machine. A game declares its
challenges as a `DailyGame` in its folder (`daily.py`).
"""

from tavolino.daily.chain import is_contribution
from tavolino.daily.challenge import Challenge, DailyGame, read_challenge, write_challenge
from tavolino.daily.challenge_maker import MadeChallenge, make_challenge
from tavolino.daily.days import add_days, begins_at, ends_at, is_day, utc_day
from tavolino.daily.games import daily_games
from tavolino.daily.seal import DAYS_AHEAD, ROUNDS, dealer_secret, mix, seal_hash
from tavolino.daily.streaks import Streak, find_streak

__all__ = [
    "DAYS_AHEAD",
    "ROUNDS",
    "Challenge",
    "DailyGame",
    "MadeChallenge",
    "Streak",
    "add_days",
    "begins_at",
    "daily_games",
    "dealer_secret",
    "ends_at",
    "find_streak",
    "is_contribution",
    "is_day",
    "make_challenge",
    "mix",
    "read_challenge",
    "seal_hash",
    "utc_day",
    "write_challenge",
]
