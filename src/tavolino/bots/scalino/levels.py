"""The levels of Scalino."""

from typing import Final

from tavolino.bots.greedy_bot import GreedyBot
from tavolino.bots.levels import MASTER_SECONDS, STRONG_SECONDS, CompiledBot, Levels, MixedBot
from tavolino.bots.random_bot import RandomBot
from tavolino.bots.scalino.evaluation import value
from tavolino.bots.scalino.search import SEARCH
from tavolino.bots.search import Limit, SearchBot
from tavolino.bots.search.kernel_bot import KernelBot, SearchEffort
from tavolino.games.scalino import SCALINO

KERNEL: Final = "tavolino.kernels.scalino.warmup"
COMPILED: Final = "tavolino.bots.scalino.compiled_search"
RANDOM: Final = RandomBot(SCALINO)
GREEDY: Final = GreedyBot(SCALINO, value)

LEVELS: Final = Levels(
    learner=MixedBot(RANDOM, GREEDY, one_in=3),
    casual=GREEDY,
    strong=CompiledBot(
        KERNEL,
        KernelBot(COMPILED, SearchEffort(playouts=3_000, solves=20_000, seconds=STRONG_SECONDS)),
        SearchBot(SEARCH, Limit(150, STRONG_SECONDS)),
    ),
    master=CompiledBot(
        KERNEL,
        KernelBot(
            COMPILED, SearchEffort(playouts=60_000, solves=200_000, seconds=MASTER_SECONDS / 2)
        ),
        SearchBot(SEARCH, Limit(900, MASTER_SECONDS)),
    ),
)
