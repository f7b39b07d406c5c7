"""The packed state of the building game: 34 whole numbers, changed in place."""

from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.inlining import uncounted_kernel
from tavolino.games.scalino.kernels.board import SHAPES

SEATS: Final = 0
NOTCH: Final = 1
"""1 if only notches are refused, 0 if all bays are."""
EITHER: Final = 2
"""1 if a bonus block may be of either colour of a player."""
FIRST: Final = 3
SEAT: Final = 4
"""Who must act, −1 when the game is over; COLOUR and DUE are −1 then, too."""
COLOUR: Final = 5
DUE: Final = 6
BONUS: Final = 7
"""1 if the block may be declined, CHOICE if its colour may be chosen, too."""
NEUTRAL_TURNS: Final = 8
LEVEL: Final = 9
COVERED: Final = 10
"""The spaces with a block on the level being built, and all of the rows and columns they are in."""
COVERED_ROWS: Final = 11
COVERED_COLUMNS: Final = 12
SEEN: Final = 13
"""For each colour the spaces where it is seen from above."""
STOCK: Final = 17
"""For each colour the blocks left of one, two, three spaces."""
PLACES: Final = 29
"""For each shape the places the due colour may take, by their lowest space."""
STATE_SIZE: Final = PLACES + SHAPES

NEUTRAL: Final = 3
CHOICE: Final = 2
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
