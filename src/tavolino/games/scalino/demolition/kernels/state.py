"""The layout of a packed state of demolition: first the fields that change, then the pyramid.

Sets of blocks are bit sets. A move is the number of a block, or DECLINE.
"""

from typing import Final

from tavolino.bots.kernels.compiled import Ints, kernel

MAX_BLOCKS: Final = 48
DECLINE: Final = MAX_BLOCKS
MAX_MOVES: Final = MAX_BLOCKS + 1

SEATS: Final = 0
SEAT: Final = 1
"""The seat to move. After the last block it is set, too, but nobody moves."""
BONUS: Final = 2
STANDING: Final = 3
OPEN: Final = 4
"""The blocks that can be taken now."""
POINTS: Final = 5
CHANGING: Final = POINTS + 6
"""The number of fields that change during a game; the others describe the pyramid."""
LEVEL_BLOCKS: Final = CHANGING
"""The blocks of each level, standing or not."""
SIZE_BLOCKS: Final = LEVEL_BLOCKS + 4
"""The blocks of one, two and three spaces."""
BLOCKS: Final = SIZE_BLOCKS + 3

SIZE: Final = 0
LEVEL: Final = 1
ABOVE: Final = 2
"""The blocks that lie on it."""
FACES: Final = 3
"""The blocks at its west, east, south and north side."""
NEAR: Final = 7
"""The blocks under it and beside it, which it may keep closed."""
BLOCK_SIZE: Final = 8
STATE_SIZE: Final = BLOCKS + MAX_BLOCKS * BLOCK_SIZE


@kernel
def copy_state(state: Ints, to: Ints) -> None:
    """Copies the fields that change, between states of the same pyramid."""
    for i in range(CHANGING):
        to[i] = state[i]


@kernel
def is_over(state: Ints) -> bool:
    return not state[STANDING]


@kernel
def key(state: Ints) -> int:
    """The transposition key of a position of one pyramid; 0 only at the end.

    It ignores the seat to move and the points.
    """
    position: int = state[STANDING] | state[BONUS] << MAX_BLOCKS
    return position


@kernel
def scores(state: Ints, points: Ints) -> None:
    """Writes the points of each seat. SD-4"""
    for seat in range(state[SEATS]):
        points[seat] = state[POINTS + seat]
