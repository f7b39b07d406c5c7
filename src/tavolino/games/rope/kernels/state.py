"""The layout of a packed table: one array of 16-bit integers.

In order: a header, three shared rows, the discard pile as counts by kind, a block per seat, the
draw pile and the players' piles with the top card last, and the cards of all supply rows. A supply
row can be as long as the deck allows, so its cards are the nodes of a linked stack: a node has its
card, the node below it, and the code of the run that ends with it. Unused nodes form another stack.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from tavolino.bots.kernels.compiled import kernel
from tavolino.games.rope.rules.deck import DECK, KINDS

PackedTable: TypeAlias = npt.NDArray[np.int16]

CARDS: Final = len(DECK)
CARD_KINDS: Final = len(KINDS)
MAX_SEATS: Final = 8
NOBODY: Final = -1

SEATS: Final = 0
FREE_ROW: Final = 1
"""The code of a free place; it depends on the variant of same numbers."""
SEQUENCE: Final = 2
PILE_SIZE: Final = 3
DEALT: Final = 4
TURN: Final = 5
REFILLING: Final = 6
IDLE: Final = 7
"""Consecutive turns in which nothing was played or laid; −1 once this turn has a play."""
TURNS_WITHOUT_PILE: Final = 8
"""Consecutive turns without a pile card; −1 once this turn has one."""
CAUSE: Final = 9
DRAW_LEFT: Final = 10
UNUSED: Final = 11
"""The first unused node."""

ROWS: Final = 16
ROW_SIZE: Final = 12
ROW_COUNTS: Final = 1
"""Offset in a row: the code comes first, then the number of cards of each kind."""

DISCARD: Final = ROWS + 3 * ROW_SIZE

PLAYERS: Final = 64
PLAYER_SIZE: Final = 24
PILE_LEFT: Final = 0
PILE_AT: Final = 1
"""Where the seat's pile begins in the table."""
HAND_LEFT: Final = 2
HAND_KINDS: Final = 3
HAND: Final = 4
SUPPLY: Final = 15
"""The last node of each supply row, 0 for an empty one."""
LENGTH: Final = 18
"""The number of cards of each supply row."""

DRAW: Final = PLAYERS + MAX_SEATS * PLAYER_SIZE
PILES: Final = DRAW + CARDS
NODES: Final = PILES + CARDS
"""The card and the node below it in one integer; node 0 means none."""
RUN_CODES: Final = NODES + CARDS + 1
"""The code of the run; negative if a forced card starts it."""
SIZE: Final = RUN_CODES + CARDS + 1

INDEX_MASK: Final = 1023
"""Covers every index of a table. The compiler knows that a masked index is not negative and omits
the check for indices that count from the end. The other masks serve the same purpose."""
CODE_MASK: Final = 255
"""Covers nodes and the codes of rows and runs."""
MOVE_MASK: Final = 127
CARD_BITS: Final = 4
CARD_MASK: Final = (1 << CARD_BITS) - 1

ONGOING: Final = 0
WON_BY_PILE: Final = 1
ALL_STILL: Final = 2
WITHOUT_END: Final = 3

PILE_SOURCE: Final = CARD_KINDS
"""The source of a card is its kind if it comes from the hand, PILE_SOURCE, or SUPPLY_SOURCE plus
the supply row."""
SUPPLY_SOURCE: Final = CARD_KINDS + 1
SOURCES: Final = CARD_KINDS + 4
FIRST_LAY: Final = 3 * SOURCES
"""Below FIRST_LAY a move is 3 · source + row; from there on it lays a card, FIRST_LAY + 3 · kind +
supply row; END_TURN ends the turn with an empty hand."""
END_TURN: Final = FIRST_LAY + 3 * CARD_KINDS
MOVES: Final = END_TURN + 1


@kernel
def player_offset(seat: int) -> int:
    """The index of a seat's block."""
    return PLAYERS + seat * PLAYER_SIZE & INDEX_MASK
