"""The challenge of Scalino: the last moves of a game for two."""

from typing import Final

from tavolino.daily.challenge import Challenge, DailyGame
from tavolino.daily.endgames import endgames, final_lead, from_endgame, misleads, played_by_bots
from tavolino.games.scalino.bots import BOTS
from tavolino.games.scalino.bots.levels import ENDGAME
from tavolino.games.scalino.rules import SCALINO as RULES

OWN_MOVES: Final = range(3, 7)
AT_STAKE: Final = 3
MOST_ENTRIES: Final = 14
GREEDY: Final = BOTS.others["greedy"]


def make(secret: bytes, check_quality: bool) -> Challenge | None:
    """The earliest position that can be solved, and not by looking one move ahead."""
    play = played_by_bots(RULES, GREEDY, BOTS.others["random"], secret)
    for one in reversed(list(endgames(play, ENDGAME, MOST_ENTRIES))):
        if not check_quality:
            return from_endgame(play, one)
        is_fit = one.solution.lead > 0 and one.solution.own_moves in OWN_MOVES
        if is_fit and misleads(play, one, ENDGAME, GREEDY, AT_STAKE):
            return from_endgame(play, one)
    return None


DAILY: Final = DailyGame(make=make, score=final_lead)
