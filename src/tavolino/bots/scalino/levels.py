"""The levels of Scalino."""

from typing import Final

from tavolino.bots.greedy_bot import GreedyBot
from tavolino.bots.levels import MASTER_SECONDS, STRONG_SECONDS
from tavolino.bots.random_bot import RandomBot
from tavolino.bots.scalino.evaluation import value
from tavolino.bots.scalino.search import SEARCH
from tavolino.bots.search import PlayoutBudget
from tavolino.bots.search.compiled_levels import Compiled, LevelBudget, compiled_levels
from tavolino.bots.search.kernel_bot import SearchBudget
from tavolino.games.scalino import SCALINO

KERNEL: Final = "tavolino.kernels.scalino.warmup"
COMPILED: Final = "tavolino.bots.scalino.compiled_search"
RANDOM: Final = RandomBot(SCALINO)
GREEDY: Final = GreedyBot(SCALINO, value)

LEVELS: Final = compiled_levels(
    SCALINO,
    GREEDY,
    SEARCH,
    Compiled(KERNEL, COMPILED),
    strong=LevelBudget(
        SearchBudget(playouts=3_000, solver_nodes=20_000, seconds=STRONG_SECONDS),
        PlayoutBudget(150, STRONG_SECONDS),
    ),
    master=LevelBudget(
        SearchBudget(playouts=60_000, solver_nodes=200_000, seconds=MASTER_SECONDS / 2),
        PlayoutBudget(900, MASTER_SECONDS),
    ),
)
