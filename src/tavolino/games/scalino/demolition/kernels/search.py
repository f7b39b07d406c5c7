"""Alpha–beta search of demolition for two: to the end if that is near, else iterative deepening.

Values are leads in points still to be made, so the value of a position does not depend on the
blocks taken before. Random playouts would say little: good players take large blocks and open none.
So the static value counts only the advantage of moving next.
"""

from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.bits import count, lowest
from tavolino.bots.kernels.bounds import AT_LEAST, AT_MOST, EXACT
from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.bots.kernels.tree import MAX_GAME_LENGTH
from tavolino.games.scalino.demolition.kernels.moves import (
    apply,
    distinct_moves,
    largest_opened,
    legal,
)
from tavolino.games.scalino.demolition.kernels.state import (
    BLOCK_SIZE,
    BLOCKS,
    BONUS,
    DECLINE,
    LEVEL,
    LEVEL_BLOCKS,
    MAX_MOVES,
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
    MAX_POINTS,
    NO_MOVE,
    TO_THE_END,
    TranspositionTable,
    entry_bound,
    entry_depth,
    entry_move,
    entry_value,
    pack_entry,
    slot_for,
)

STOPPED: Final = 1000
"""Instead of a value: the budget of positions is used up."""


class AlphaBetaResult(NamedTuple):
    """The best move, the points that both seats will then make, and the depth of the search."""

    move: int
    gains: tuple[float, float]
    depth: int
    is_exact: bool


@kernel
def order_moves(state: Ints, moves: Ints, n: int, first: int) -> None:
    """Sorts the moves: `first` before all others, then large blocks that open only small ones."""
    ranks = np.empty(MAX_MOVES, dtype=np.int64)
    for i in range(n):
        move = moves[i]
        if move == first:
            rank = 100
        elif move == DECLINE:
            rank = -100
        else:
            rank = 4 * state[BLOCKS + move * BLOCK_SIZE + SIZE] - 3 * largest_opened(state, move)
        j = i
        while j > 0 and ranks[j - 1] < rank:
            ranks[j] = ranks[j - 1]
            moves[j] = moves[j - 1]
            j -= 1
        ranks[j] = rank
        moves[j] = move


@kernel
def first_pick(state: Ints) -> int:
    """The static value of moving next: about half the size of the largest open block."""
    return 2 if state[OPEN] & state[SIZE_BLOCKS + 2] else 1


@kernel
def one_move_ahead(state: Ints) -> int:
    """The value at depth 1, computed without making a move: the size of the best block, less
    `first_pick` for the next player, or plus it if this player moves again. SD-3"""
    best: int = -first_pick(state) if state[BONUS] else -MAX_POINTS
    blocks = state[OPEN]
    while blocks:
        block = lowest(blocks)
        blocks &= blocks - 1
        others = state[STANDING] & ~(1 << block)
        at = BLOCKS + block * BLOCK_SIZE
        value: int = state[at + SIZE]
        if others:
            is_three_open = (
                state[OPEN] & others & state[SIZE_BLOCKS + 2] or largest_opened(state, block) == 3
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
    """The lead that the seat to move will gain from the position in row `at` of the stack."""
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
    slot = slot_for(position, len(transpositions.entries))
    first = NO_MOVE
    if transpositions.entries[slot, 0] == position:
        entry = transpositions.entries[slot, 1]
        first = entry_move(entry)
        known = entry_value(entry)
        bound = entry_bound(entry)
        if entry_depth(entry) >= depth and (
            bound == EXACT
            or (bound == AT_LEAST and known >= beta)
            or (bound == AT_MOST and known <= alpha)
        ):
            return known
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    n = distinct_moves(state, moves)
    order_moves(state, moves, n, first)
    after = stack[at + 1]
    seat = state[SEAT]
    later = depth if depth == TO_THE_END else depth - 1
    best: int = -MAX_POINTS
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
    transpositions.entries[slot, 1] = pack_entry(best, bound, chosen, depth)
    return best


class AlphaBetaSearch:
    """An incremental search of one position.

    The transposition table keeps the work of an unfinished search for the next call. Searches of
    the same pyramid may share a table.
    """

    def __init__(self, state: Ints, transpositions: TranspositionTable) -> None:
        self._state = state
        self._transpositions = transpositions
        self._stack = np.tile(state, (MAX_GAME_LENGTH, 1))
        self._longest = _moves_left(state)
        self._points = int(points_standing(state))
        moves = np.zeros(MAX_MOVES, dtype=np.int64)
        order_moves(state, moves, legal(state, moves), NO_MOVE)
        self.found = AlphaBetaResult(
            int(moves[0]), (self._points / 2, self._points / 2), 0, not self._longest
        )
        self.positions = 0
        """The number of positions searched so far."""

    def deepen(self, positions: int) -> None:
        """Searches deeper, with at most this many more positions, until the result is exact."""
        self._transpositions.used[:] = (0, positions)
        while self.found.depth < self._longest and self._search(self.found.depth + 1):
            pass
        self.positions += int(self._transpositions.used[0])

    def solve(self, positions: int) -> None:
        """Searches to the end at once, with at most this many more positions.

        If that succeeds, it takes fewer positions than iterative deepening.
        """
        self._transpositions.used[:] = (0, positions)
        if not self.found.is_exact:
            self._search(self._longest)
        self.positions += int(self._transpositions.used[0])

    def _search(self, depth: int) -> bool:
        """Searches to this depth; returns False if the budget did not suffice."""
        table = self._transpositions
        is_exact = depth >= self._longest
        ply = TO_THE_END if is_exact else depth
        lead = int(alpha_beta(self._stack, 0, ply, -MAX_POINTS, MAX_POINTS, table))
        if lead == STOPPED:
            return False
        slot = slot_for(key(self._state), len(table.entries))
        gains = ((self._points + lead) / 2, (self._points - lead) / 2)
        self.found = AlphaBetaResult(
            int(entry_move(table.entries[slot, 1])),
            gains[::-1] if self._state[SEAT] else gains,
            depth,
            is_exact,
        )
        return True


def _moves_left(state: Ints) -> int:
    """The most moves left: one per block, and a declined bonus for each level but the last."""
    standing = int(state[STANDING])
    levels = sum(bool(standing & int(state[LEVEL_BLOCKS + level])) for level in range(4))
    return count(standing) + max(0, levels - 1) + int(state[BONUS])
