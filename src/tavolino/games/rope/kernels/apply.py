"""Applies moves to a packed table in place."""

from tavolino.bots.kernels.inlining import inline_no_refcount, inline_no_refcount_kernel
from tavolino.games.rope.kernels.row_tables import AFTER, COMPLETE, RUN_AFTER, RUN_TAKES
from tavolino.games.rope.kernels.state import (
    ALL_STILL,
    CARD_BITS,
    CARD_KINDS,
    CARD_MASK,
    CAUSE,
    CODE_MASK,
    DISCARD,
    DRAW,
    DRAW_LEFT,
    END_TURN,
    FIRST_LAY,
    FREE_ROW,
    HAND,
    HAND_KINDS,
    HAND_LEFT,
    IDLE,
    INDEX_MASK,
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
    TURNS_WITHOUT_PILE,
    UNUSED,
    WITHOUT_END,
    WON_BY_PILE,
    PackedTable,
    player_offset,
)
from tavolino.games.rope.rules.deck import HAND_SIZE
from tavolino.games.rope.rules.turn import MAX_TURNS_WITHOUT_PILE


@inline_no_refcount_kernel
def apply(table: PackedTable, move: int) -> None:
    """Applies a legal move of the player to move."""
    player = player_offset(table[TURN])
    move &= MOVE_MASK
    if move >= FIRST_LAY:
        if move != END_TURN:
            card = (move - FIRST_LAY) // 3
            lay(table, player, card, move - FIRST_LAY - 3 * card)
        end_turn(table, player)
        return
    source = move // 3
    place = move - 3 * source
    if source < CARD_KINDS:
        take_from_hand(table, player, source)
        put(table, source, place)
    elif source == PILE_SOURCE:
        left = table[player + PILE_LEFT] - 1 & INDEX_MASK
        table[player + PILE_LEFT] = left
        put(table, table[table[player + PILE_AT] + left & INDEX_MASK] & CARD_MASK, place)
        table[TURNS_WITHOUT_PILE] = -1
        if left == 0:
            table[CAUSE] = WON_BY_PILE
    else:
        put(table, take_from_supply(table, player, source - SUPPLY_SOURCE), place)


@inline_no_refcount
def take_from_hand(table: PackedTable, player: int, card: int) -> None:
    left = table[player + HAND + card] - 1
    table[player + HAND + card] = left
    table[player + HAND_LEFT] -= 1
    # Branch-free: whether it was the last of its kind is unpredictable.
    table[player + HAND_KINDS] ^= (left == 0) << card


@inline_no_refcount
def take_from_supply(table: PackedTable, player: int, place: int) -> int:
    """Removes and returns the last card of a supply row; its node becomes unused. CR-4"""
    node = table[player + SUPPLY + place] & CODE_MASK
    entry = table[NODES + node]
    table[player + SUPPLY + place] = entry >> CARD_BITS
    table[player + LENGTH + place] -= 1
    table[NODES + node] = table[UNUSED] << CARD_BITS
    table[UNUSED] = node
    return entry & CARD_MASK  # type: ignore[no-any-return]


@inline_no_refcount
def put(table: PackedTable, card: int, place: int) -> None:
    """Adds the card to a shared row; a complete row goes to the discard pile. CR-5, CR-7"""
    row = ROWS + place * ROW_SIZE
    table[row + ROW_COUNTS + card] += 1
    table[IDLE] = -1
    code = AFTER[table[row] & CODE_MASK, card]
    if code != COMPLETE:
        table[row] = code
        return
    table[row] = table[FREE_ROW]
    for kind in range(CARD_KINDS):
        table[DISCARD + kind] += table[row + ROW_COUNTS + kind]
        table[row + ROW_COUNTS + kind] = 0


@inline_no_refcount
def lay(table: PackedTable, player: int, card: int, place: int) -> None:
    """Lays a hand card on a supply row. CR-8, CR-9"""
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


@inline_no_refcount
def end_turn(table: PackedTable, player: int) -> None:
    """Ends the turn: ends the game or refills the hand. CR-10, CR-12, CR-15"""
    table[IDLE] += 1
    table[TURNS_WITHOUT_PILE] += 1
    if table[IDLE] == table[SEATS]:
        table[CAUSE] = ALL_STILL
    elif table[TURNS_WITHOUT_PILE] == MAX_TURNS_WITHOUT_PILE:
        table[CAUSE] = WITHOUT_END
    else:
        refill(table)


@inline_no_refcount_kernel
def refill(table: PackedTable) -> None:
    """Draws up to six cards, then passes the turn unless the discard pile must be shuffled first.

    CR-1, CR-10, CR-11
    """
    seat = table[TURN]
    player = player_offset(seat)
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
        for kind in range(CARD_KINDS):
            if table[DISCARD + kind]:
                table[REFILLING] = 1
                return
    table[REFILLING] = 0
    table[TURN] = seat + 1 if seat + 1 < table[SEATS] else 0
