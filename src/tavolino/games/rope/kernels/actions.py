"""Sets of legal actions of Cut the Rope. The id of an action is the kernel's number of the move.

This is what `moves` lists, without branches: which move a table is at is as good as random, and a
branch that is foreseen wrongly takes as long as a dozen of these operations.
"""

from typing import Final

import numpy as np

from tavolino.bots.kernels.bit_order import reordering
from tavolino.bots.kernels.compiled import Words
from tavolino.bots.kernels.inlining import inlined_uncounted
from tavolino.games.rope.kernels.moves import is_forced, laid_on
from tavolino.games.rope.kernels.open_cards import FIRST_SUPPLY, NO_CARD, PILE
from tavolino.games.rope.kernels.row_tables import TAKES
from tavolino.games.rope.kernels.state import (
    CODE_MASK,
    ENDING,
    FREE_ROW,
    HAND_KINDS,
    LAYING,
    MOVES,
    PILE_SOURCE,
    ROW_SIZE,
    ROWS,
    SEQUENCE,
    SUPPLY_SOURCE,
    PackedTable,
    block_of,
)

WORDS: Final = -(-MOVES // 64)
_PART: Final = 16
"""Bits for the sources of one row, where those of three rows are one set."""
_EACH_ROW: Final = 1 | 1 << _PART | 1 << 2 * _PART
_in_turn = reordering([_PART * row + source for source in range(_PART) for row in range(3)])
"""The rows of each source in turn, which is how ids are counted."""
_LAYS: Final = np.uint64(LAYING)
_LAYS_BEYOND: Final = np.uint64(64 - LAYING)
_END: Final = np.uint64(ENDING - 64)


@inlined_uncounted
def _together(first: int, second: int, third: int) -> int:
    """The sets of three rows as one."""
    return np.int64(first) | np.int64(second) << _PART | np.int64(third) << 2 * _PART  # type: ignore[return-value]


@inlined_uncounted
def write_legal(table: PackedTable, seat: int, open_cards: PackedTable, row: Words) -> None:
    """The set of all legal actions of the seat whose turn it is. CR-4, CR-5, CR-8, CR-9"""
    player = block_of(seat)
    kinds = table[player + HAND_KINDS]
    pile = open_cards[seat, PILE]
    supply_a = open_cards[seat, FIRST_SUPPLY]
    supply_b = open_cards[seat, FIRST_SUPPLY + 1]
    supply_c = open_cards[seat, FIRST_SUPPLY + 2]
    free = table[FREE_ROW]
    code_a = table[ROWS]
    code_b = table[ROWS + ROW_SIZE]
    code_c = table[ROWS + 2 * ROW_SIZE]
    # Of several free places only the first can be begun.
    due_a = TAKES[code_a & CODE_MASK]
    due_b = TAKES[code_b & CODE_MASK] * (1 - ((code_b == free) & (code_a == free)))
    taken = (code_c == free) & ((code_a == free) | (code_b == free))
    due_c = TAKES[code_c & CODE_MASK] * (1 - taken)
    # This is `sources`, for three rows at once.
    due = _together(due_a, due_b, due_c)
    plays = _in_turn(
        due & np.int64(kinds) * _EACH_ROW
        | (due >> pile & _EACH_ROW) << PILE_SOURCE
        | (due >> supply_a & _EACH_ROW) << SUPPLY_SOURCE
        | (due >> supply_b & _EACH_ROW) << SUPPLY_SOURCE + 1
        | (due >> supply_c & _EACH_ROW) << SUPPLY_SOURCE + 2
    )
    if table[SEQUENCE]:
        forced = is_forced(table, player)
        laid = _together(
            laid_on(table, player, 0, forced),
            laid_on(table, player, 1, forced),
            laid_on(table, player, 2, forced),
        )
    else:
        second = (supply_b != NO_CARD) | (supply_a != NO_CARD)
        third = (supply_c != NO_CARD) | ((supply_a != NO_CARD) & (supply_b != NO_CARD))
        laid = _together(kinds, kinds * second, kinds * third)
    lays = _in_turn(laid)
    row[0] = plays | lays << _LAYS
    row[1] = lays >> _LAYS_BEYOND | np.uint64(kinds == 0) << _END
