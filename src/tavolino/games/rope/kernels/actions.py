"""Masks of legal actions of Cut the Rope. The id of an action is the kernel's encoding of the move.

The same moves as in `moves`, computed without branches: at many tables the branches would be
unpredictable, and a misprediction costs as much as a dozen of these operations.
"""

from typing import Final

import numpy as np

from tavolino.bots.kernels.bit_order import reordering
from tavolino.bots.kernels.compiled import Words
from tavolino.bots.kernels.inlining import inline_no_refcount
from tavolino.games.rope.kernels.moves import kinds_to_lay, may_force
from tavolino.games.rope.kernels.open_cards import FIRST_SUPPLY, NO_CARD, PILE
from tavolino.games.rope.kernels.row_tables import TAKES
from tavolino.games.rope.kernels.state import (
    CODE_MASK,
    END_TURN,
    FIRST_LAY,
    FREE_ROW,
    HAND_KINDS,
    MOVES,
    PILE_SOURCE,
    ROW_SIZE,
    ROWS,
    SEQUENCE,
    SUPPLY_SOURCE,
    PackedTable,
    player_offset,
)

WORDS: Final = -(-MOVES // 64)
_PART: Final = 16
"""Bits per row where the sources of three rows share one word."""
_EACH_ROW: Final = 1 | 1 << _PART | 1 << 2 * _PART
_by_source = reordering([_PART * row + source for source in range(_PART) for row in range(3)])
"""From bit 16 · row + source to bit 3 · source + row, the order of the ids."""
_LAYS: Final = np.uint64(FIRST_LAY)
_LAYS_BEYOND: Final = np.uint64(64 - FIRST_LAY)
_END: Final = np.uint64(END_TURN - 64)


@inline_no_refcount
def _join_rows(first: int, second: int, third: int) -> int:
    """The sets of three rows in one word."""
    return np.int64(first) | np.int64(second) << _PART | np.int64(third) << 2 * _PART  # type: ignore[return-value]


@inline_no_refcount
def write_legal(table: PackedTable, seat: int, open_cards: PackedTable, row: Words) -> None:
    """Writes the mask of all legal actions of the seat to move. CR-4, CR-5, CR-8, CR-9"""
    player = player_offset(seat)
    kinds = table[player + HAND_KINDS]
    pile = open_cards[seat, PILE]
    supply_a = open_cards[seat, FIRST_SUPPLY]
    supply_b = open_cards[seat, FIRST_SUPPLY + 1]
    supply_c = open_cards[seat, FIRST_SUPPLY + 2]
    free = table[FREE_ROW]
    code_a = table[ROWS]
    code_b = table[ROWS + ROW_SIZE]
    code_c = table[ROWS + 2 * ROW_SIZE]
    # A row may only be started on the first free place.
    due_a = TAKES[code_a & CODE_MASK]
    due_b = TAKES[code_b & CODE_MASK] * (1 - ((code_b == free) & (code_a == free)))
    is_later_free = (code_c == free) & ((code_a == free) | (code_b == free))
    due_c = TAKES[code_c & CODE_MASK] * (1 - is_later_free)
    # The function `sources` for three rows at once.
    due = _join_rows(due_a, due_b, due_c)
    plays = _by_source(
        due & np.int64(kinds) * _EACH_ROW
        | (due >> pile & _EACH_ROW) << PILE_SOURCE
        | (due >> supply_a & _EACH_ROW) << SUPPLY_SOURCE
        | (due >> supply_b & _EACH_ROW) << SUPPLY_SOURCE + 1
        | (due >> supply_c & _EACH_ROW) << SUPPLY_SOURCE + 2
    )
    if table[SEQUENCE]:
        forced = may_force(table, player)
        kinds_by_row = _join_rows(
            kinds_to_lay(table, player, 0, forced),
            kinds_to_lay(table, player, 1, forced),
            kinds_to_lay(table, player, 2, forced),
        )
    else:
        second = (supply_b != NO_CARD) | (supply_a != NO_CARD)
        third = (supply_c != NO_CARD) | ((supply_a != NO_CARD) & (supply_b != NO_CARD))
        kinds_by_row = _join_rows(kinds, kinds * second, kinds * third)
    lays = _by_source(kinds_by_row)
    row[0] = plays | lays << _LAYS
    row[1] = lays >> _LAYS_BEYOND | np.uint64(kinds == 0) << _END
