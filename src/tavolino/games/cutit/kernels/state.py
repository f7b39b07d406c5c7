"""The layout of a packed state of Cut it, up to the puzzle: one array of integers.

The header has the number of seats, the first player (−1 before the draw), the number of rounds
whose dice have been rolled, and their throws. Each seat has its corner (0 to 99, or −1), the two
words of its paper, its cut of the current round (or −1), the number and scores of the rounds
played, and the snippets of its pile, two words each.

A move is an integer too: its kind in the high bits, its value in the low ones.
"""

from typing import Final

from tavolino.bots.kernels.compiled import kernel
from tavolino.games.cutit.rules.state import ROUNDS

SEATS: Final = 0
FIRST: Final = 1
ROUND: Final = 2
ROLLS: Final = 3
PLAYERS: Final = ROLLS + ROUNDS

CORNER: Final = 0
LOW: Final = 1
HIGH: Final = 2
CUT: Final = 3
PLAYED: Final = 4
SCORES: Final = 5
PIECES: Final = SCORES + ROUNDS
PILE: Final = PIECES + 1
MAX_PIECES: Final = 28
"""Three from each of nine rounds, and the last one."""
PLAYER_WORDS: Final = PILE + 2 * MAX_PIECES

NONE: Final = -1

# The score of a round: its points, then one bit per box and per fault.
POINTS_MASK: Final = 0xFF
ROSE: Final = 1 << 8
ONE_CUT: Final = 1 << 9
FAULTS: Final = 10
NO_POINTS: Final = 1 << FAULTS
SMALL: Final = 2 << FAULTS
SEVERAL: Final = 4 << FAULTS
NO_CUT: Final = 8 << FAULTS

KIND: Final = 24
CUT_KIND: Final = 0
CORNER_KIND: Final = 1
ROLL_KIND: Final = 2
FIRST_KIND: Final = 3
VALUE_MASK: Final = (1 << KIND) - 1


@kernel
def player_at(seat: int) -> int:
    """The index of a seat's fields."""
    return PLAYERS + seat * PLAYER_WORDS
