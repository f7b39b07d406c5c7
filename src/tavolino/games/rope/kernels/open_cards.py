"""A cache of every player's open cards: the pile card and the last card of each supply row.

A move changes only the mover's cards, and mostly one or none of them. Updating the cache is faster
than reading the cards from the piles and supply rows again.
"""

from typing import Final

from tavolino.bots.kernels.inlining import inline_no_refcount, no_refcount_kernel
from tavolino.games.rope.kernels.state import (
    CARD_MASK,
    CODE_MASK,
    END_TURN,
    FIRST_LAY,
    INDEX_MASK,
    NODES,
    PILE_AT,
    PILE_LEFT,
    PILE_SOURCE,
    SEATS,
    SUPPLY,
    PackedTable,
    player_offset,
)

PILE: Final = 0
FIRST_SUPPLY: Final = 1
OPEN_CARDS: Final = 4
"""The number of open cards of a player."""
NO_CARD: Final = CARD_MASK
"""No row takes this card."""


@inline_no_refcount
def update_open_cards(table: PackedTable, seat: int, open_cards: PackedTable) -> None:
    """Writes the open cards of one seat; `open_cards` has one row per seat."""
    player = player_offset(seat)
    left = table[player + PILE_LEFT]
    card = table[table[player + PILE_AT] + left - 1 & INDEX_MASK]
    open_cards[seat, PILE] = card if left else NO_CARD
    for place in range(3):
        node = table[player + SUPPLY + place] & CODE_MASK
        # Node 0 means none. Reading its card anyway is faster than a branch.
        card = table[NODES + node] & CARD_MASK
        open_cards[seat, FIRST_SUPPLY + place] = card if node else NO_CARD


@inline_no_refcount
def update_after_move(table: PackedTable, seat: int, move: int, open_cards: PackedTable) -> None:
    """Updates the open cards of the seat that made the move."""
    if move >= FIRST_LAY:
        if move != END_TURN:
            card = (move - FIRST_LAY) // 3
            open_cards[seat, FIRST_SUPPLY + move - FIRST_LAY - 3 * card] = card
    elif move >= 3 * PILE_SOURCE:
        update_open_cards(table, seat, open_cards)


@no_refcount_kernel
def find_open_cards(table: PackedTable, open_cards: PackedTable) -> None:
    """Writes the open cards of all seats."""
    for seat in range(table[SEATS]):
        update_open_cards(table, seat, open_cards)
