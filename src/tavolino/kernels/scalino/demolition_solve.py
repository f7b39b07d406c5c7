"""Demolition for two, looked ahead move by move: exact when the end is near enough.

Values are points still to be made, own less the other's, for the seat to move; so a position is
worth the same to either seat and whatever was taken before.
"""

from typing import Final, NamedTuple

import numpy as np

from tavolino.kernels.bits import count, lowest
from tavolino.kernels.compiled import Ints, kernel
from tavolino.kernels.scalino.demolition import (
    BLOCK_SIZE,
    BLOCKS,
    BONUS,
    CHANGING,
    DECLINE,
    MOST_BLOCKS,
    MOST_MOVES,
    OPEN,
    POINTS,
    SEAT,
    SIZE,
    SIZE_BLOCKS,
    STANDING,
    apply,
    copy_state,
    legal,
)
from tavolino.kernels.scalino.demolition_playouts import opens

TO_THE_END: Final = 64
"""A depth no game reaches."""
NO_MOVE: Final = 63
MOST_POINTS: Final = 100
OUT_OF_BUDGET: Final = 1000
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


class Memory(NamedTuple):
    """Positions seen before: key, and depth, kind of bound, best move and value in one number."""

    keys: Ints
    found: Ints
    nodes: Ints
    """Two numbers: positions looked at so far, and how many are allowed."""


def new_memory(bits: int) -> Memory:
    return Memory(
        keys=np.full(1 << bits, -1, dtype=np.int64),
        found=np.zeros(1 << bits, dtype=np.int64),
        nodes=np.zeros(2, dtype=np.int64),
    )


@kernel
def slot_of(key: int, slots: int) -> int:
    mixed = key * 0x2545F4914F6CDD1D
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
def careful_line(state: Ints) -> int:
    """The lead the seat to move gains when both take the largest block that seems safe."""
    seat = state[SEAT]
    before = state[POINTS + seat] - state[POINTS + 1 - seat]
    while state[STANDING]:
        open_now = state[OPEN]
        threes = open_now & state[SIZE_BLOCKS + 2]
        if threes:
            apply(state, lowest(threes))
            continue
        twos = open_now & state[SIZE_BLOCKS + 1]
        best = -100
        chosen = 0
        while open_now:
            block = lowest(open_now)
            open_now &= open_now - 1
            size = state[BLOCKS + block * BLOCK_SIZE + SIZE]
            left = 2 if twos & ~(1 << block) else 1
            value = size - max(left, opens(state, block))
            if value > best:
                best = value
                chosen = block
        apply(state, chosen)
    lead: int = state[POINTS + seat] - state[POINTS + 1 - seat] - before
    return lead


@kernel
def look_ahead(
    stack: Ints, at: int, depth: int, alpha: int, beta: int, memory: Memory
) -> int:
    """The value of the position in row `at` of the stack, looking so many moves ahead."""
    state = stack[at]
    if not state[STANDING]:
        return 0
    memory.nodes[0] += 1
    if memory.nodes[0] > memory.nodes[1]:
        return OUT_OF_BUDGET
    if depth == 0:
        copy_state(state, stack[at + 1])
        return careful_line(stack[at + 1])
    key = state[STANDING] | state[BONUS] << MOST_BLOCKS
    slot = slot_of(key, len(memory.keys))
    first = NO_MOVE
    if memory.keys[slot] == key:
        found = memory.found[slot]
        first = (found >> 8) & 63
        if found >> 16 >= depth:
            kind = (found >> 14) & 3
            value = (found & 255) - 128
            if kind == EXACT or (kind == AT_LEAST and value >= beta):
                return value
            if kind == AT_MOST and value <= alpha:
                return value
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    n = legal(state, moves)
    order_moves(state, moves, n, first)
    best = -MOST_POINTS
    chosen = NO_MOVE
    floor = alpha
    for i in range(n):
        after = stack[at + 1]
        copy_state(state, after)
        apply(after, moves[i])
        gained = after[POINTS + state[SEAT]] - state[POINTS + state[SEAT]]
        if after[SEAT] == state[SEAT]:
            value = look_ahead(stack, at + 1, depth - 1, floor - gained, beta - gained, memory)
        else:
            value = look_ahead(stack, at + 1, depth - 1, gained - beta, gained - floor, memory)
            if value != OUT_OF_BUDGET:
                value = -value
        if value == OUT_OF_BUDGET:
            return value
        value += gained
        if value > best:
            best = value
            chosen = moves[i]
            floor = max(floor, value)
            if value >= beta:
                break
    kind = EXACT if alpha < best < beta else AT_LEAST if best >= beta else AT_MOST
    reached = depth
    memory.keys[slot] = key
    memory.found[slot] = reached << 16 | kind << 14 | chosen << 8 | (best + 128)
    return best


def stack_for(state: Ints) -> Ints:
    """Room for every position on the way to the end, the given one first."""
    return np.tile(state, (TO_THE_END, 1))


def deepen(state: Ints, memory: Memory, nodes: int) -> tuple[int, int, int]:
    """Looks further and further ahead until so many positions are seen: the best move, its
    value, and the depth reached (the number of blocks left when it is exact)."""
    stack = stack_for(state)
    left = count(int(state[STANDING]))
    memory.nodes[0] = 0
    memory.nodes[1] = nodes
    best = (-1, 0, 0)
    for depth in range(1, left + 6):
        value = look_ahead(stack, 0, depth, -MOST_POINTS, MOST_POINTS, memory)
        if value == OUT_OF_BUDGET:
            break
        key = int(state[STANDING]) | int(state[BONUS]) << MOST_BLOCKS
        slot = slot_of(key, len(memory.keys))
        best = (int(memory.found[slot] >> 8) & 63, value, depth)
    return best
