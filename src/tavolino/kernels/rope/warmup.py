"""Compiling everything ahead of the first game."""

import numpy as np

from tavolino.games.rope.position import PlayerCards, arrange
from tavolino.kernels.random import seed
from tavolino.kernels.rope.moves import legal
from tavolino.kernels.rope.packing import pack
from tavolino.kernels.rope.playouts import playouts
from tavolino.kernels.rope.search import POLICY, TurnLines
from tavolino.kernels.rope.state import MOVES


def warm_up() -> None:
    """Uses each part once, so that it is compiled or read from the disk."""
    state = arrange(PlayerCards("5 S", "1 2"), PlayerCards("3 4", "4"))
    table = pack(state)
    legal(table, np.zeros(MOVES, np.int64))
    playouts(table, seed(0), 1, np.zeros(state.seats, np.int64))
    lines = TurnLines(state, most=2, number=0)
    lines.add_lays(POLICY)
    lines.compare([POLICY], turns=1, deals=1, is_late=lambda: True)
