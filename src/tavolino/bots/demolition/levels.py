"""The levels of the demolition."""

from typing import Final

from tavolino.bots.demolition.evaluation import value
from tavolino.bots.demolition.search import SEARCH
from tavolino.bots.greedy_bot import GreedyBot
from tavolino.bots.levels import MASTER_SECONDS, STRONG_SECONDS
from tavolino.bots.random_bot import RandomBot
from tavolino.bots.search import PlayoutBudget
from tavolino.bots.search.compiled_levels import Compiled, LevelBudget, compiled_levels
from tavolino.bots.search.kernel_bot import SearchBudget
from tavolino.games.scalino import DEMOLITION

KERNEL: Final = "tavolino.kernels.demolition.warmup"
COMPILED: Final = "tavolino.bots.demolition.compiled_search"
RANDOM: Final = RandomBot(DEMOLITION)
GREEDY: Final = GreedyBot(DEMOLITION, value)

LEVELS: Final = compiled_levels(
    DEMOLITION,
    GREEDY,
    SEARCH,
    Compiled(KERNEL, COMPILED),
    strong=LevelBudget(
        SearchBudget(playouts=100, multiplayer_playouts=500, seconds=STRONG_SECONDS),
        PlayoutBudget(200, STRONG_SECONDS),
    ),
    master=LevelBudget(
        SearchBudget(playouts=400_000, multiplayer_playouts=20_000, seconds=MASTER_SECONDS),
        PlayoutBudget(1_000, MASTER_SECONDS),
    ),
)
