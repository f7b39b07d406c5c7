"""Random playouts of the building game, uniform or with a preference for large blocks."""

from typing import Final

import numpy as np

from tavolino.bots.kernels.bits import count, nth
from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.inlining import no_refcount_kernel
from tavolino.bots.kernels.random import below, seed
from tavolino.games.scalino.kernels.board import COLOURED, DECLINE, SHAPES
from tavolino.games.scalino.kernels.moves import apply, find_places, other_colour
from tavolino.games.scalino.kernels.scoring import scores
from tavolino.games.scalino.kernels.state import (
    BONUS,
    CHOICE,
    COLOUR,
    PLACES,
    SEAT,
    SEATS,
    STATE_SIZE,
    copy_state,
)

TWO_WEIGHT: Final = 4
"""The weight of a block of two if large blocks are preferred; a single space has 1. Builders who
keep their large blocks get stuck early."""
THREE_WEIGHT: Final = 16


@no_refcount_kernel
def _random_coloured_move(state: Ints, rng: Words, two: int, three: int) -> int:
    """A random bonus block of either colour, or DECLINE; `two` and `three` are weights by size."""
    colour = state[COLOUR]
    other = other_colour(state)
    own_weight = _weight_of_places(state, two, three)
    find_places(state, other)
    other_weight = _weight_of_places(state, two, three)
    n = below(rng, own_weight + other_weight + 1)
    move = DECLINE
    if n < other_weight:
        move = COLOURED * (other + 1) + _nth_place(state, n, two, three)
    find_places(state, colour)
    if other_weight <= n < other_weight + own_weight:
        move = COLOURED * (colour + 1) + _nth_place(state, n - other_weight, two, three)
    return move


@no_refcount_kernel
def _weight_of_places(state: Ints, two: int, three: int) -> int:
    total = 0
    for shape in range(SHAPES):
        weight = three if shape > 2 else two if shape else 1
        total += weight * count(state[PLACES + shape])
    return total


@no_refcount_kernel
def _nth_place(state: Ints, n: int, two: int, three: int) -> int:
    for shape in range(SHAPES):
        weight = three if shape > 2 else two if shape else 1
        share = weight * count(state[PLACES + shape])
        if n < share:
            return 64 * shape + nth(state[PLACES + shape], n // weight)
        n -= share
    return DECLINE


@no_refcount_kernel
def random_move(state: Ints, rng: Words) -> int:
    """A uniformly random legal move."""
    if state[BONUS] == CHOICE:
        return _random_coloured_move(state, rng, 1, 1)
    ones = count(state[PLACES])
    twos_e = ones + count(state[PLACES + 1])
    twos_n = twos_e + count(state[PLACES + 2])
    threes_e = twos_n + count(state[PLACES + 3])
    threes_n = threes_e + count(state[PLACES + 4])
    n = below(rng, threes_n + state[BONUS])
    if n == threes_n:
        return DECLINE
    # Branch-free: the shape is unpredictable.
    shape = 0
    skipped = 0
    for end in (ones, twos_e, twos_n, threes_e):
        is_later = n >= end
        shape += is_later
        skipped = end if is_later else skipped
    return 64 * shape + nth(state[PLACES + shape], n - skipped)


@no_refcount_kernel
def large_move(state: Ints, rng: Words) -> int:
    """A random legal move; large blocks are much likelier."""
    if state[BONUS] == CHOICE:
        return _random_coloured_move(state, rng, TWO_WEIGHT, THREE_WEIGHT)
    total: int = state[BONUS]
    weight = 1
    for shape in range(SHAPES):
        if shape == 1:
            weight = TWO_WEIGHT
        elif shape == 3:
            weight = THREE_WEIGHT
        total += weight * count(state[PLACES + shape])
    n = below(rng, total)
    for shape in range(SHAPES - 1, -1, -1):
        weight = THREE_WEIGHT if shape > 2 else TWO_WEIGHT if shape else 1
        share = weight * count(state[PLACES + shape])
        if n < share:
            return 64 * shape + nth(state[PLACES + shape], n // weight)
        n -= share
    return DECLINE


@no_refcount_kernel
def playout(state: Ints, rng: Words, points: Ints) -> None:
    """Plays random moves to the end; writes the points."""
    while state[SEAT] >= 0:
        apply(state, random_move(state, rng))
    scores(state, points)


@no_refcount_kernel
def large_playout(state: Ints, rng: Words, points: Ints) -> None:
    """Plays random moves to the end, preferring large blocks; writes the points."""
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


def playouts(state: Ints, random_seed: int, games: int, large: bool = False) -> Ints:
    """The points of each seat in this many random playouts from one state."""
    points = np.zeros((games, state[SEATS]), dtype=np.int64)
    _play_all(state, seed(random_seed), large, points)
    return points
