"""Demolitions played to the end: by chance, or taking what looks best at once."""

import numpy as np

from tavolino.bots.kernels.bits import count, lowest, nth
from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.random import below, seed
from tavolino.games.scalino.demolition.kernels.moves import apply, largest_of, opens
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
def any_move(state: Ints, rng: Words) -> int:
    """One of the legal moves, all equally likely."""
    blocks = count(state[OPEN])
    n = below(rng, blocks + state[BONUS])
    return nth(state[OPEN], n) if n < blocks else DECLINE


@kernel
def quick_move(state: Ints, rng: Words) -> int:
    """The move that looks best at once: what is taken less the best block left to the next, an
    extra block being one's own; by chance between equals. SD-2, SD-3"""
    chosen = DECLINE
    best = -largest_of(state, state[OPEN]) if state[BONUS] else -4
    equals = 1
    blocks = state[OPEN]
    while blocks:
        block = lowest(blocks)
        blocks &= blocks - 1
        at = BLOCKS + block * BLOCK_SIZE
        others = state[STANDING] & ~(1 << block)
        left = max(largest_of(state, state[OPEN] & others), opens(state, block))
        ends_level = others and not state[LEVEL_BLOCKS + state[at + LEVEL] - 1] & others
        value = state[at + SIZE] + (left if ends_level else -left)
        if value > best:
            best = value
            chosen = block
            equals = 1
        elif value == best:
            equals += 1
            if below(rng, equals) == 0:
                chosen = block
    return chosen


@kernel
def quick_playout(state: Ints, rng: Words, points: Ints) -> None:
    """Plays on to the end, each taking what looks best at once; writes the points."""
    while state[STANDING]:
        apply(state, quick_move(state, rng))
    scores(state, points)


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
