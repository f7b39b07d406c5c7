"""Bots for Cut the Rope."""

from typing import Final

from tavolino.bots.game_bots import GameBots
from tavolino.bots.rope.explain import explain
from tavolino.bots.rope.levels import GREEDY, LEVELS, RANDOM
from tavolino.bots.rope.search import SEARCH
from tavolino.bots.search import PlayoutBudget, SearchBot

BOTS: Final = GameBots(
    levels=LEVELS,
    others={"random": RANDOM, "greedy": GREEDY},
    evaluator=SearchBot(SEARCH, PlayoutBudget(1_000)),
    explain=explain,
)
