"""Chance moves on a packed table, and random playouts."""

import numpy as np

from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.copying import copy
from tavolino.bots.kernels.inlining import inline_no_refcount
from tavolino.bots.kernels.random import advance, below, scale_to
from tavolino.games.rope.kernels.apply import apply, refill
from tavolino.games.rope.kernels.moves import random_move
from tavolino.games.rope.kernels.state import (
    CARD_KINDS,
    CARDS,
    CAUSE,
    DEALT,
    DISCARD,
    DRAW,
    DRAW_LEFT,
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
def resolve_chance(table: PackedTable, rng: Words) -> None:
    """Makes all chance moves until a player can move: the deal and reshuffles."""
    if not table[DEALT]:
        deal(table, rng)
    while table[REFILLING]:
        reshuffle(table, rng)
        refill(table)


@kernel
def deal(table: PackedTable, rng: Words) -> None:
    """Deals piles and hands; draws the first player unless one is set. CR-1"""
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
def reshuffle(table: PackedTable, rng: Words) -> None:
    """Shuffles the discard pile into a new draw pile. CR-11"""
    cards = 0
    for kind in range(CARD_KINDS):
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
        other = scale_to(word, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    rng[0] = word


@inline_no_refcount
def is_over(table: PackedTable) -> bool:
    return bool(table[CAUSE] != ONGOING)


@kernel
def scores(table: PackedTable, out: Ints) -> None:
    """Writes the scores: minus the cards left in each pile. CR-2, CR-12, CR-15"""
    for seat in range(table[SEATS]):
        out[seat] = -table[PLAYERS + seat * PLAYER_SIZE + PILE_LEFT]


@kernel
def playout(table: PackedTable, rng: Words, out: Ints) -> int:
    """Plays random moves to the end and writes the scores; returns the number of players' moves."""
    moves = 0
    resolve_chance(table, rng)
    while not is_over(table):
        apply(table, random_move(table, rng))
        moves += 1
        if table[REFILLING]:
            resolve_chance(table, rng)
    scores(table, out)
    return moves


@kernel
def playouts(table: PackedTable, rng: Words, games: int, out: Ints) -> int:
    """Plays this many games and adds up the points; returns the number of moves."""
    state = np.empty_like(table)
    points = np.zeros(table[SEATS], np.int64)
    moves = 0
    for _ in range(games):
        copy(table, state)
        moves += playout(state, rng, points)
        for seat in range(table[SEATS]):
            out[seat] += points[seat]
    return moves
