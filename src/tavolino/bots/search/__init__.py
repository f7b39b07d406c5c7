"""Monte Carlo tree search for any game.

Every player maximizes their own value (max^n). Chance moves are sampled in every playout, and
hidden information is determinized from the view (information-set MCTS). The game decides how a
leaf is valued: by a playout with the rules or in a compiled kernel, or by an evaluation.
"""

from tavolino.bots.search.bot import SearchBot
from tavolino.bots.search.budget import PlayoutBudget
from tavolino.bots.search.fast_random import FastRandom
from tavolino.bots.search.levels import search_bots
from tavolino.bots.search.playout import Playout, PolicyPlayout, random_playout
from tavolino.bots.search.search import TreeSearch
from tavolino.bots.search.utility import Utility, by_margin, by_rank, lead

__all__ = [
    "FastRandom",
    "Playout",
    "PlayoutBudget",
    "PolicyPlayout",
    "SearchBot",
    "TreeSearch",
    "Utility",
    "by_margin",
    "by_rank",
    "lead",
    "random_playout",
    "search_bots",
]
