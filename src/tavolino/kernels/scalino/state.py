"""The packed state of the building game: 33 whole numbers, changed in place."""

from typing import Final

import numpy as np

from tavolino.kernels.compiled import Ints
from tavolino.kernels.inlining import uncounted_kernel
from tavolino.kernels.scalino.board import SHAPES

SEATS: Final = 0
NOTCH: Final = 1
"""1 if only notches are refused, 0 if all bays are."""
FIRST: Final = 2
SEAT: Final = 3
"""Who must act, −1 when the game is over; COLOUR and DUE are −1 then, too."""
COLOUR: Final = 4
DUE: Final = 5
BONUS: Final = 6
NEUTRAL_TURNS: Final = 7
LEVEL: Final = 8
COVERED: Final = 9
"""The spaces with a block on the level being built, and all of the rows and columns they are in."""
COVERED_ROWS: Final = 10
COVERED_COLUMNS: Final = 11
SEEN: Final = 12
"""For each colour the spaces where it is seen from above."""
STOCK: Final = 16
"""For each colour the blocks left of one, two, three spaces."""
PLACES: Final = 28
"""For each shape the places the due colour may take, by their lowest space."""
STATE_SIZE: Final = PLACES + SHAPES

NEUTRAL: Final = 3
_MIX: Final = np.int64(0x2545F4914F6CDD1D)


@uncounted_kernel
def copy_state(state: Ints, to: Ints) -> None:
    for i in range(STATE_SIZE):
        to[i] = state[i]


@uncounted_kernel
def is_over(state: Ints) -> bool:
    return bool(state[SEAT] < 0)


@uncounted_kernel
def spaces_left(state: Ints) -> int:
    """The spaces' worth of blocks nobody has used yet."""
    spaces = 0
    for i in range(12):
        spaces += (i % 3 + 1) * state[STOCK + i]
    return spaces


@uncounted_kernel
def key(state: Ints) -> int:
    """A number that two positions of one game share only if they are the same (2⁻⁶³ aside)."""
    mixed = np.int64(_MIX)
    for i in range(COLOUR, PLACES):
        mixed = (mixed ^ state[i]) * _MIX
        mixed ^= mixed >> 29
    return int(mixed)
