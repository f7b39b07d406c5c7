"""Demolitions played to the end by chance."""

from typing import Final

import numpy as np

from tavolino.kernels.bits import count, lowest, nth
from tavolino.kernels.compiled import Ints, Words, kernel
from tavolino.kernels.random import below, seed
from tavolino.kernels.scalino.demolition import (
    BLOCK_SIZE,
    BLOCKS,
    BONUS,
    DECLINE,
    NEAR,
    OPEN,
    SEATS,
    SIZE,
    SIZE_BLOCKS,
    STANDING,
    apply,
    copy_state,
    is_open,
    scores,
)

CARELESS: Final = 10
"""One in so many careful moves is any move at all, so that playouts differ."""


@kernel
def any_move(state: Ints, rng: Words) -> int:
    """One of the legal moves, all equally likely."""
    blocks = count(state[OPEN])
    n = below(rng, blocks + state[BONUS])
    return nth(state[OPEN], n) if n < blocks else DECLINE


@kernel
def opens(state: Ints, block: int) -> int:
    """The size of the largest block that can be taken only once this one is gone, or 0."""
    standing = state[STANDING] & ~(1 << block)
    behind = state[BLOCKS + block * BLOCK_SIZE + NEAR] & standing & ~state[OPEN]
    largest = 0
    while behind:
        other = lowest(behind)
        behind &= behind - 1
        size = state[BLOCKS + other * BLOCK_SIZE + SIZE]
        if size > largest and is_open(state, other, standing):
            largest = size
    return largest


@kernel
def careful_move(state: Ints, rng: Words) -> int:
    """A large block, but rather none that opens a larger one for the next player."""
    if not below(rng, CARELESS):
        return any_move(state, rng)
    for size in range(3, 0, -1):
        blocks = state[OPEN] & state[SIZE_BLOCKS + size - 1]
        if size == 3 and blocks:
            return nth(blocks, below(rng, count(blocks)))
        safe = 0
        while blocks:
            block = lowest(blocks)
            blocks &= blocks - 1
            if opens(state, block) <= max(size, 1 + (state[OPEN] & state[SIZE_BLOCKS + 1] != 0)):
                safe |= 1 << block
        if safe:
            return nth(safe, below(rng, count(safe)))
    return any_move(state, rng)


@kernel
def playout(state: Ints, rng: Words, points: Ints) -> None:
    """Plays on by chance to the end, every move equally likely; writes the points."""
    while state[STANDING]:
        apply(state, any_move(state, rng))
    scores(state, points)


@kernel
def careful_playout(state: Ints, rng: Words, points: Ints) -> None:
    """Plays on to the end with some care; writes the points."""
    while state[STANDING]:
        apply(state, careful_move(state, rng))
    scores(state, points)


@kernel
def _play_all(state: Ints, rng: Words, careful: bool, points: Ints) -> None:
    table = state.copy()
    for game in range(len(points)):
        copy_state(state, table)
        if careful:
            careful_playout(table, rng, points[game])
        else:
            playout(table, rng, points[game])


def playouts(state: Ints, number: int, games: int, careful: bool = False) -> Ints:
    """The points of each seat in many playouts from one state; `number` names their chance."""
    points = np.zeros((games, state[SEATS]), dtype=np.int64)
    _play_all(state, seed(number), careful, points)
    return points
