"""The games that have a challenge a day: `DAILY` in the module `daily` of a game's folder."""

from functools import cache

from tavolino.daily.challenge import DailyGame
from tavolino.games import games
from tavolino.games.parts import find_part


@cache
def daily_games() -> dict[str, DailyGame]:
    """How each of these games makes its challenges, in the order of lists."""
    found = {name: find_part(manifest, "daily", "DAILY") for name, manifest in games().items()}
    return {name: daily for name, daily in found.items() if daily is not None}
