"""Legal moves of demolition, and applying them to a packed state.

Nothing is ever added, so an open block stays open until it is taken. After a move only the
neighbours of the block need to be checked.
"""

from tavolino.bots.kernels.bits import list_members, lowest
from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.games.scalino.demolition.kernels.state import (
    ABOVE,
    BLOCK_SIZE,
    BLOCKS,
    BONUS,
    DECLINE,
    FACES,
    LEVEL,
    LEVEL_BLOCKS,
    NEAR,
    OPEN,
    POINTS,
    SEAT,
    SEATS,
    SIZE,
    SIZE_BLOCKS,
    STANDING,
)


@kernel
def is_open(state: Ints, block: int, standing: int) -> bool:
    """True if no standing block lies on this one, and one of its sides is free. SD-2"""
    at = BLOCKS + block * BLOCK_SIZE
    if state[at + ABOVE] & standing:
        return False
    return (
        not state[at + FACES] & standing
        or not state[at + FACES + 1] & standing
        or not state[at + FACES + 2] & standing
        or not state[at + FACES + 3] & standing
    )


@kernel
def open_blocks(state: Ints, blocks: int) -> None:
    """Marks those of these blocks that are open now."""
    blocks &= state[STANDING] & ~state[OPEN]
    while blocks:
        block = lowest(blocks)
        blocks &= blocks - 1
        if is_open(state, block, state[STANDING]):
            state[OPEN] |= 1 << block


@kernel
def apply(state: Ints, move: int) -> None:
    """Applies a legal move. SD-2, SD-3"""
    if move != DECLINE:
        at = BLOCKS + move * BLOCK_SIZE
        state[STANDING] &= ~(1 << move)
        state[OPEN] &= ~(1 << move)
        state[POINTS + state[SEAT]] += state[at + SIZE]
        open_blocks(state, state[at + NEAR])
        level = LEVEL_BLOCKS + state[at + LEVEL] - 1
        if state[STANDING] and not state[level] & state[STANDING]:
            state[BONUS] = 1
            return
    state[BONUS] = 0
    state[SEAT] = state[SEAT] + 1 if state[SEAT] + 1 < state[SEATS] else 0


@kernel
def legal(state: Ints, moves: Ints) -> int:
    """Writes the legal moves; returns their number."""
    n = list_members(state[OPEN], 0, moves, 0)
    if state[BONUS]:
        moves[n] = DECLINE
        n += 1
    return n


@kernel
def distinct_moves(state: Ints, moves: Ints) -> int:
    """Writes the legal moves without equivalent ones; returns their number.

    Open blocks of the same size and level are equivalent if no closed block lies under or beside
    them: taking one then never opens another block.
    """
    closed = state[STANDING] & ~state[OPEN]
    blocks = state[OPEN]
    listed = 0
    n = 0
    while blocks:
        block = lowest(blocks)
        blocks &= blocks - 1
        at = BLOCKS + block * BLOCK_SIZE
        if not state[at + NEAR] & closed:
            same = 1 << 4 * state[at + LEVEL] + state[at + SIZE]
            if listed & same:
                continue
            listed |= same
        moves[n] = block
        n += 1
    if state[BONUS]:
        moves[n] = DECLINE
        n += 1
    return n


@kernel
def largest_size(state: Ints, blocks: int) -> int:
    """The size of the largest of these blocks; 0 if there are none."""
    if blocks & state[SIZE_BLOCKS + 2]:
        return 3
    return 2 if blocks & state[SIZE_BLOCKS + 1] else 1 if blocks else 0


@kernel
def largest_opened(state: Ints, block: int) -> int:
    """The size of the largest block that taking this one opens; 0 if it opens none."""
    standing = state[STANDING] & ~(1 << block)
    behind = state[BLOCKS + block * BLOCK_SIZE + NEAR] & standing & ~state[OPEN]
    largest = 0
    while behind:
        other = lowest(behind)
        behind &= behind - 1
        size = state[BLOCKS + other * BLOCK_SIZE + SIZE]
        if size > largest and is_open(state, other, standing):
            largest = size
    return largest
