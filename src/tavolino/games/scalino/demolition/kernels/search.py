"""Demolition for two: alpha-beta, exact where the end is in reach, else with iterative deepening.

Values are points still to be made, so a position has one value whatever was taken before.
Playing out by chance tells little here: good players take the large blocks and open none, so
where the search stops it counts only that the one to move has the first pick.
"""

from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.bits import count, lowest
from tavolino.bots.kernels.bounds import AT_LEAST, AT_MOST, EXACT
from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.bots.kernels.tree import LONGEST
from tavolino.games.scalino.demolition.kernels.moves import apply, distinct, legal, opens
from tavolino.games.scalino.demolition.kernels.state import (
    BLOCK_SIZE,
    BLOCKS,
    BONUS,
    DECLINE,
    LEVEL,
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
from tavolino.games.scalino.demolition.kernels.transpositions import (
    MOST_POINTS,
    NO_MOVE,
    TO_THE_END,
    TranspositionTable,
    bound_of,
    depth_of,
    entry_of,
    move_of,
    slot_of,
    value_of,
)

STOPPED: Final = 1000
"""Instead of a value: the positions that may be looked at are used up."""


class AlphaBetaResult(NamedTuple):
    """The best move found, the points both seats will then make, and the depth searched."""

    move: int
    gains: tuple[float, float]
    depth: int
    is_exact: bool


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
def one_move_ahead(state: Ints) -> int:
    """The value with one move to go, found without making any: what the best block brings, less the
    first pick of whoever is next. An extra block is one's own. SD-3"""
    best: int = -first_pick(state) if state[BONUS] else -MOST_POINTS
    blocks = state[OPEN]
    while blocks:
        block = lowest(blocks)
        blocks &= blocks - 1
        others = state[STANDING] & ~(1 << block)
        at = BLOCKS + block * BLOCK_SIZE
        value: int = state[at + SIZE]
        if others:
            is_three_open = (
                state[OPEN] & others & state[SIZE_BLOCKS + 2] or opens(state, block) == 3
            )
            pick = 2 if is_three_open else 1
            ends_level = not state[LEVEL_BLOCKS + state[at + LEVEL] - 1] & others
            value += pick if ends_level else -pick
        best = max(best, value)
    return best


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
    if depth == 1 and at:
        transpositions.used[0] += count(state[OPEN])
        return one_move_ahead(state)
    position = key(state)
    slot = slot_of(position, len(transpositions.entries))
    first = NO_MOVE
    if transpositions.entries[slot, 0] == position:
        entry = transpositions.entries[slot, 1]
        first = move_of(entry)
        known = value_of(entry)
        bound = bound_of(entry)
        if depth_of(entry) >= depth and (
            bound == EXACT
            or (bound == AT_LEAST and known >= beta)
            or (bound == AT_MOST and known <= alpha)
        ):
            return known
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    n = distinct(state, moves)
    order_moves(state, moves, n, first)
    after = stack[at + 1]
    seat = state[SEAT]
    later = depth if depth == TO_THE_END else depth - 1
    best: int = -MOST_POINTS
    chosen = NO_MOVE
    for i in range(n):
        copy_state(state, after)
        apply(after, moves[i])
        gained = after[POINTS + seat] - state[POINTS + seat]
        low = max(alpha, best) - gained
        high = beta - gained
        if after[SEAT] == seat:
            value = alpha_beta(stack, at + 1, later, low, high, transpositions)
        else:
            value = -alpha_beta(stack, at + 1, later, -high, -low, transpositions)
        if abs(value) == STOPPED:
            return STOPPED
        value += gained
        if value > best:
            best = value
            chosen = moves[i]
            if value >= beta:
                break
    bound = AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST
    transpositions.entries[slot, 0] = position
    transpositions.entries[slot, 1] = entry_of(best, bound, chosen, depth)
    return best


class AlphaBetaSearch:
    """A search from one position, some positions at a time.

    What the transposition table holds of an unfinished search helps when it is tried again. A
    table may be shared by searches of one pyramid.
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
        self.positions = 0
        """How many were looked at so far."""

    def deepen(self, positions: int) -> None:
        """Searches at most this many positions more, or until the end is reached everywhere."""
        self._memory.used[:] = (0, positions)
        while self.found.depth < self._longest and self._search(self.found.depth + 1):
            pass
        self.positions += int(self._memory.used[0])

    def solve(self, positions: int) -> None:
        """Searches to the end at once, in at most this many positions more.

        Where that can be done it takes fewer of them than to search deeper and deeper.
        """
        self._memory.used[:] = (0, positions)
        if not self.found.is_exact:
            self._search(self._longest)
        self.positions += int(self._memory.used[0])

    def _search(self, depth: int) -> bool:
        """Searches so deep; False if the positions did not suffice."""
        memory = self._memory
        is_exact = depth >= self._longest
        ply = TO_THE_END if is_exact else depth
        lead = int(alpha_beta(self._stack, 0, ply, -MOST_POINTS, MOST_POINTS, memory))
        if lead == STOPPED:
            return False
        slot = slot_of(key(self._state), len(memory.entries))
        gains = ((self._points + lead) / 2, (self._points - lead) / 2)
        self.found = AlphaBetaResult(
            int(move_of(memory.entries[slot, 1])),
            gains[::-1] if self._state[SEAT] else gains,
            depth,
            is_exact,
        )
        return True


def _moves_left(state: Ints) -> int:
    """At most so many moves: each block, and a bonus declined for each level but the last."""
    standing = int(state[STANDING])
    levels = sum(bool(standing & int(state[LEVEL_BLOCKS + level])) for level in range(4))
    return count(standing) + max(0, levels - 1) + int(state[BONUS])
