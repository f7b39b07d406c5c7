"""The levels of Scalino."""

from typing import Final

from tavolino.bots.levels import MASTER_SECONDS, STRONG_SECONDS
from tavolino.bots.search import PlayoutBudget
from tavolino.bots.search.compiled_bots import Compiled, LevelBudget, compiled_bots
from tavolino.bots.search.endgame import EndgameSolver
from tavolino.bots.search.kernel_bot import SearchBudget
from tavolino.games.scalino.bots.evaluation import value
from tavolino.games.scalino.bots.explain import explain
from tavolino.games.scalino.bots.search import SEARCH
from tavolino.games.scalino.rules import SCALINO

KERNEL: Final = "tavolino.games.scalino.kernels.warmup"
COMPILED: Final = "tavolino.games.scalino.bots.compiled_search"
ENDGAME: Final = EndgameSolver(SCALINO, most_nodes=3_000)
"""Searches for half a second at most."""

BOTS: Final = compiled_bots(
    SEARCH,
    Compiled(KERNEL, COMPILED),
    value=value,
    explain=explain,
    strong=LevelBudget(
        SearchBudget(playouts=3_000, solver_nodes=20_000, seconds=STRONG_SECONDS),
        PlayoutBudget(150, STRONG_SECONDS),
    ),
    master=LevelBudget(
        SearchBudget(playouts=60_000, solver_nodes=200_000, seconds=MASTER_SECONDS / 2),
        PlayoutBudget(900, MASTER_SECONDS),
    ),
    evaluator=PlayoutBudget(1_000),
    endgame=ENDGAME,
)
