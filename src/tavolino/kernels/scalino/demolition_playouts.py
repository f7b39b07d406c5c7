"""Demolitions played to the end by chance."""

import numpy as np

from tavolino.kernels.bits import count, nth
from tavolino.kernels.compiled import Ints, Words, kernel
from tavolino.kernels.random import below, seed
from tavolino.kernels.scalino.demolition import (
    BONUS,
    DECLINE,
    OPEN,
    SEATS,
    STANDING,
    apply,
    copy_state,
    scores,
)


@kernel
def any_move(state: Ints, rng: Words) -> int:
    """One of the legal moves, all equally likely."""
    blocks = count(state[OPEN])
    n = below(rng, blocks + state[BONUS])
    return nth(state[OPEN], n) if n < blocks else DECLINE


@kernel
def playout(state: Ints, rng: Words, points: Ints) -> None:
    """Plays on by chance to the end, every move equally likely; writes the points."""
    while state[STANDING]:
        apply(state, any_move(state, rng))
    scores(state, points)


@kernel
def _play_all(state: Ints, rng: Words, points: Ints) -> None:
    table = state.copy()
    for game in range(len(points)):
        copy_state(state, table)
        playout(table, rng, points[game])


def playouts(state: Ints, number: int, games: int) -> Ints:
    """The points of each seat in many playouts from one state; `number` names their chance."""
    points = np.zeros((games, state[SEATS]), dtype=np.int64)
    _play_all(state, seed(number), points)
    return points
