"""Where everything lies in a packed table: one array of 16-bit numbers.

A header; three shared rows; the discard pile as counts of each kind; a block for each seat; the
draw pile and the own piles with the top card last; the cards of all supply rows. Those are nodes of
linked stacks, since any row may become as long as the deck allows: a node has its card, the node
below it, and the code of the run that ends with it. Unused nodes are a linked stack, too.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from tavolino.bots.kernels.compiled import kernel
from tavolino.games.rope.rules.deck import DECK, KINDS

PackedTable: TypeAlias = npt.NDArray[np.int16]

CARDS: Final = len(DECK)
EACH: Final = len(KINDS)
MOST_SEATS: Final = 8
NOBODY: Final = -1

SEATS: Final = 0
FREE_ROW: Final = 1
"""The code of a free place: it says whether numbers may be repeated."""
SEQUENCE: Final = 2
PILE_SIZE: Final = 3
DEALT: Final = 4
TURN: Final = 5
REFILLING: Final = 6
IDLE: Final = 7
BARREN: Final = 8
CAUSE: Final = 9
DRAW_LEFT: Final = 10
UNUSED: Final = 11
"""The first unused node."""

ROWS: Final = 16
ROW_SIZE: Final = 12
ROW_COUNTS: Final = 1
"""Within a row: its code, then how many cards of each kind lie in it."""

DISCARD: Final = ROWS + 3 * ROW_SIZE

PLAYERS: Final = 64
PLAYER_SIZE: Final = 24
PILE_LEFT: Final = 0
PILE_AT: Final = 1
"""Within a seat's block: where its pile begins in the table."""
HAND_LEFT: Final = 2
HAND_KINDS: Final = 3
HAND: Final = 4
SUPPLY: Final = 15
"""The last node of each supply row, 0 for an empty one."""
LENGTH: Final = 18
"""How many cards each supply row has."""

DRAW: Final = PLAYERS + MOST_SEATS * PLAYER_SIZE
PILES: Final = DRAW + CARDS
NODES: Final = PILES + CARDS
"""Card and node below in one number; node 0 is none."""
RUN_CODES: Final = NODES + CARDS + 1
"""The code of the run; negative where a forced card begins it."""
SIZE: Final = RUN_CODES + CARDS + 1

INDEX_MASK: Final = 1023
"""Covers every index of a table. Masked, a number is known not to be negative, and the compiler
leaves out the check for indices that count from the end. The same goes for the other masks."""
CODE_MASK: Final = 255
"""Covers the codes of rows and runs, and nodes."""
MOVE_MASK: Final = 127
CARD_BITS: Final = 4
CARD_MASK: Final = (1 << CARD_BITS) - 1

ONGOING: Final = 0
WON_BY_PILE: Final = 1
ALL_STILL: Final = 2
WITHOUT_END: Final = 3

PILE_SOURCE: Final = EACH
"""A card comes from the hand (its kind), the pile, or a supply row (this and the row's number)."""
SUPPLY_SOURCE: Final = EACH + 1
SOURCES: Final = EACH + 4
LAYING: Final = 3 * SOURCES
"""A move is 3 × source + row; from here on it lays: 3 × kind + supply row; the last just ends."""
ENDING: Final = LAYING + 3 * EACH
MOVES: Final = ENDING + 1


@kernel
def block_of(seat: int) -> int:
    """Where the block of a seat begins."""
    return PLAYERS + seat * PLAYER_SIZE & INDEX_MASK
