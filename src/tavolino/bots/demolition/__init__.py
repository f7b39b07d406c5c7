"""Bots for Scalino's demolition."""

from typing import Final

from tavolino.bots.demolition.explain import explain
from tavolino.bots.demolition.levels import GREEDY, LEVELS, RANDOM
from tavolino.bots.demolition.search import SEARCH
from tavolino.bots.game_bots import GameBots
from tavolino.bots.search import PlayoutBudget, SearchBot

BOTS: Final = GameBots(
    levels=LEVELS,
    others={"random": RANDOM, "greedy": GREEDY},
    # Its playouts go to the end, so few of them must do.
    evaluator=SearchBot(SEARCH, PlayoutBudget(200)),
    explain=explain,
)
