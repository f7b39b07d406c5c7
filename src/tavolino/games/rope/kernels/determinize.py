"""Determinization: deals all hidden cards, consistent with what the others did not play."""

from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.random import below, next_u64
from tavolino.games.rope.kernels.policy import ANY_SCISSORS, NO_PLAN, plan_to_pile
from tavolino.games.rope.kernels.state import (
    CARD_KINDS,
    DRAW,
    DRAW_LEFT,
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

FAIR_WEIGHT: Final = 8
"""The weight of a card, and of scissors in the piles and among the cards just drawn."""
KEPT_WEIGHT: Final = 12
"""The weight of scissors among the cards kept in a hand: players save them for their pile."""
MAX_TRIES: Final = 6
"""How often a hand is dealt anew if it could have reached the player's pile card."""


@kernel
def collect_hidden(table: PackedTable, viewer: int, counts: Ints) -> int:
    """Counts the cards hidden from a seat by kind, and empties the other hands."""
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
            for kind in range(CARD_KINDS):
                counts[kind] += table[player + HAND + kind]
            cards += table[player + HAND_LEFT]
            clear_hand(table, player)
    return cards  # type: ignore[no-any-return]


@kernel
def clear_hand(table: PackedTable, player: int) -> None:
    for kind in range(CARD_KINDS):
        table[player + HAND + kind] = 0
    table[player + HAND_KINDS] = 0


@kernel
def draw_hidden(counts: Ints, left: int, scissors_weight: int, rng: Words) -> int:
    """Draws a random hidden card. The weight of scissors is in eighths of another card's."""
    n = below(rng, FAIR_WEIGHT * left + counts[0] * (scissors_weight - FAIR_WEIGHT))
    n -= counts[0] * scissors_weight
    kind = 0
    while n >= 0:
        kind += 1
        n -= counts[kind] * FAIR_WEIGHT
    counts[kind] -= 1
    return kind


@kernel
def determinize(table: PackedTable, viewer: int, rng: Words) -> None:
    """Deals all cards hidden from the viewer anew.

    While the viewer has played nothing in this turn, the rows are as the previous player left them.
    Then the cards that player kept cannot be ones that reach their pile card: they would have
    played them.
    """
    counts = np.zeros(CARD_KINDS, np.int64)
    left = collect_hidden(table, viewer, counts)
    previous = viewer - 1 if viewer else table[SEATS] - 1
    for seat in range(table[SEATS]):
        player = PLAYERS + seat * PLAYER_SIZE
        if seat != viewer:
            rows_unchanged = seat == previous and table[IDLE] >= 0 and has_played(table, player)
            left = determinize_hand(table, player, rows_unchanged, counts, left, rng)
    for seat in range(table[SEATS]):
        player = PLAYERS + seat * PLAYER_SIZE
        pile = table[player + PILE_AT]
        for place in range(table[player + PILE_LEFT] - 1):
            table[pile + place] = draw_hidden(counts, left, FAIR_WEIGHT, rng)
            left -= 1
    for place in range(table[DRAW_LEFT]):
        table[DRAW + place] = draw_hidden(counts, left, FAIR_WEIGHT, rng)
        left -= 1


@kernel
def has_played(table: PackedTable, player: int) -> bool:
    """True if the player has cards in the supply: nearly every first turn ends with laying one."""
    return bool(table[player + SUPPLY] | table[player + SUPPLY + 1] | table[player + SUPPLY + 2])


@kernel
def determinize_hand(
    table: PackedTable, player: int, rows_unchanged: bool, counts: Ints, left: int, rng: Words
) -> int:
    """Deals the cards that the player kept, then those drawn since; returns the hidden cards left.

    If the rows are as the player left them, the kept cards must not reach the player's pile card.
    """
    size = table[player + HAND_LEFT]
    drawn = 1
    while drawn < size and next_u64(rng) & np.uint64(1):
        drawn += 1
    kept = max(0, size - drawn)
    for _ in range(MAX_TRIES if rows_unchanged else 1):
        for _ in range(kept):
            deal_hidden(table, player, counts, left, KEPT_WEIGHT, rng)
            left -= 1
        if not rows_unchanged or plan_to_pile(table, player, ANY_SCISSORS) == NO_PLAN:
            break
        for kind in range(CARD_KINDS):
            counts[kind] += table[player + HAND + kind]
        left += kept
        clear_hand(table, player)
    in_hand = 0
    for kind in range(CARD_KINDS):
        in_hand += table[player + HAND + kind]
    for _ in range(size - in_hand):
        deal_hidden(table, player, counts, left, FAIR_WEIGHT, rng)
        left -= 1
    return left


@kernel
def deal_hidden(
    table: PackedTable, player: int, counts: Ints, left: int, scissors_weight: int, rng: Words
) -> None:
    """Deals a random hidden card to a hand."""
    card = draw_hidden(counts, left, scissors_weight, rng)
    table[player + HAND + card] += 1
    table[player + HAND_KINDS] |= 1 << card
