"""Many tables of Cut the Rope at once. A table whose game ends begins another one at once."""

from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.action_sets import any_action
from tavolino.bots.kernels.compiled import Ints, Words
from tavolino.bots.kernels.copying import copy
from tavolino.bots.kernels.inlining import inlined_uncounted, uncounted_kernel
from tavolino.bots.kernels.prefetching import prefetch
from tavolino.bots.kernels.results import Results, clear_result, write_rewards
from tavolino.games.rope.kernels.actions import write_legal
from tavolino.games.rope.kernels.apply import apply
from tavolino.games.rope.kernels.open_cards import OPEN_CARDS, find_open_cards, follow_move
from tavolino.games.rope.kernels.playouts import chance, is_over, scores
from tavolino.games.rope.kernels.state import (
    DRAW,
    DRAW_LEFT,
    EACH,
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
    block_of,
)

LINE: Final = 32
"""Numbers in a cache line."""
WORD: Final = 4
"""Numbers that are copied at once."""
HAND_WORDS: Final = -(-EACH // WORD)
AHEAD: Final = 3
FAR_AHEAD: Final = 6
"""So many tables ahead memory is fetched, see `_fetch`."""


class Tables(NamedTuple):
    """All tables, and what is kept beside them."""

    packed: PackedTable
    words: Ints
    """The same memory, four numbers to a word."""
    start: PackedTable
    """A table before the deal."""
    hand_words: Ints
    """How many cards of each kind the seat to move holds, four numbers to a word. What follows in
    the last word means nothing."""
    open_cards: PackedTable
    """For each seat, see `open_cards`."""


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
    """Tables that begin with a cache line, so that each touches as few of them as possible."""
    width = -(-SIZE // LINE) * LINE
    memory = np.zeros(tables * width + LINE, np.int16)
    skipped = -memory.ctypes.data % (2 * LINE) // 2
    return memory[skipped : skipped + tables * width].reshape(tables, width)


def shown_hands(tables: Tables) -> PackedTable:
    """How many cards of each kind the seat to move holds."""
    return tables.hand_words.view(np.int16)[:, :EACH]


@uncounted_kernel
def _begin(tables: Tables, number: int, rng: Words) -> None:
    table = tables.packed[number]
    copy(tables.start, table)
    chance(table, rng)
    find_open_cards(table, tables.open_cards[number])


@inlined_uncounted
def _show(tables: Tables, number: int, results: Results) -> None:
    table = tables.packed[number]
    seat = table[TURN]
    hand = block_of(seat) + HAND >> 2
    for word in range(HAND_WORDS):
        tables.hand_words[number, word] = tables.words[number, hand + word]
    results.to_move[number] = seat
    write_legal(table, seat, tables.open_cards[number], results.masks[number])


@inlined_uncounted
def _fetch(packed: PackedTable, seats: int, number: int, end: int) -> None:
    """Asks for the next tables: first for the header, rows and players, then for the ends of the
    piles and supply rows that this leads to."""
    far = min(number + FAR_AHEAD, end - 1)
    for column in range(0, PLAYERS + seats * PLAYER_SIZE, LINE):
        prefetch(packed, far, column)
    near = min(number + AHEAD, end - 1)
    table = packed[near]
    player = block_of(table[TURN])
    prefetch(packed, near, table[player + PILE_AT] + table[player + PILE_LEFT])
    prefetch(packed, near, DRAW + table[DRAW_LEFT])
    prefetch(packed, near, NODES + table[UNUSED])
    for place in range(3):
        prefetch(packed, near, NODES + table[player + SUPPLY + place])


@inlined_uncounted
def _make(tables: Tables, number: int, move: int, rng: Words, results: Results) -> int:
    """A move and whatever chance does then; 1 if it ended a game, and another has begun."""
    table = tables.packed[number]
    clear_result(results, number)
    seat = table[TURN]
    apply(table, move)
    if is_over(table):
        scores(table, results.points[number])
        write_rewards(results, number)
        _begin(tables, number, rng)
        return 1
    follow_move(table, seat, move, tables.open_cards[number])
    if table[REFILLING]:
        chance(table, rng)
    return 0


@uncounted_kernel
def begin_all(tables: Tables, rngs: Words, results: Results, begin: int, end: int) -> None:
    """New games at these tables."""
    for number in range(begin, end):
        clear_result(results, number)
        results.points[number] = 0
        _begin(tables, number, rngs[number : number + 1])
        _show(tables, number, results)


@uncounted_kernel
def show_all(tables: Tables, results: Results, begin: int, end: int) -> None:
    """Writes what these tables look like, whatever has been done to them."""
    for number in range(begin, end):
        find_open_cards(tables.packed[number], tables.open_cards[number])
        _show(tables, number, results)


@uncounted_kernel
def step_all(
    tables: Tables, rngs: Words, results: Results, actions: Ints, begin: int, end: int
) -> None:
    """Makes a legal action at each of these tables."""
    seats = tables.open_cards.shape[1]
    for number in range(begin, end):
        _fetch(tables.packed, seats, number, end)
        _make(tables, number, actions[number], rngs[number : number + 1], results)
        _show(tables, number, results)


@uncounted_kernel
def roll_out_all(
    tables: Tables, rngs: Words, results: Results, steps: int, begin: int, end: int
) -> int:
    """Makes so many random moves at each of these tables; the number of games that ended."""
    games = 0
    for number in range(begin, end):
        table = tables.packed[number]
        rng = rngs[number : number + 1]
        mask = results.masks[number]
        for _ in range(steps):
            games += _make(tables, number, any_action(mask, rng), rng, results)
            write_legal(table, table[TURN], tables.open_cards[number], mask)
        _show(tables, number, results)
    return games
