"""Batches of tables of Cut the Rope. When a game ends, the table starts a new one at once."""

from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.action_sets import random_action
from tavolino.bots.kernels.compiled import Ints, Words
from tavolino.bots.kernels.copying import copy
from tavolino.bots.kernels.inlining import inline_no_refcount, no_refcount_kernel
from tavolino.bots.kernels.prefetching import prefetch
from tavolino.bots.kernels.results import Results, clear_result, write_rewards
from tavolino.games.rope.kernels.actions import write_legal
from tavolino.games.rope.kernels.apply import apply
from tavolino.games.rope.kernels.open_cards import OPEN_CARDS, find_open_cards, update_after_move
from tavolino.games.rope.kernels.playouts import is_over, resolve_chance, scores
from tavolino.games.rope.kernels.state import (
    CARD_KINDS,
    DRAW,
    DRAW_LEFT,
    HAND,
    NODES,
    PILE_AT,
    PILE_LEFT,
    PLAYER_SIZE,
    PLAYERS,
    REFILLING,
    SEATS,
    SIZE,
    SUPPLY,
    TURN,
    UNUSED,
    PackedTable,
    player_offset,
)

LINE: Final = 32
"""Elements per cache line."""
WORD: Final = 4
"""Elements per 64-bit word."""
HAND_WORDS: Final = -(-CARD_KINDS // WORD)
NEAR_AHEAD: Final = 3
FAR_AHEAD: Final = 6
"""How many tables ahead memory is prefetched, see `_prefetch_ahead`."""


class Tables(NamedTuple):
    """All tables of a batch, and caches."""

    packed: PackedTable
    words: Ints
    """The same memory as 64-bit words."""
    start: PackedTable
    """A table before the deal."""
    hand_words: Ints
    """By table: the hand of the seat to move as card counts by kind, four counts per word. The rest
    of the last word is undefined."""
    open_cards: PackedTable
    """By table and seat, see `open_cards`."""


def new_tables(tables: int, start: PackedTable) -> Tables:
    memory = _aligned(tables)
    return Tables(
        packed=memory[:, :SIZE],
        words=memory.view(np.int64),
        start=start,
        hand_words=np.zeros((tables, HAND_WORDS), np.int64),
        open_cards=np.zeros((tables, int(start[SEATS]), OPEN_CARDS), np.int16),
    )


def _aligned(tables: int) -> PackedTable:
    """Memory in which every table starts at a cache line, so it spans as few lines as possible."""
    width = -(-SIZE // LINE) * LINE
    memory = np.zeros(tables * width + LINE, np.int16)
    skipped = -memory.ctypes.data % (2 * LINE) // 2
    return memory[skipped : skipped + tables * width].reshape(tables, width)


def hands_to_move(tables: Tables) -> PackedTable:
    """By table: the number of cards of each kind in the hand of the seat to move."""
    return tables.hand_words.view(np.int16)[:, :CARD_KINDS]


@no_refcount_kernel
def _reset(tables: Tables, number: int, rng: Words) -> None:
    table = tables.packed[number]
    copy(tables.start, table)
    resolve_chance(table, rng)
    find_open_cards(table, tables.open_cards[number])


@inline_no_refcount
def _observe(tables: Tables, number: int, results: Results) -> None:
    table = tables.packed[number]
    seat = table[TURN]
    hand = player_offset(seat) + HAND >> 2
    for word in range(HAND_WORDS):
        tables.hand_words[number, word] = tables.words[number, hand + word]
    results.to_move[number] = seat
    write_legal(table, seat, tables.open_cards[number], results.masks[number])


@inline_no_refcount
def _prefetch_ahead(packed: PackedTable, seats: int, number: int, end: int) -> None:
    """Prefetches the next tables, in two stages: the header, rows and players of a table, and a few
    tables later the ends of its piles and supply rows, whose addresses are known only then."""
    far = min(number + FAR_AHEAD, end - 1)
    for column in range(0, PLAYERS + seats * PLAYER_SIZE, LINE):
        prefetch(packed, far, column)
    near = min(number + NEAR_AHEAD, end - 1)
    table = packed[near]
    player = player_offset(table[TURN])
    prefetch(packed, near, table[player + PILE_AT] + table[player + PILE_LEFT])
    prefetch(packed, near, DRAW + table[DRAW_LEFT])
    prefetch(packed, near, NODES + table[UNUSED])
    for place in range(3):
        prefetch(packed, near, NODES + table[player + SUPPLY + place])


@inline_no_refcount
def _step(tables: Tables, number: int, move: int, rng: Words, results: Results) -> int:
    """Makes a move and the chance moves after it; returns 1 if that ended a game, else 0."""
    table = tables.packed[number]
    clear_result(results, number)
    seat = table[TURN]
    apply(table, move)
    if is_over(table):
        scores(table, results.points[number])
        write_rewards(results, number)
        _reset(tables, number, rng)
        return 1
    update_after_move(table, seat, move, tables.open_cards[number])
    if table[REFILLING]:
        resolve_chance(table, rng)
    return 0


@no_refcount_kernel
def reset_all(tables: Tables, rngs: Words, results: Results, begin: int, end: int) -> None:
    """Starts new games at the tables from `begin` to `end`."""
    for number in range(begin, end):
        clear_result(results, number)
        results.points[number] = 0
        _reset(tables, number, rngs[number : number + 1])
        _observe(tables, number, results)


@no_refcount_kernel
def observe_all(tables: Tables, results: Results, begin: int, end: int) -> None:
    """Recomputes the caches and results after the packed tables were changed."""
    for number in range(begin, end):
        find_open_cards(tables.packed[number], tables.open_cards[number])
        _observe(tables, number, results)


@no_refcount_kernel
def step_all(
    tables: Tables, rngs: Words, results: Results, actions: Ints, begin: int, end: int
) -> None:
    """Makes a legal action at each table."""
    seats = tables.open_cards.shape[1]
    for number in range(begin, end):
        _prefetch_ahead(tables.packed, seats, number, end)
        _step(tables, number, actions[number], rngs[number : number + 1], results)
        _observe(tables, number, results)


@no_refcount_kernel
def roll_out_all(
    tables: Tables, rngs: Words, results: Results, steps: int, begin: int, end: int
) -> int:
    """Makes `steps` random moves at each table; returns the number of games that ended."""
    games = 0
    for number in range(begin, end):
        table = tables.packed[number]
        rng = rngs[number : number + 1]
        mask = results.masks[number]
        for _ in range(steps):
            games += _step(tables, number, random_action(mask, rng), rng, results)
            write_legal(table, table[TURN], tables.open_cards[number], mask)
        _observe(tables, number, results)
    return games
