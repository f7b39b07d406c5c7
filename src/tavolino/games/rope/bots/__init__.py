"""Bots for Cut the Rope."""

from typing import Final

from tavolino.bots.game_bots import GameBots
from tavolino.bots.search import PlayoutBudget, SearchBot
from tavolino.games.rope.bots.explain import explain
from tavolino.games.rope.bots.levels import GREEDY, LEVELS, RANDOM
from tavolino.games.rope.bots.search import SEARCH

BOTS: Final = GameBots(
    levels=LEVELS,
    others={"random": RANDOM, "greedy": GREEDY},
    evaluator=SearchBot(SEARCH, PlayoutBudget(1_000)),
    explain=explain,
)
