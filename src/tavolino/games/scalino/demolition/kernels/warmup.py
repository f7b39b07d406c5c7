"""Compiles the kernels of demolition before the first game."""

import numpy as np

from tavolino.bots.kernels.random import seed
from tavolino.bots.kernels.tree import new_tree
from tavolino.core import Stream
from tavolino.games.scalino.demolition.kernels import (
    moves,
    packing,
    playouts,
    search,
    state,
    tree_search,
)
from tavolino.games.scalino.demolition.kernels.transpositions import new_transpositions
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.complete import complete_pyramid
from tavolino.games.scalino.rules.pyramid import write_blocks


def warm_up() -> None:
    """Calls each kernel once, which compiles it or loads it from the cache."""
    rng = seed(0)
    listed = np.zeros(state.MAX_MOVES, dtype=np.int64)
    points = np.zeros(6, dtype=np.int64)
    pyramid = write_blocks(complete_pyramid(Stream(bytes(32), 0)).build_order)
    for seats in (2, 4):
        packed = packing.pack(DEMOLITION.start(seats, {"first": "0", "pyramid": pyramid}))
        moves.legal(packed, listed)
        state.is_over(packed)
        playouts.playouts(packed, 0, 1)
        ahead = search.AlphaBetaSearch(packed, new_transpositions(4))
        ahead.deepen(10)
        tree = new_tree(1000, seats)
        tree_search.grow(tree, packed, rng, 1, tree_search.EXPLORATION)
        moves.apply(packed, ahead.found.move)
        moves.apply(packed, playouts.random_move(packed, rng))
        copied = packed.copy()
        state.copy_state(packed, copied)
        playouts.playout(copied, rng, points)
        state.scores(copied, points)
