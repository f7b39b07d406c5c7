"""Legal moves of the player to move, on a packed table."""

from tavolino.bots.kernels.bits import count, lowest, nth
from tavolino.bots.kernels.compiled import Ints, Words
from tavolino.bots.kernels.inlining import inline_no_refcount, no_refcount_kernel
from tavolino.bots.kernels.random import below
from tavolino.games.rope.kernels.row_tables import RUN_TAKES, TAKES
from tavolino.games.rope.kernels.state import (
    CARD_KINDS,
    CARD_MASK,
    CODE_MASK,
    END_TURN,
    FIRST_LAY,
    FREE_ROW,
    HAND_KINDS,
    HAND_LEFT,
    INDEX_MASK,
    NODES,
    PILE_AT,
    PILE_LEFT,
    PILE_SOURCE,
    ROW_SIZE,
    ROWS,
    RUN_CODES,
    SEQUENCE,
    SUPPLY,
    SUPPLY_SOURCE,
    TURN,
    PackedTable,
    player_offset,
)


@inline_no_refcount
def last_card(table: PackedTable, player: int, place: int) -> int:
    """The last card of a supply row; CARD_MASK, which no row takes, if it is empty. CR-3"""
    node = table[player + SUPPLY + place] & CODE_MASK
    return table[NODES + node] & CARD_MASK if node else CARD_MASK


@inline_no_refcount
def pile_card(table: PackedTable, player: int) -> int:
    """The face-up card of the player's pile."""
    at = table[player + PILE_AT] + table[player + PILE_LEFT] - 1 & INDEX_MASK
    return table[at] & CARD_MASK  # type: ignore[no-any-return]


@inline_no_refcount
def sources(due: int, kinds: int, pile: int, first: int, second: int, third: int) -> int:
    """The sources of a card that is due, as a set: hand kinds, pile, supply rows. CR-4"""
    return (
        due & kinds
        | (due >> pile & 1) << PILE_SOURCE
        | (due >> first & 1) << SUPPLY_SOURCE
        | (due >> second & 1) << SUPPLY_SOURCE + 1
        | (due >> third & 1) << SUPPLY_SOURCE + 2
    )


@inline_no_refcount
def kinds_due(table: PackedTable, place: int) -> int:
    """The kinds a shared row takes; none for a free place after the first one. CR-5"""
    free = table[FREE_ROW]
    code = table[ROWS + place * ROW_SIZE] & CODE_MASK
    if code == free:
        for before in range(place):
            if table[ROWS + before * ROW_SIZE] == free:
                return 0
    return TAKES[code]  # type: ignore[no-any-return]


@inline_no_refcount
def plays_onto_rows(table: PackedTable, player: int) -> tuple[int, int, int]:
    """The sources of a card for each shared row. CR-4"""
    kinds = table[player + HAND_KINDS]
    pile = pile_card(table, player)
    first = last_card(table, player, 0)
    second = last_card(table, player, 1)
    third = last_card(table, player, 2)
    return (
        sources(kinds_due(table, 0), kinds, pile, first, second, third),
        sources(kinds_due(table, 1), kinds, pile, first, second, third),
        sources(kinds_due(table, 2), kinds, pile, first, second, third),
    )


@inline_no_refcount
def kinds_that_fit(table: PackedTable, player: int, place: int) -> int:
    """The hand kinds that continue a supply row; none for a free row after the first one. CR-9"""
    kinds = table[player + HAND_KINDS]
    node = table[player + SUPPLY + place] & CODE_MASK
    if node:
        return kinds & RUN_TAKES[abs(table[RUN_CODES + node]) & CODE_MASK]  # type: ignore[no-any-return]
    for before in range(place):
        if not table[player + SUPPLY + before]:
            return 0
    return kinds  # type: ignore[no-any-return]


@inline_no_refcount
def may_force(table: PackedTable, player: int) -> bool:
    """True if any card may go on any supply row: no sequence is required or no card fits.

    CR-8, CR-9
    """
    if not table[SEQUENCE]:
        return True
    fitting = (
        kinds_that_fit(table, player, 0)
        | kinds_that_fit(table, player, 1)
        | kinds_that_fit(table, player, 2)
    )
    return not fitting


@inline_no_refcount
def kinds_to_lay(table: PackedTable, player: int, place: int, forced: bool) -> int:
    """The kinds that may be laid on a supply row to end the turn. CR-8, CR-9"""
    if forced and table[player + SUPPLY + place]:
        return table[player + HAND_KINDS]  # type: ignore[no-any-return]
    return kinds_that_fit(table, player, place)


@no_refcount_kernel
def legal(table: PackedTable, out: Ints) -> int:
    """Writes the legal moves in the order of the readable rules; returns their number."""
    player = player_offset(table[TURN])
    plays = plays_onto_rows(table, player)
    moves = 0
    for row in range(3):
        found = plays[row]
        moves = _write(found & ~1 & (1 << CARD_KINDS) - 1, row, out, moves)
        moves = _write(found & 1, row, out, moves)
        moves = _write(found >> CARD_KINDS << CARD_KINDS, row, out, moves)
    if not table[player + HAND_LEFT]:
        out[moves] = END_TURN
        return moves + 1
    forced = may_force(table, player)
    for place in range(3):
        kinds = kinds_to_lay(table, player, place, forced)
        moves = _write(kinds & ~1, FIRST_LAY + place, out, moves)
        moves = _write(kinds & 1, FIRST_LAY + place, out, moves)
    return moves


@inline_no_refcount
def _write(members: int, base: int, out: Ints, moves: int) -> int:
    while members:
        out[moves] = 3 * lowest(members) + base
        members &= members - 1
        moves += 1
    return moves


@no_refcount_kernel
def random_move(table: PackedTable, rng: Words) -> int:
    """A uniformly random legal move, found without listing them."""
    player = player_offset(table[TURN])
    row_a, row_b, row_c = plays_onto_rows(table, player)
    a, b, c = count(row_a), count(row_b), count(row_c)
    plays = a + b + c
    if not table[player + HAND_LEFT]:
        n = below(rng, plays + 1)
        if n == plays:
            return END_TURN
    else:
        forced = may_force(table, player)
        lay_a = kinds_to_lay(table, player, 0, forced)
        lay_b = kinds_to_lay(table, player, 1, forced)
        lay_c = kinds_to_lay(table, player, 2, forced)
        d, e = count(lay_a), count(lay_b)
        n = below(rng, plays + d + e + count(lay_c))
        if n >= plays:
            n -= plays
            if n < d:
                return FIRST_LAY + 3 * nth(lay_a, n)
            n -= d
            if n < e:
                return FIRST_LAY + 3 * nth(lay_b, n) + 1
            return FIRST_LAY + 3 * nth(lay_c, n - e) + 2
    if n < a:
        return 3 * nth(row_a, n)
    n -= a
    if n < b:
        return 3 * nth(row_b, n) + 1
    return 3 * nth(row_c, n - b) + 2
