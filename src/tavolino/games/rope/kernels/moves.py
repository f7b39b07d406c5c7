"""What the player whose turn it is can do, on a packed table."""

from tavolino.bots.kernels.bits import count, lowest, nth
from tavolino.bots.kernels.compiled import Ints, Words
from tavolino.bots.kernels.inlining import inlined_uncounted, uncounted_kernel
from tavolino.bots.kernels.random import below
from tavolino.games.rope.kernels.row_tables import RUN_TAKES, TAKES
from tavolino.games.rope.kernels.state import (
    CARD_MASK,
    CODE_MASK,
    EACH,
    ENDING,
    FREE_ROW,
    HAND_KINDS,
    HAND_LEFT,
    INDEX_MASK,
    LAYING,
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
    block_of,
)


@inlined_uncounted
def last_card(table: PackedTable, player: int, place: int) -> int:
    """The card a supply row offers; one that is never due if it is empty. CR-3"""
    node = table[player + SUPPLY + place] & CODE_MASK
    return table[NODES + node] & CARD_MASK if node else CARD_MASK


@inlined_uncounted
def pile_card(table: PackedTable, player: int) -> int:
    """The face-up card of the own pile."""
    at = table[player + PILE_AT] + table[player + PILE_LEFT] - 1 & INDEX_MASK
    return table[at] & CARD_MASK  # type: ignore[no-any-return]


@inlined_uncounted
def sources(due: int, kinds: int, pile: int, first: int, second: int, third: int) -> int:
    """Where a card that is due can come from: the hand's kinds, the pile, supply rows. CR-4"""
    return (
        due & kinds
        | (due >> pile & 1) << PILE_SOURCE
        | (due >> first & 1) << SUPPLY_SOURCE
        | (due >> second & 1) << SUPPLY_SOURCE + 1
        | (due >> third & 1) << SUPPLY_SOURCE + 2
    )


@inlined_uncounted
def due_in(table: PackedTable, place: int) -> int:
    """The kinds a shared row takes; none for a free place behind the first one. CR-5"""
    free = table[FREE_ROW]
    code = table[ROWS + place * ROW_SIZE] & CODE_MASK
    if code == free:
        for before in range(place):
            if table[ROWS + before * ROW_SIZE] == free:
                return 0
    return TAKES[code]  # type: ignore[no-any-return]


@inlined_uncounted
def plays_onto_rows(table: PackedTable, player: int) -> tuple[int, int, int]:
    """For each shared row, where a card for it can come from. CR-4"""
    kinds = table[player + HAND_KINDS]
    pile = pile_card(table, player)
    first = last_card(table, player, 0)
    second = last_card(table, player, 1)
    third = last_card(table, player, 2)
    return (
        sources(due_in(table, 0), kinds, pile, first, second, third),
        sources(due_in(table, 1), kinds, pile, first, second, third),
        sources(due_in(table, 2), kinds, pile, first, second, third),
    )


@inlined_uncounted
def fits(table: PackedTable, player: int, place: int) -> int:
    """The hand's kinds that fit a supply row without force; none on a second free row. CR-9"""
    kinds = table[player + HAND_KINDS]
    node = table[player + SUPPLY + place] & CODE_MASK
    if node:
        return kinds & RUN_TAKES[abs(table[RUN_CODES + node]) & CODE_MASK]  # type: ignore[no-any-return]
    for before in range(place):
        if not table[player + SUPPLY + before]:
            return 0
    return kinds  # type: ignore[no-any-return]


@inlined_uncounted
def is_forced(table: PackedTable, player: int) -> bool:
    """May any card go on any supply row? In any order always, else if none fits. CR-8, CR-9"""
    if not table[SEQUENCE]:
        return True
    fitting = fits(table, player, 0) | fits(table, player, 1) | fits(table, player, 2)
    return not fitting


@inlined_uncounted
def laid_on(table: PackedTable, player: int, place: int, forced: bool) -> int:
    """The kinds that may be laid on a supply row to end the turn. CR-8, CR-9"""
    if forced and table[player + SUPPLY + place]:
        return table[player + HAND_KINDS]  # type: ignore[no-any-return]
    return fits(table, player, place)


@uncounted_kernel
def legal(table: PackedTable, out: Ints) -> int:
    """Writes the moves of the player whose turn it is, as the readable rules list them."""
    player = block_of(table[TURN])
    plays = plays_onto_rows(table, player)
    moves = 0
    for row in range(3):
        found = plays[row]
        moves = _write(found & ~1 & (1 << EACH) - 1, row, out, moves)
        moves = _write(found & 1, row, out, moves)
        moves = _write(found >> EACH << EACH, row, out, moves)
    if not table[player + HAND_LEFT]:
        out[moves] = ENDING
        return moves + 1
    forced = is_forced(table, player)
    for place in range(3):
        kinds = laid_on(table, player, place, forced)
        moves = _write(kinds & ~1, LAYING + place, out, moves)
        moves = _write(kinds & 1, LAYING + place, out, moves)
    return moves


@inlined_uncounted
def _write(members: int, base: int, out: Ints, moves: int) -> int:
    while members:
        out[moves] = 3 * lowest(members) + base
        members &= members - 1
        moves += 1
    return moves


@uncounted_kernel
def random_move(table: PackedTable, rng: Words) -> int:
    """Any legal move, each as likely as the others, without writing them all down."""
    player = block_of(table[TURN])
    row_a, row_b, row_c = plays_onto_rows(table, player)
    a, b, c = count(row_a), count(row_b), count(row_c)
    plays = a + b + c
    if not table[player + HAND_LEFT]:
        n = below(rng, plays + 1)
        if n == plays:
            return ENDING
    else:
        forced = is_forced(table, player)
        lay_a = laid_on(table, player, 0, forced)
        lay_b = laid_on(table, player, 1, forced)
        lay_c = laid_on(table, player, 2, forced)
        d, e = count(lay_a), count(lay_b)
        n = below(rng, plays + d + e + count(lay_c))
        if n >= plays:
            n -= plays
            if n < d:
                return LAYING + 3 * nth(lay_a, n)
            n -= d
            if n < e:
                return LAYING + 3 * nth(lay_b, n) + 1
            return LAYING + 3 * nth(lay_c, n - e) + 2
    if n < a:
        return 3 * nth(row_a, n)
    n -= a
    if n < b:
        return 3 * nth(row_b, n) + 1
    return 3 * nth(row_c, n - b) + 2
