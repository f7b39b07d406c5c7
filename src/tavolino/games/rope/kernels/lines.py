"""Every line of play until the next card is turned up or the turn ends, each end once.

A line is a row of an array: its moves, and its length in a second array.
"""

from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.copying import copy
from tavolino.games.rope.kernels.apply import apply
from tavolino.games.rope.kernels.moves import legal
from tavolino.games.rope.kernels.policy import MOVE_BITS, MOVE_MASK, NO_PLAN, best_lay, plan
from tavolino.games.rope.kernels.state import (
    EACH,
    HAND,
    LAYING,
    LENGTH,
    MOVES,
    PILE_LEFT,
    PILE_SOURCE,
    PLAYER_SIZE,
    PLAYERS,
    ROW_SIZE,
    ROWS,
    TURN,
    PackedTable,
)

LONGEST: Final = 32
"""The most moves of a line."""
SLOTS: Final = 1 << 14
"""The size of the set of tables met; far more than there are lines."""
_PRIME: Final = np.uint64(0x9E3779B97F4A7C15)
_SHIFT: Final = np.uint64(29)


@kernel
def mark_of(table: PackedTable, player: int) -> np.uint64:
    """Tells the tables of one turn apart: what the rows take, whatever their places, and what the
    player has left."""
    a = table[ROWS]
    b = table[ROWS + ROW_SIZE]
    c = table[ROWS + 2 * ROW_SIZE]
    low, high = min(a, b, c), max(a, b, c)
    word = np.uint64(low | (a + b + c - low - high) << 8 | high << 16)
    word |= np.uint64(table[player + PILE_LEFT]) << np.uint64(24)
    for supply in range(3):
        word = word * _PRIME + np.uint64(table[player + LENGTH + supply])
    word ^= word >> _SHIFT
    for kind in range(EACH):
        word = word * _PRIME + np.uint64(table[player + HAND + kind])
    return word ^ (word >> _SHIFT) | np.uint64(1)


@kernel
def is_new(met: Words, mark: np.uint64) -> bool:
    """Adds the mark to the set; was it missing?"""
    slot = np.int64(mark >> np.uint64(33)) & SLOTS - 1
    while met[slot]:
        if met[slot] == mark:
            return False
        slot = slot + 1 & SLOTS - 1
    met[slot] = mark
    return True


@kernel
def follow(table: PackedTable, line: Ints, length: int) -> None:
    for step in range(length):
        apply(table, line[step])


@kernel
def policy_line(table: PackedTable, line: Ints) -> int:
    """What the policy plays until the next card is turned up or the turn ends; its length."""
    seat = table[TURN]
    player = PLAYERS + seat * PLAYER_SIZE
    pile = table[player + PILE_LEFT]
    there = table.copy()
    scratch = table.copy()
    length = 0
    while length < LONGEST - 1:
        moves = plan(there, player, scratch)
        if moves == NO_PLAN:
            break
        while moves:
            line[length] = (moves & MOVE_MASK) - 1
            apply(there, line[length])
            length += 1
            moves >>= MOVE_BITS
        if there[player + PILE_LEFT] != pile:
            return length
    line[length] = best_lay(there, player)
    return length + 1


@kernel
def find_lines(table: PackedTable, most: int, lines: Ints, lengths: Ints) -> int:
    """The lines to distinct ends, the shortest first, the policy's own before all others.

    A line ends with the pile card or, for each distinct table, with the lay the policy would
    choose. At most `most` are found.
    """
    player = PLAYERS + table[TURN] * PLAYER_SIZE
    met = np.zeros(SLOTS, np.uint64)
    opened = np.zeros((most, LONGEST), np.int64)
    depths = np.zeros(most, np.int64)
    moves = np.zeros(MOVES, np.int64)
    here = table.copy()
    then = table.copy()
    lengths[0] = policy_line(table, lines[0])
    lays = lines[0, lengths[0] - 1] >= LAYING
    follow(then, lines[0], lengths[0] - lays)
    policy_mark = mark_of(then, player)
    if not lays:
        is_new(met, policy_mark)
    is_new(met, mark_of(table, player))
    found, nodes, node = 1, 1, 0
    while node < nodes:
        copy(table, here)
        depth = depths[node]
        line = opened[node]
        follow(here, line, depth)
        for n in range(legal(here, moves)):
            move = moves[n]
            if move >= LAYING:
                break
            copy(here, then)
            apply(then, move)
            turned_up = move // 3 == PILE_SOURCE
            if (found if turned_up else nodes) == most or not is_new(met, mark_of(then, player)):
                continue
            if turned_up:
                copy(line, lines[found])
                lines[found, depth] = move
                lengths[found] = depth + 1
                found += 1
            elif depth < LONGEST - 2:
                copy(line, opened[nodes])
                opened[nodes, depth] = move
                depths[nodes] = depth + 1
                nodes += 1
        if found < most and not (lays and mark_of(here, player) == policy_mark):
            copy(line, lines[found])
            lines[found, depth] = best_lay(here, player)
            lengths[found] = depth + 1
            found += 1
        node += 1
    return found


@kernel
def find_lays(
    table: PackedTable, line: Ints, length: int, lines: Ints, lengths: Ints, found: int
) -> int:
    """Adds a line for every other end of the turn; returns how many lines there are then."""
    here = table.copy()
    follow(here, line, length - 1)
    moves = np.zeros(MOVES, np.int64)
    for n in range(legal(here, moves)):
        if moves[n] >= LAYING and moves[n] != line[length - 1] and found < lengths.size:
            copy(line, lines[found])
            lines[found, length - 1] = moves[n]
            lengths[found] = length
            found += 1
    return found
