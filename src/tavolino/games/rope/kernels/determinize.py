"""Determinization: deals everything a seat cannot see, in line with what others did not play."""

from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.random import below, next_u64
from tavolino.games.rope.kernels.policy import ANY_SCISSORS, NO_PLAN, plan_to_pile
from tavolino.games.rope.kernels.state import (
    DRAW,
    DRAW_LEFT,
    EACH,
    HAND,
    HAND_KINDS,
    HAND_LEFT,
    IDLE,
    PILE_AT,
    PILE_LEFT,
    PLAYER_SIZE,
    PLAYERS,
    SEATS,
    SUPPLY,
    PackedTable,
)

FAIR: Final = 8
"""Scissors weigh as much as other cards."""
KEPT: Final = 12
"""Scissors are kept for the pile, so that they weigh more among the cards kept in a hand."""
TRIES: Final = 6


@kernel
def unseen(table: PackedTable, viewer: int, counts: Ints) -> int:
    """Counts the cards hidden from a seat by kind, and takes others' hands off the table."""
    cards = table[DRAW_LEFT]
    counts[:] = 0
    for place in range(table[DRAW_LEFT]):
        counts[table[DRAW + place]] += 1
    for seat in range(table[SEATS]):
        player = PLAYERS + seat * PLAYER_SIZE
        pile = table[player + PILE_AT]
        for place in range(table[player + PILE_LEFT] - 1):
            counts[table[pile + place]] += 1
            cards += 1
        if seat != viewer:
            for kind in range(EACH):
                counts[kind] += table[player + HAND + kind]
            cards += table[player + HAND_LEFT]
            clear_hand(table, player)
    return cards  # type: ignore[no-any-return]


@kernel
def clear_hand(table: PackedTable, player: int) -> None:
    for kind in range(EACH):
        table[player + HAND + kind] = 0
    table[player + HAND_KINDS] = 0


@kernel
def draw_unseen(counts: Ints, left: int, scissors: int, rng: Words) -> int:
    """One of the unseen cards; scissors weigh so many eighths."""
    n = below(rng, FAIR * left + counts[0] * (scissors - FAIR))
    n -= counts[0] * scissors
    kind = 0
    while n >= 0:
        kind += 1
        n -= counts[kind] * FAIR
    counts[kind] -= 1
    return kind


@kernel
def determinize(table: PackedTable, viewer: int, rng: Words) -> None:
    """Deals everything hidden from a seat anew.

    While that seat has played nothing in its turn, the rows are still as the player before it left
    them: cards that one kept would have taken its pile card away had they been able to.
    """
    counts = np.zeros(EACH, np.int64)
    left = unseen(table, viewer, counts)
    before = viewer - 1 if viewer else table[SEATS] - 1
    for seat in range(table[SEATS]):
        player = PLAYERS + seat * PLAYER_SIZE
        if seat != viewer:
            sure = seat == before and table[IDLE] >= 0 and has_played(table, player)
            left = determinize_hand(table, player, sure, counts, left, rng)
    for seat in range(table[SEATS]):
        player = PLAYERS + seat * PLAYER_SIZE
        pile = table[player + PILE_AT]
        for place in range(table[player + PILE_LEFT] - 1):
            table[pile + place] = draw_unseen(counts, left, FAIR, rng)
            left -= 1
    for place in range(table[DRAW_LEFT]):
        table[DRAW + place] = draw_unseen(counts, left, FAIR, rng)
        left -= 1


@kernel
def has_played(table: PackedTable, player: int) -> bool:
    """Whoever has had a turn has usually laid a card."""
    return bool(table[player + SUPPLY] | table[player + SUPPLY + 1] | table[player + SUPPLY + 2])


@kernel
def determinize_hand(
    table: PackedTable, player: int, sure: bool, counts: Ints, left: int, rng: Words
) -> int:
    """Deals the cards that the player kept and those drawn since; returns how many are left unseen.

    If `sure`, the rows are as the player left them, and the cards kept had no plan to the pile.
    """
    size = table[player + HAND_LEFT]
    drawn = 1
    while drawn < size and next_u64(rng) & np.uint64(1):
        drawn += 1
    kept = max(0, size - drawn)
    for _ in range(TRIES if sure else 1):
        for _ in range(kept):
            take_unseen(table, player, counts, left, KEPT, rng)
            left -= 1
        if not sure or plan_to_pile(table, player, ANY_SCISSORS) == NO_PLAN:
            break
        for kind in range(EACH):
            counts[kind] += table[player + HAND + kind]
        left += kept
        clear_hand(table, player)
    in_hand = 0
    for kind in range(EACH):
        in_hand += table[player + HAND + kind]
    for _ in range(size - in_hand):
        take_unseen(table, player, counts, left, FAIR, rng)
        left -= 1
    return left


@kernel
def take_unseen(
    table: PackedTable, player: int, counts: Ints, left: int, scissors: int, rng: Words
) -> None:
    card = draw_unseen(counts, left, scissors, rng)
    table[player + HAND + card] += 1
    table[player + HAND_KINDS] |= 1 << card
