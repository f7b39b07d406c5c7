"""The challenge of the demolition: an endgame for two that can be won."""

from typing import Final

from tavolino.daily.challenge import Challenge, DailyGame
from tavolino.daily.endgames import endgames, final_lead, from_endgame, misleads, played_by_bots
from tavolino.games.scalino.demolition.bots import BOTS
from tavolino.games.scalino.demolition.bots.levels import ENDGAME
from tavolino.games.scalino.demolition.rules import DEMOLITION as RULES

OWN_MOVES: Final = range(3, 8)
MOST_ENTRIES: Final = 12
GREEDY: Final = BOTS.others["greedy"]


def make(secret: bytes, check_quality: bool) -> Challenge | None:
    """The earliest position that can be solved and won, but not by the move that looks best."""
    play = played_by_bots(RULES, GREEDY, BOTS.others["random"], secret)
    for one in reversed(list(endgames(play, ENDGAME, MOST_ENTRIES))):
        lead = one.solution.lead
        if not check_quality:
            return from_endgame(play, one)
        is_fit = lead > 0 and one.solution.own_moves in OWN_MOVES
        if is_fit and misleads(play, one, ENDGAME, GREEDY, at_stake=lead):
            return from_endgame(play, one)
    return None


DAILY: Final = DailyGame(make=make, score=final_lead)
