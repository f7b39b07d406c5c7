"""Building games played to the end by chance."""

from typing import Final

import numpy as np

from tavolino.bots.kernels.bits import count, nth
from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.inlining import uncounted_kernel
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

TWO: Final = 4
"""How much likelier a block of two is than one of a single space where large ones are preferred:
builders who keep their large blocks get stuck early."""
THREE: Final = 16


@uncounted_kernel
def _choose_colour_too(state: Ints, rng: Words, two: int, three: int) -> int:
    """A bonus block of either colour, or none; a block of two or three spaces so much likelier."""
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


@uncounted_kernel
def _weight_of_places(state: Ints, two: int, three: int) -> int:
    total = 0
    for shape in range(SHAPES):
        weight = three if shape > 2 else two if shape else 1
        total += weight * count(state[PLACES + shape])
    return total


@uncounted_kernel
def _nth_place(state: Ints, n: int, two: int, three: int) -> int:
    for shape in range(SHAPES):
        weight = three if shape > 2 else two if shape else 1
        share = weight * count(state[PLACES + shape])
        if n < share:
            return 64 * shape + nth(state[PLACES + shape], n // weight)
        n -= share
    return DECLINE


@uncounted_kernel
def any_move(state: Ints, rng: Words) -> int:
    """One of the legal moves, all equally likely."""
    if state[BONUS] == CHOICE:
        return _choose_colour_too(state, rng, 1, 1)
    ones = count(state[PLACES])
    twos_e = ones + count(state[PLACES + 1])
    twos_n = twos_e + count(state[PLACES + 2])
    threes_e = twos_n + count(state[PLACES + 3])
    threes_n = threes_e + count(state[PLACES + 4])
    n = below(rng, threes_n + state[BONUS])
    if n == threes_n:
        return DECLINE
    # Without branches, since the shape can hardly be foreseen.
    shape = 0
    smaller = 0
    for reached in (ones, twos_e, twos_n, threes_e):
        passed = n >= reached
        shape += passed
        smaller = reached if passed else smaller
    return 64 * shape + nth(state[PLACES + shape], n - smaller)


@uncounted_kernel
def large_move(state: Ints, rng: Words) -> int:
    """One of the legal moves, large blocks by far the likelier."""
    if state[BONUS] == CHOICE:
        return _choose_colour_too(state, rng, TWO, THREE)
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
