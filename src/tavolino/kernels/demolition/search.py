"""Demolition for two: alpha-beta with iterative deepening, exact at the end.

Values are points still to be made, so a position has one value whatever was taken before.
Playing out by chance tells little here: good players take the large blocks and open none, so
where the search stops it counts only that the one to move has the first pick.
"""

from typing import Final, NamedTuple

import numpy as np

from tavolino.kernels.bits import count
from tavolino.kernels.bounds import AT_LEAST, AT_MOST, EXACT
from tavolino.kernels.compiled import Ints, kernel
from tavolino.kernels.demolition.moves import apply, legal, opens
from tavolino.kernels.demolition.state import (
    BLOCK_SIZE,
    BLOCKS,
    BONUS,
    DECLINE,
    LEVEL_BLOCKS,
    MOST_MOVES,
    OPEN,
    POINTS,
    SEAT,
    SIZE,
    SIZE_BLOCKS,
    STANDING,
    copy_state,
    key,
)
from tavolino.kernels.tree import LONGEST

NO_MOVE: Final = 63
MOST_POINTS: Final = 100
STOPPED: Final = 1000
"""Instead of a value: the positions that may be looked at are used up."""


class TranspositionTable(NamedTuple):
    """Positions looked at before, by key: how deep, with which best move, and what was found."""

    keys: Ints
    depths: Ints
    moves: Ints
    bounds: Ints
    values: Ints
    used: Ints
    """Two numbers: positions looked at so far, and how many may be."""


class AlphaBetaResult(NamedTuple):
    """The best move found, the points both seats will then make, and the depth searched."""

    move: int
    gains: tuple[float, float]
    depth: int
    is_exact: bool


def new_transpositions(bits: int) -> TranspositionTable:
    slots = 1 << bits
    return TranspositionTable(
        keys=np.full(slots, -1, dtype=np.int64),
        depths=np.zeros(slots, dtype=np.int64),
        moves=np.zeros(slots, dtype=np.int64),
        bounds=np.zeros(slots, dtype=np.int64),
        values=np.zeros(slots, dtype=np.int64),
        used=np.zeros(2, dtype=np.int64),
    )


@kernel
def slot_of(position: int, slots: int) -> int:
    mixed = position * 0x2545F4914F6CDD1D
    mixed ^= mixed >> 31
    return mixed & (slots - 1)


@kernel
def order_moves(state: Ints, moves: Ints, n: int, first: int) -> None:
    """Sorts moves: the one remembered, then large blocks that open nothing large."""
    ranks = np.empty(MOST_MOVES, dtype=np.int64)
    for i in range(n):
        move = moves[i]
        if move == first:
            rank = 100
        elif move == DECLINE:
            rank = -100
        else:
            rank = 4 * state[BLOCKS + move * BLOCK_SIZE + SIZE] - 3 * opens(state, move)
        j = i
        while j > 0 and ranks[j - 1] < rank:
            ranks[j] = ranks[j - 1]
            moves[j] = moves[j - 1]
            j -= 1
        ranks[j] = rank
        moves[j] = move


@kernel
def first_pick(state: Ints) -> int:
    """The value of moving next: about half of the block that can be taken."""
    return 2 if state[OPEN] & state[SIZE_BLOCKS + 2] else 1


@kernel
def points_standing(state: Ints) -> int:
    points = 0
    for size in range(1, 4):
        points += size * count(state[STANDING] & state[SIZE_BLOCKS + size - 1])
    return points


@kernel
def alpha_beta(
    stack: Ints, at: int, depth: int, alpha: int, beta: int, transpositions: TranspositionTable
) -> int:
    """The lead the seat to move will gain from the position in row `at` of the stack."""
    state = stack[at]
    if not state[STANDING]:
        return 0
    transpositions.used[0] += 1
    if transpositions.used[0] > transpositions.used[1]:
        return STOPPED
    if depth == 0:
        return first_pick(state)
    position = key(state)
    slot = slot_of(position, len(transpositions.keys))
    first = NO_MOVE
    if transpositions.keys[slot] == position:
        first = transpositions.moves[slot]
        value: int = transpositions.values[slot]
        bound = transpositions.bounds[slot]
        if transpositions.depths[slot] >= depth and (
            bound == EXACT
            or (bound == AT_LEAST and value >= beta)
            or (bound == AT_MOST and value <= alpha)
        ):
            return value
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    n = legal(state, moves)
    order_moves(state, moves, n, first)
    after = stack[at + 1]
    seat = state[SEAT]
    best: int = -MOST_POINTS
    chosen = NO_MOVE
    for i in range(n):
        copy_state(state, after)
        apply(after, moves[i])
        gained = after[POINTS + seat] - state[POINTS + seat]
        low = max(alpha, best) - gained
        high = beta - gained
        if after[SEAT] == seat:
            value = alpha_beta(stack, at + 1, depth - 1, low, high, transpositions)
        else:
            value = -alpha_beta(stack, at + 1, depth - 1, -high, -low, transpositions)
        if abs(value) == STOPPED:
            return STOPPED
        value += gained
        if value > best:
            best = value
            chosen = moves[i]
            if value >= beta:
                break
    transpositions.keys[slot] = position
    transpositions.depths[slot] = depth
    transpositions.moves[slot] = chosen
    transpositions.bounds[slot] = AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST
    transpositions.values[slot] = best
    return best


class AlphaBetaSearch:
    """Iterative deepening from one position, some positions at a time.

    What the transposition table holds of an unfinished depth helps when that depth is tried again.
    """

    def __init__(self, state: Ints, transpositions: TranspositionTable) -> None:
        self._state = state
        self._memory = transpositions
        self._stack = np.tile(state, (LONGEST, 1))
        self._longest = _moves_left(state)
        self._points = int(points_standing(state))
        moves = np.zeros(MOST_MOVES, dtype=np.int64)
        order_moves(state, moves, legal(state, moves), NO_MOVE)
        self.found = AlphaBetaResult(
            int(moves[0]), (self._points / 2, self._points / 2), 0, not self._longest
        )

    def deepen(self, positions: int) -> None:
        """Searches at most this many positions more, or until the end is reached everywhere."""
        self._memory.used[:] = (0, positions)
        slot = slot_of(key(self._state), len(self._memory.keys))
        while self.found.depth < self._longest:
            depth = self.found.depth + 1
            gains = self._gains(depth)
            if gains is None:
                break
            move = int(self._memory.moves[slot])
            self.found = AlphaBetaResult(move, gains, depth, depth == self._longest)

    def _gains(self, depth: int) -> tuple[float, float] | None:
        """What both seats will make, seen so deep; None if positions did not suffice."""
        transpositions = self._memory
        lead = int(alpha_beta(self._stack, 0, depth, -MOST_POINTS, MOST_POINTS, transpositions))
        if lead == STOPPED:
            return None
        gains = ((self._points + lead) / 2, (self._points - lead) / 2)
        return gains[::-1] if self._state[SEAT] else gains


def _moves_left(state: Ints) -> int:
    """At most so many moves: each block, and a bonus declined for each level but the last."""
    standing = int(state[STANDING])
    levels = sum(bool(standing & int(state[LEVEL_BLOCKS + level])) for level in range(4))
    return count(standing) + max(0, levels - 1) + int(state[BONUS])
