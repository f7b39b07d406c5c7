"""The layout of a packed state of the building game: 34 integers, changed in place."""

from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.inlining import no_refcount_kernel
from tavolino.games.scalino.kernels.board import SHAPES

SEATS: Final = 0
NOTCH: Final = 1
"""1 if only notches are forbidden, 0 if all bays are."""
EITHER: Final = 2
"""1 if a bonus block may be of either colour of the player."""
FIRST: Final = 3
SEAT: Final = 4
"""The seat to move; −1 when the game is over, as are COLOUR and DUE."""
COLOUR: Final = 5
DUE: Final = 6
BONUS: Final = 7
"""1 if the block may be declined, CHOICE if its colour may also be chosen."""
NEUTRAL_TURNS: Final = 8
LEVEL: Final = 9
COVERED: Final = 10
"""The covered spaces of the level being built; next come all spaces of their rows and columns."""
COVERED_ROWS: Final = 11
COVERED_COLUMNS: Final = 12
SEEN: Final = 13
"""By colour: the spaces where it is visible from above."""
STOCK: Final = 17
"""By colour: the blocks left of one, two and three spaces."""
PLACES: Final = 29
"""By shape: the legal places of the due colour, as the bits of their lowest spaces."""
STATE_SIZE: Final = PLACES + SHAPES

NEUTRAL: Final = 3
CHOICE: Final = 2
_MIX: Final = np.int64(0x2545F4914F6CDD1D)


@no_refcount_kernel
def copy_state(state: Ints, to: Ints) -> None:
    for i in range(STATE_SIZE):
        to[i] = state[i]


@no_refcount_kernel
def is_over(state: Ints) -> bool:
    return bool(state[SEAT] < 0)


@no_refcount_kernel
def spaces_left(state: Ints) -> int:
    """The total size of all unused blocks."""
    spaces = 0
    for i in range(12):
        spaces += (i % 3 + 1) * state[STOCK + i]
    return spaces


@no_refcount_kernel
def key(state: Ints) -> int:
    """A hash of the position; different positions of a game collide with probability 2⁻⁶³."""
    mixed = np.int64(_MIX)
    for i in range(COLOUR, PLACES):
        mixed = (mixed ^ state[i]) * _MIX
        mixed ^= mixed >> 29
    return int(mixed)
