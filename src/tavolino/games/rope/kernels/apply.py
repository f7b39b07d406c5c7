"""What happens at a packed table: playing cards, ending a turn. The table itself changes."""

from tavolino.bots.kernels.inlining import inlined_uncounted, inlined_uncounted_kernel
from tavolino.games.rope.kernels.row_tables import AFTER, COMPLETE, RUN_AFTER, RUN_TAKES
from tavolino.games.rope.kernels.state import (
    ALL_STILL,
    BARREN,
    CARD_BITS,
    CARD_MASK,
    CAUSE,
    CODE_MASK,
    DISCARD,
    DRAW,
    DRAW_LEFT,
    EACH,
    ENDING,
    FREE_ROW,
    HAND,
    HAND_KINDS,
    HAND_LEFT,
    IDLE,
    INDEX_MASK,
    LAYING,
    LENGTH,
    MOVE_MASK,
    NODES,
    PILE_AT,
    PILE_LEFT,
    PILE_SOURCE,
    REFILLING,
    ROW_COUNTS,
    ROW_SIZE,
    ROWS,
    RUN_CODES,
    SEATS,
    SEQUENCE,
    SUPPLY,
    SUPPLY_SOURCE,
    TURN,
    UNUSED,
    WITHOUT_END,
    WON_BY_PILE,
    PackedTable,
    block_of,
)
from tavolino.games.rope.rules.deck import HAND_SIZE
from tavolino.games.rope.rules.turn import MAX_TURNS_WITHOUT_PILE


@inlined_uncounted_kernel
def apply(table: PackedTable, move: int) -> None:
    """A legal move of the player whose turn it is."""
    player = block_of(table[TURN])
    move &= MOVE_MASK
    if move >= LAYING:
        if move != ENDING:
            card = (move - LAYING) // 3
            lay(table, player, card, move - LAYING - 3 * card)
        end_turn(table, player)
        return
    source = move // 3
    place = move - 3 * source
    if source < EACH:
        take_from_hand(table, player, source)
        put(table, source, place)
    elif source == PILE_SOURCE:
        left = table[player + PILE_LEFT] - 1 & INDEX_MASK
        table[player + PILE_LEFT] = left
        put(table, table[table[player + PILE_AT] + left & INDEX_MASK] & CARD_MASK, place)
        table[BARREN] = -1
        if left == 0:
            table[CAUSE] = WON_BY_PILE
    else:
        put(table, take_from_supply(table, player, source - SUPPLY_SOURCE), place)


@inlined_uncounted
def take_from_hand(table: PackedTable, player: int, card: int) -> None:
    left = table[player + HAND + card] - 1
    table[player + HAND + card] = left
    table[player + HAND_LEFT] -= 1
    # Without a branch, since whether it was the last of its kind can hardly be foreseen.
    table[player + HAND_KINDS] ^= (left == 0) << card


@inlined_uncounted
def take_from_supply(table: PackedTable, player: int, place: int) -> int:
    """The last card of a supply row; its node goes back to the unused ones. CR-4"""
    node = table[player + SUPPLY + place] & CODE_MASK
    entry = table[NODES + node]
    table[player + SUPPLY + place] = entry >> CARD_BITS
    table[player + LENGTH + place] -= 1
    table[NODES + node] = table[UNUSED] << CARD_BITS
    table[UNUSED] = node
    return entry & CARD_MASK  # type: ignore[no-any-return]


@inlined_uncounted
def put(table: PackedTable, card: int, place: int) -> None:
    """The card at the end of a shared row; a complete row goes to the discard pile. CR-5, CR-7"""
    row = ROWS + place * ROW_SIZE
    table[row + ROW_COUNTS + card] += 1
    table[IDLE] = -1
    code = AFTER[table[row] & CODE_MASK, card]
    if code != COMPLETE:
        table[row] = code
        return
    table[row] = table[FREE_ROW]
    for kind in range(EACH):
        table[DISCARD + kind] += table[row + ROW_COUNTS + kind]
        table[row + ROW_COUNTS + kind] = 0


@inlined_uncounted
def lay(table: PackedTable, player: int, card: int, place: int) -> None:
    """A hand card onto a supply row. CR-8, CR-9"""
    take_from_hand(table, player, card)
    node = table[UNUSED] & CODE_MASK
    table[UNUSED] = table[NODES + node] >> CARD_BITS
    last = table[player + SUPPLY + place] & CODE_MASK
    table[NODES + node] = last << CARD_BITS | card
    table[player + SUPPLY + place] = node
    table[player + LENGTH + place] += 1
    if table[SEQUENCE]:
        run = 0
        if last:
            run = abs(table[RUN_CODES + last]) & CODE_MASK
        code = RUN_AFTER[run, card] if RUN_TAKES[run] >> card & 1 else -RUN_AFTER[0, card]
        table[RUN_CODES + node] = code
    table[IDLE] = -1


@inlined_uncounted
def end_turn(table: PackedTable, player: int) -> None:
    """The turn is over, and perhaps the game: else its player refills. CR-10, CR-12, CR-15"""
    table[IDLE] += 1
    table[BARREN] += 1
    if table[IDLE] == table[SEATS]:
        table[CAUSE] = ALL_STILL
    elif table[BARREN] == MAX_TURNS_WITHOUT_PILE:
        table[CAUSE] = WITHOUT_END
    else:
        refill(table)


@inlined_uncounted_kernel
def refill(table: PackedTable) -> None:
    """Draws up to six, and passes the turn on unless cards must be shuffled first.

    CR-1, CR-10, CR-11
    """
    seat = table[TURN]
    player = block_of(seat)
    missing = HAND_SIZE - table[player + HAND_LEFT]
    drawn = min(missing, table[DRAW_LEFT])
    left = table[DRAW_LEFT] - drawn & INDEX_MASK
    for n in range(drawn):
        card = table[DRAW + left + n] & CARD_MASK
        table[player + HAND + card] += 1
        table[player + HAND_KINDS] |= 1 << card
    table[DRAW_LEFT] = left
    table[player + HAND_LEFT] += drawn
    if drawn < missing:
        for kind in range(EACH):
            if table[DISCARD + kind]:
                table[REFILLING] = 1
                return
    table[REFILLING] = 0
    table[TURN] = seat + 1 if seat + 1 < table[SEATS] else 0
