"""Building games played to the end by chance."""

from typing import Final

import numpy as np

from tavolino.kernels.bits import count, nth
from tavolino.kernels.compiled import Ints, Words, kernel
from tavolino.kernels.inlining import uncounted_kernel
from tavolino.kernels.random import below, seed
from tavolino.kernels.scalino.board import DECLINE, SHAPES
from tavolino.kernels.scalino.moves import apply
from tavolino.kernels.scalino.scoring import scores
from tavolino.kernels.scalino.state import BONUS, PLACES, SEAT, SEATS, STATE_SIZE, copy_state

TWO: Final = 4
"""How much likelier a block of two is than one of a single space where large ones are preferred:
builders who keep their large blocks get stuck early."""
THREE: Final = 16


@uncounted_kernel
def any_move(state: Ints, rng: Words) -> int:
    """One of the legal moves, all equally likely."""
    ones = count(state[PLACES])
    twos_e = ones + count(state[PLACES + 1])
    twos_n = twos_e + count(state[PLACES + 2])
    threes_e = twos_n + count(state[PLACES + 3])
    threes_n = threes_e + count(state[PLACES + 4])
    n = below(rng, threes_n + state[BONUS])
    if n < ones:
        return nth(state[PLACES], n)
    if n < twos_e:
        return 64 + nth(state[PLACES + 1], n - ones)
    if n < twos_n:
        return 128 + nth(state[PLACES + 2], n - twos_e)
    if n < threes_e:
        return 192 + nth(state[PLACES + 3], n - twos_n)
    if n < threes_n:
        return 256 + nth(state[PLACES + 4], n - threes_e)
    return DECLINE


@uncounted_kernel
def large_move(state: Ints, rng: Words) -> int:
    """One of the legal moves, large blocks by far the likelier."""
    total: int = state[BONUS]
    weight = 1
    for shape in range(SHAPES):
        if shape == 1:
            weight = TWO
        elif shape == 3:
            weight = THREE
        total += weight * count(state[PLACES + shape])
    n = below(rng, total)
    for shape in range(SHAPES - 1, -1, -1):
        weight = THREE if shape > 2 else TWO if shape else 1
        share = weight * count(state[PLACES + shape])
        if n < share:
            return 64 * shape + nth(state[PLACES + shape], n // weight)
        n -= share
    return DECLINE


@uncounted_kernel
def playout(state: Ints, rng: Words, points: Ints) -> None:
    """Plays on by chance to the end, every move equally likely; writes the points."""
    while state[SEAT] >= 0:
        apply(state, any_move(state, rng))
    scores(state, points)


@uncounted_kernel
def large_playout(state: Ints, rng: Words, points: Ints) -> None:
    """Plays on to the end with large blocks preferred; writes the points."""
    while state[SEAT] >= 0:
        apply(state, large_move(state, rng))
    scores(state, points)


@kernel
def _play_all(state: Ints, rng: Words, large: bool, points: Ints) -> None:
    table = np.empty(STATE_SIZE, dtype=np.int64)
    for game in range(len(points)):
        copy_state(state, table)
        if large:
            large_playout(table, rng, points[game])
        else:
            playout(table, rng, points[game])


def playouts(state: Ints, number: int, games: int, large: bool = False) -> Ints:
    """The points of each seat in many playouts from one state; `number` names their chance."""
    points = np.zeros((games, state[SEATS]), dtype=np.int64)
    _play_all(state, seed(number), large, points)
    return points
