"""Chance at a packed table, and random games."""

import numpy as np

from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.copying import copy
from tavolino.bots.kernels.inlining import inlined_uncounted
from tavolino.bots.kernels.random import advance, below, scaled
from tavolino.games.rope.kernels.apply import apply, refill
from tavolino.games.rope.kernels.moves import random_move
from tavolino.games.rope.kernels.state import (
    CARDS,
    CAUSE,
    DEALT,
    DISCARD,
    DRAW,
    DRAW_LEFT,
    EACH,
    HAND,
    HAND_KINDS,
    HAND_LEFT,
    ONGOING,
    PILE_AT,
    PILE_LEFT,
    PILE_SIZE,
    PLAYER_SIZE,
    PLAYERS,
    REFILLING,
    SEATS,
    TURN,
    PackedTable,
)
from tavolino.games.rope.rules.deck import HAND_SIZE


@kernel
def chance(table: PackedTable, rng: Words) -> None:
    """Whatever chance has to do before a player can move."""
    if not table[DEALT]:
        deal(table, rng)
    while table[REFILLING]:
        mix(table, rng)
        refill(table)


@kernel
def deal(table: PackedTable, rng: Words) -> None:
    """Piles, hands, the first player at random unless there is one. CR-1"""
    deck = table[DRAW : DRAW + CARDS]
    deck[:20] = 0
    for place in range(20, CARDS):
        deck[place] = 1 + (place - 20) // 14
    shuffle(deck, rng)
    size = table[PILE_SIZE]
    used = 0
    for seat in range(table[SEATS]):
        player = PLAYERS + seat * PLAYER_SIZE
        pile = table[player + PILE_AT]
        copy(deck[used : used + size], table[pile:])
        table[player + PILE_LEFT] = size
        used += size
        for card in deck[used : used + HAND_SIZE]:
            table[player + HAND + card] += 1
            table[player + HAND_KINDS] |= 1 << card
        table[player + HAND_LEFT] = HAND_SIZE
        used += HAND_SIZE
    copy(deck[used:], table[DRAW:])
    table[DRAW_LEFT] = CARDS - used
    if table[TURN] < 0:
        table[TURN] = below(rng, table[SEATS])
    table[DEALT] = 1


@kernel
def mix(table: PackedTable, rng: Words) -> None:
    """The discard pile, shuffled, as the new draw pile; nothing is drawn yet. CR-11"""
    cards = 0
    for kind in range(EACH):
        for _ in range(table[DISCARD + kind]):
            table[DRAW + cards] = kind
            cards += 1
        table[DISCARD + kind] = 0
    table[DRAW_LEFT] = cards
    shuffle(table[DRAW : DRAW + cards], rng)


@kernel
def shuffle(cards: PackedTable, rng: Words) -> None:
    word = rng[0]
    for last in range(cards.size - 1, 0, -1):
        word = advance(word)
        other = scaled(word, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    rng[0] = word


@inlined_uncounted
def is_over(table: PackedTable) -> bool:
    return bool(table[CAUSE] != ONGOING)


@kernel
def scores(table: PackedTable, out: Ints) -> None:
    """A point is lost for each card left in the own pile. CR-2, CR-12, CR-15"""
    for seat in range(table[SEATS]):
        out[seat] = -table[PLAYERS + seat * PLAYER_SIZE + PILE_LEFT]


@kernel
def playout(table: PackedTable, rng: Words, out: Ints) -> int:
    """Random moves to the end of the game; how many of them players made."""
    moves = 0
    chance(table, rng)
    while not is_over(table):
        apply(table, random_move(table, rng))
        moves += 1
        if table[REFILLING]:
            chance(table, rng)
    scores(table, out)
    return moves


@kernel
def playouts(table: PackedTable, rng: Words, games: int, out: Ints) -> int:
    """Many playouts from one table; adds up all points and gives the number of moves."""
    there = np.empty_like(table)
    points = np.zeros(table[SEATS], np.int64)
    moves = 0
    for _ in range(games):
        copy(table, there)
        moves += playout(there, rng, points)
        for seat in range(table[SEATS]):
            out[seat] += points[seat]
    return moves
