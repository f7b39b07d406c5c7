"""A game of Cut it up to its puzzle as one row of whole numbers.

First the table: seats, who is first (−1 before the draw), the rounds whose dice have been rolled,
and their throws. Then for each seat its corner (0 to 99, or −1), the two words of its paper, its
cut of the running round (or −1), the rounds it has played and what each brought, and the snippets
of its pile, two words each.

A move is a number too: cuts are below the others, each kind of which starts at a number of its own.
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
MOST_PIECES: Final = 28
"""Three from each of nine rounds, and what is left."""
PLAYER_WORDS: Final = PILE + 2 * MOST_PIECES

NONE: Final = -1

# What a round brought: its points, then a bit for each box and each fault.
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
    """Where a seat's numbers start."""
    return PLAYERS + seat * PLAYER_WORDS
