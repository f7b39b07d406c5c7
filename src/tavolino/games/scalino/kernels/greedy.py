"""The greedy move of the building game."""

from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.random import below
from tavolino.games.scalino.kernels.board import (
    COLOURED,
    DECLINE,
    LEVEL_SPACES,
    MAX_MOVES,
    SIZE,
    SPACES,
)
from tavolino.games.scalino.kernels.moves import COLOUR_MASK, MOVE_MASK, legal
from tavolino.games.scalino.kernels.scoring import steps_value
from tavolino.games.scalino.kernels.state import (
    COLOUR,
    COVERED,
    LEVEL,
    NEUTRAL,
    SEAT,
    SEATS,
    SEEN,
    STOCK,
)

FAR: Final = 10_000


@kernel
def greedy_move(state: Ints, rng: Words) -> int:
    """The move with the largest immediate lead; ties at random."""
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    n = legal(state, moves)
    values = np.empty(4, dtype=np.int64)
    colour_values(state, values)
    chosen: int = moves[0]
    best = -FAR
    tied = 0
    for i in range(n):
        value = lead_after(state, moves[i], values)
        if value > best:
            best = value
            chosen = moves[i]
            tied = 1
        elif value == best:
            tied += 1
            if below(rng, tied) == 0:
                chosen = moves[i]
    return chosen


@kernel
def colour_values(state: Ints, values: Ints) -> None:
    """Writes the current points of each colour: rows of steps less unused blocks."""
    covered = state[COVERED]
    lower = LEVEL_SPACES[state[LEVEL] - 1] & ~covered
    for colour in range(4):
        steps = steps_value(state[SEEN + colour], covered, lower)
        values[colour] = steps - _unused(state, colour)


@kernel
def lead_after(state: Ints, move: int, values: Ints) -> int:
    """The lead of the mover over the best rival after this move.

    `values` are those of `colour_values`. The move changes only the colours it adds or covers.
    """
    seats = state[SEATS]
    spaces = 0
    played = -1
    if move != DECLINE:
        played = state[COLOUR] & COLOUR_MASK
        if move >= COLOURED:
            played = (move // COLOURED - 1) & COLOUR_MASK
        move &= MOVE_MASK
        spaces = SPACES[move]
    covered = state[COVERED] | spaces
    lower = LEVEL_SPACES[state[LEVEL] - 1] & ~covered
    if covered == LEVEL_SPACES[state[LEVEL]] and state[LEVEL] < 4:
        lower = covered
        covered = 0
    own = 0
    rival = -FAR
    for seat in range(seats):
        points = 0
        for colour in range(seat, 4, seats):
            if seats == 3 and colour == NEUTRAL:
                continue
            seen = state[SEEN + colour]
            value = values[colour]
            if colour == played:
                steps = steps_value(seen | spaces, covered, lower)
                value = steps - _unused(state, colour) + SIZE[move]
            elif seen & spaces:
                steps = steps_value(seen & ~spaces, covered, lower)
                value = steps - _unused(state, colour)
            points += value
        if seat == state[SEAT]:
            own = points
        else:
            rival = max(rival, points)
    return own - rival


@kernel
def _unused(state: Ints, colour: int) -> int:
    """The cost of a colour's unused blocks. SC-15"""
    stock = STOCK + 3 * colour
    unused: int = state[stock] + 2 * state[stock + 1] + 3 * state[stock + 2]
    return unused
