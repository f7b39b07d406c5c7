"""Compiles everything here ahead of time, so that nobody waits for it in a game."""

import numpy as np

from tavolino.core import Stream
from tavolino.games.scalino import DEMOLITION, SCALINO
from tavolino.games.scalino.complete import complete_pyramid
from tavolino.games.scalino.pyramid import write_blocks
from tavolino.kernels.random import seed
from tavolino.kernels.scalino import (
    build,
    build_search,
    build_solve,
    demolition,
    demolition_playouts,
    demolition_search,
    demolition_tree,
    packing,
    playouts,
    survey,
)
from tavolino.kernels.scalino.diamond import MOST_MOVES
from tavolino.kernels.tree import new_tree, weighed


def warm_up() -> None:
    """Calls each kernel once with arguments of the types it will get."""
    _warm_up_building()
    _warm_up_demolition()


def _warm_up_building() -> None:
    rng = seed(0)
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    points = np.zeros(4, dtype=np.int64)
    for seats in (2, 4):
        state = packing.pack(SCALINO.start(seats, {"first": "0"}))
        build.legal(state, moves)
        build.moves_count(state)
        build.spaces_left(state)
        build.is_over(state)
        playouts.playouts(state, 0, 1)
        build_solve.solve(state, build_solve.new_memory(4), 1)
        tree = new_tree(1000, seats)
        build_search.grow(tree, state, rng, 1, build_search.EXPLORATION)
        build.apply(state, weighed(tree)[0].move)
        build.apply(state, playouts.any_move(state, rng))
        build.apply(state, playouts.large_move(state, rng))
        table = state.copy()
        build.copy_state(state, table)
        playouts.playout(table, rng, points)
        playouts.large_playout(state, rng, points)
        build.scores(state, points)


def _warm_up_demolition() -> None:
    rng = seed(0)
    moves = np.zeros(demolition.MOST_MOVES, dtype=np.int64)
    points = np.zeros(6, dtype=np.int64)
    pyramid = write_blocks(complete_pyramid(Stream(bytes(32), 0)).build_order)
    for seats in (2, 4):
        state = survey.pack(DEMOLITION.start(seats, {"first": "0", "pyramid": pyramid}))
        demolition.legal(state, moves)
        demolition.is_over(state)
        demolition_playouts.playouts(state, 0, 1)
        ahead = demolition_search.LookAhead(state, demolition_search.new_memory(4))
        ahead.go_on(10)
        tree = new_tree(1000, seats)
        demolition_tree.grow(tree, state, rng, 1, demolition_tree.EXPLORATION)
        demolition.apply(state, ahead.found.move)
        demolition.apply(state, demolition_playouts.any_move(state, rng))
        table = state.copy()
        demolition.copy_state(state, table)
        demolition_playouts.playout(table, rng, points)
        demolition.scores(table, points)
