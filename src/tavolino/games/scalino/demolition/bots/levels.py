"""The levels of the demolition."""

from typing import Final

from tavolino.bots.levels import MASTER_SECONDS, STRONG_SECONDS
from tavolino.bots.search import PlayoutBudget
from tavolino.bots.search.compiled_bots import Compiled, LevelBudget, compiled_bots
from tavolino.bots.search.endgame import EndgameSolver
from tavolino.bots.search.kernel_bot import SearchBudget
from tavolino.games.scalino.demolition.bots.evaluation import value
from tavolino.games.scalino.demolition.bots.explain import explain
from tavolino.games.scalino.demolition.bots.search import SEARCH
from tavolino.games.scalino.demolition.rules import DEMOLITION

KERNEL: Final = "tavolino.games.scalino.demolition.kernels.warmup"
COMPILED: Final = "tavolino.games.scalino.demolition.bots.compiled_search"
ENDGAME: Final = EndgameSolver(DEMOLITION, most_nodes=5_000)
"""Searches for half a second at most."""

BOTS: Final = compiled_bots(
    SEARCH,
    Compiled(KERNEL, COMPILED),
    value=value,
    explain=explain,
    strong=LevelBudget(
        SearchBudget(playouts=100, multiplayer_playouts=500, seconds=STRONG_SECONDS),
        PlayoutBudget(200, STRONG_SECONDS),
    ),
    master=LevelBudget(
        SearchBudget(
            playouts=6_000_000,
            solver_nodes=12_000_000,
            multiplayer_playouts=20_000,
            seconds=MASTER_SECONDS,
        ),
        PlayoutBudget(1_000, MASTER_SECONDS),
        evaluation=SearchBudget(
            playouts=3_000_000,
            solver_nodes=3_000_000,
            multiplayer_playouts=20_000,
            seconds=STRONG_SECONDS,
        ),
    ),
    # Few playouts, because they are slow: they go to the end of the game.
    evaluator=PlayoutBudget(200),
    endgame=ENDGAME,
)
