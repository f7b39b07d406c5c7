"""The packed state of demolition: what changes comes first, then the pyramid as it was surveyed.

Blocks have numbers, sets of blocks are bit sets. A move is the number of a block, or DECLINE.
"""

from typing import Final

from tavolino.bots.kernels.compiled import Ints, kernel

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
def is_over(state: Ints) -> bool:
    return not state[STANDING]


@kernel
def key(state: Ints) -> int:
    """A number of its own for each position of one pyramid, whoever is to move and took what.

    It is 0 only at the end.
    """
    position: int = state[STANDING] | state[BONUS] << MOST_BLOCKS
    return position


@kernel
def scores(state: Ints, points: Ints) -> None:
    """Writes what each seat has taken. SD-4"""
    for seat in range(state[SEATS]):
        points[seat] = state[POINTS + seat]
