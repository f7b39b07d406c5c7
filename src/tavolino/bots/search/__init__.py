"""One search for every game: a tree of moves, grown by what is found at its leaves.

Several players each go for their own good (max^n), chance is drawn anew each time, and what is
hidden is made up anew each time from the view alone (information-set search). The game says
what happens at a leaf: a playout by the readable rules, by a compiled kernel, or an evaluation.
"""

from tavolino.bots.search.bot import SearchBot
from tavolino.bots.search.chance import QuickChance
from tavolino.bots.search.levels import search_bots
from tavolino.bots.search.limit import Limit
from tavolino.bots.search.playout import Playout, PolicyPlayout, random_playout
from tavolino.bots.search.search import Search
from tavolino.bots.search.worth import Worth, by_margin, by_rank, lead

__all__ = [
    "Limit",
    "Playout",
    "PolicyPlayout",
    "QuickChance",
    "Search",
    "SearchBot",
    "Worth",
    "by_margin",
    "by_rank",
    "lead",
    "random_playout",
    "search_bots",
]
