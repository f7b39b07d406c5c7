"""Compiles the kernels of Cut the Rope before the first game."""

import numpy as np

from tavolino.bots.kernels.random import seed
from tavolino.games.rope.kernels.moves import legal
from tavolino.games.rope.kernels.packing import pack
from tavolino.games.rope.kernels.playouts import playouts
from tavolino.games.rope.kernels.search import POLICY, TurnLines
from tavolino.games.rope.kernels.state import MOVES
from tavolino.games.rope.rules.position import PlayerCards, arrange


def warm_up() -> None:
    """Calls each kernel once, which compiles it or loads it from the cache."""
    state = arrange(PlayerCards("5 S", "1 2"), PlayerCards("3 4", "4"))
    table = pack(state)
    legal(table, np.zeros(MOVES, np.int64))
    playouts(table, seed(0), 1, np.zeros(state.seats, np.int64))
    lines = TurnLines(state, most=2, random_seed=0)
    lines.add_lays(POLICY)
    lines.compare([POLICY], turns=1, deals=1, out_of_time=lambda: True)
