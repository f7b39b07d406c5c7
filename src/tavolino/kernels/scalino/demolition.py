"""Demolition on a packed state: what changes comes first, then the pyramid as it was surveyed.

Blocks have numbers, sets of blocks are bit sets. A block that can be taken stays so until it is
taken, because nothing is ever added; so after each move only its neighbours are looked at again.
A move is the number of a block, or DECLINE.
"""

from typing import Final

from tavolino.kernels.bits import list_members, lowest
from tavolino.kernels.compiled import Ints, kernel

MOST_BLOCKS: Final = 48
DECLINE: Final = MOST_BLOCKS
MOST_MOVES: Final = MOST_BLOCKS + 1

SEATS: Final = 0
SEAT: Final = 1
"""Who must act; also once all is taken, when nobody must."""
BONUS: Final = 2
STANDING: Final = 3
OPEN: Final = 4
"""The blocks that may be taken now."""
POINTS: Final = 5
CHANGING: Final = POINTS + 6
"""So many numbers at the beginning change in a game; the others describe its pyramid."""
LEVEL_BLOCKS: Final = CHANGING
"""The blocks of each level, as it was when the pyramid was surveyed."""
SIZE_BLOCKS: Final = LEVEL_BLOCKS + 4
"""The blocks of one, two and three spaces."""
BLOCKS: Final = SIZE_BLOCKS + 3

SIZE: Final = 0
LEVEL: Final = 1
ABOVE: Final = 2
"""The blocks that lie on it."""
FACES: Final = 3
"""The blocks beyond its west, east, south and north side."""
NEAR: Final = 7
"""The blocks it may keep from being taken: those under it and beside it."""
BLOCK_SIZE: Final = 8
STATE_SIZE: Final = BLOCKS + MOST_BLOCKS * BLOCK_SIZE


@kernel
def copy_state(state: Ints, to: Ints) -> None:
    """Copies what changes, between states of one pyramid."""
    for i in range(CHANGING):
        to[i] = state[i]


@kernel
def is_open(state: Ints, block: int, standing: int) -> bool:
    """Does nothing of what stands lie on it, and is one of its sides free? SD-2"""
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
    """Looks again which of these may be taken."""
    blocks &= state[STANDING] & ~state[OPEN]
    while blocks:
        block = lowest(blocks)
        blocks &= blocks - 1
        if is_open(state, block, state[STANDING]):
            state[OPEN] |= 1 << block


@kernel
def apply(state: Ints, move: int) -> None:
    """Makes a legal move. SD-2, SD-3"""
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
def is_over(state: Ints) -> bool:
    return not state[STANDING]


@kernel
def legal(state: Ints, moves: Ints) -> int:
    """Writes every legal move, and says how many there are."""
    n = list_members(state[OPEN], 0, moves, 0)
    if state[BONUS]:
        moves[n] = DECLINE
        n += 1
    return n


@kernel
def key(state: Ints) -> int:
    """A number of its own for each position of one pyramid, whatever was taken by whom."""
    position: int = state[STANDING] | state[BONUS] << MOST_BLOCKS | state[SEAT] << MOST_BLOCKS + 1
    return position


@kernel
def scores(state: Ints, points: Ints) -> None:
    """Writes what each seat has taken. SD-4"""
    for seat in range(state[SEATS]):
        points[seat] = state[POINTS + seat]


@kernel
def largest_of(state: Ints, blocks: int) -> int:
    """The size of the largest of these blocks, or 0."""
    if blocks & state[SIZE_BLOCKS + 2]:
        return 3
    return 2 if blocks & state[SIZE_BLOCKS + 1] else 1 if blocks else 0


@kernel
def opens(state: Ints, block: int) -> int:
    """The size of the largest block that can be taken only once this one is gone, or 0."""
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
