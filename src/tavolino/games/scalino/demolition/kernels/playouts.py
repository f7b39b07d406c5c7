"""Random and greedy playouts of demolition."""

import numpy as np

from tavolino.bots.kernels.bits import count, lowest, nth
from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.random import below, seed
from tavolino.games.scalino.demolition.kernels.moves import apply, largest_opened, largest_size
from tavolino.games.scalino.demolition.kernels.state import (
    BLOCK_SIZE,
    BLOCKS,
    BONUS,
    DECLINE,
    LEVEL,
    LEVEL_BLOCKS,
    OPEN,
    SEATS,
    SIZE,
    STANDING,
    copy_state,
    scores,
)


@kernel
def random_move(state: Ints, rng: Words) -> int:
    """A uniformly random legal move."""
    blocks = count(state[OPEN])
    n = below(rng, blocks + state[BONUS])
    return nth(state[OPEN], n) if n < blocks else DECLINE


@kernel
def greedy_move(state: Ints, rng: Words) -> int:
    """The move with the best result after the next block: the size of the block, less the largest
    one left to the next player, or plus it if this player moves again. Ties at random. SD-2, SD-3
    """
    chosen = DECLINE
    best = -largest_size(state, state[OPEN]) if state[BONUS] else -4
    tied = 1
    blocks = state[OPEN]
    while blocks:
        block = lowest(blocks)
        blocks &= blocks - 1
        at = BLOCKS + block * BLOCK_SIZE
        others = state[STANDING] & ~(1 << block)
        left = max(largest_size(state, state[OPEN] & others), largest_opened(state, block))
        ends_level = others and not state[LEVEL_BLOCKS + state[at + LEVEL] - 1] & others
        value = state[at + SIZE] + (left if ends_level else -left)
        if value > best:
            best = value
            chosen = block
            tied = 1
        elif value == best:
            tied += 1
            if below(rng, tied) == 0:
                chosen = block
    return chosen


@kernel
def greedy_playout(state: Ints, rng: Words, points: Ints) -> None:
    """Plays greedily to the end; writes the points."""
    while state[STANDING]:
        apply(state, greedy_move(state, rng))
    scores(state, points)


@kernel
def playout(state: Ints, rng: Words, points: Ints) -> None:
    """Plays random moves to the end; writes the points."""
    while state[STANDING]:
        apply(state, random_move(state, rng))
    scores(state, points)


@kernel
def _play_all(state: Ints, rng: Words, points: Ints) -> None:
    table = state.copy()
    for game in range(len(points)):
        copy_state(state, table)
        playout(table, rng, points[game])


def playouts(state: Ints, random_seed: int, games: int) -> Ints:
    """The points of each seat in this many random playouts from one state."""
    points = np.zeros((games, state[SEATS]), dtype=np.int64)
    _play_all(state, seed(random_seed), points)
    return points
