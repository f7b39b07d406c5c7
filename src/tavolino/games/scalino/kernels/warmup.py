"""Compiles the kernels of the building game before the first game."""

import numpy as np

from tavolino.bots.kernels.random import seed
from tavolino.bots.kernels.tree import move_stats, new_tree
from tavolino.games.scalino.kernels import endgame, moves, packing, playouts, scoring, search, state
from tavolino.games.scalino.kernels.board import MAX_MOVES
from tavolino.games.scalino.rules import SCALINO


def warm_up() -> None:
    """Calls each kernel once, which compiles it or loads it from the cache."""
    rng = seed(0)
    listed = np.zeros(MAX_MOVES, dtype=np.int64)
    points = np.zeros(4, dtype=np.int64)
    for seats in (2, 4):
        packed = packing.pack(SCALINO.start(seats, {"first": "0"}))
        moves.legal(packed, listed)
        moves.moves_count(packed)
        state.spaces_left(packed)
        state.is_over(packed)
        playouts.playouts(packed, 0, 1)
        if seats == 2:
            endgame.solve(packed, endgame.new_solved_positions(4), 1)
        tree = new_tree(1000, seats)
        search.grow(tree, packed, rng, 1, search.EXPLORATION)
        moves.apply(packed, move_stats(tree)[0].move)
        moves.apply(packed, playouts.random_move(packed, rng))
        moves.apply(packed, playouts.large_move(packed, rng))
        copied = packed.copy()
        state.copy_state(packed, copied)
        playouts.playout(copied, rng, points)
        playouts.large_playout(packed, rng, points)
        scoring.scores(packed, points)
