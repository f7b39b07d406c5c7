"""The face-up cards of every player, beside the packed tables: those that a row can be given.

A move changes those of the player who makes it and no others, and mostly one of them or none, so
they are kept up to date. Reading them off the piles and supply rows takes longer.
"""

from typing import Final

from tavolino.bots.kernels.inlining import inlined_uncounted, uncounted_kernel
from tavolino.games.rope.kernels.state import (
    CARD_MASK,
    CODE_MASK,
    ENDING,
    INDEX_MASK,
    LAYING,
    NODES,
    PILE_AT,
    PILE_LEFT,
    PILE_SOURCE,
    SEATS,
    SUPPLY,
    PackedTable,
    block_of,
)

PILE: Final = 0
FIRST_SUPPLY: Final = 1
OPEN_CARDS: Final = 4
"""The card of the own pile, and the last one of each supply row."""
NO_CARD: Final = CARD_MASK
"""Stands for no card: no row ever takes it."""


@inlined_uncounted
def update_open_cards(table: PackedTable, seat: int, open_cards: PackedTable) -> None:
    """Writes the open cards of one seat; `open_cards` has a row for each seat."""
    player = block_of(seat)
    left = table[player + PILE_LEFT]
    card = table[table[player + PILE_AT] + left - 1 & INDEX_MASK]
    open_cards[seat, PILE] = card if left else NO_CARD
    for place in range(3):
        node = table[player + SUPPLY + place] & CODE_MASK
        # Node 0 is none. Its card is read in vain, since that is quicker than not to.
        card = table[NODES + node] & CARD_MASK
        open_cards[seat, FIRST_SUPPLY + place] = card if node else NO_CARD


@inlined_uncounted
def follow_move(table: PackedTable, seat: int, move: int, open_cards: PackedTable) -> None:
    """Brings the open cards of the seat that has made a move up to date."""
    if move >= LAYING:
        if move != ENDING:
            card = (move - LAYING) // 3
            open_cards[seat, FIRST_SUPPLY + move - LAYING - 3 * card] = card
    elif move >= 3 * PILE_SOURCE:
        update_open_cards(table, seat, open_cards)


@uncounted_kernel
def find_open_cards(table: PackedTable, open_cards: PackedTable) -> None:
    """Writes the open cards of all seats."""
    for seat in range(table[SEATS]):
        update_open_cards(table, seat, open_cards)
