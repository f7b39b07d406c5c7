"""Lists the lines of play of a turn, up to the next pile card or the end of the turn.

Only one line is listed for each distinct final position. A line is a row of an array of moves; a
second array holds the lengths.
"""

from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.copying import copy
from tavolino.games.rope.kernels.apply import apply
from tavolino.games.rope.kernels.moves import legal
from tavolino.games.rope.kernels.policy import MOVE_BITS, MOVE_MASK, NO_PLAN, best_lay, plan
from tavolino.games.rope.kernels.state import (
    CARD_KINDS,
    FIRST_LAY,
    HAND,
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

MAX_LINE_LENGTH: Final = 32
SLOTS: Final = 1 << 14
"""The size of the hash set of visited positions; far more than there are lines."""
_PRIME: Final = np.uint64(0x9E3779B97F4A7C15)
_SHIFT: Final = np.uint64(29)


@kernel
def position_hash(table: PackedTable, player: int) -> np.uint64:
    """Hashes what can change within a turn: the rows, in any order, and the player's cards."""
    a = table[ROWS]
    b = table[ROWS + ROW_SIZE]
    c = table[ROWS + 2 * ROW_SIZE]
    low, high = min(a, b, c), max(a, b, c)
    word = np.uint64(low | (a + b + c - low - high) << 8 | high << 16)
    word |= np.uint64(table[player + PILE_LEFT]) << np.uint64(24)
    for supply in range(3):
        word = word * _PRIME + np.uint64(table[player + LENGTH + supply])
    word ^= word >> _SHIFT
    for kind in range(CARD_KINDS):
        word = word * _PRIME + np.uint64(table[player + HAND + kind])
    return word ^ (word >> _SHIFT) | np.uint64(1)


@kernel
def add_if_new(visited: Words, position: np.uint64) -> bool:
    """Adds a hash to the set; returns False if it was there already."""
    slot = np.int64(position >> np.uint64(33)) & SLOTS - 1
    while visited[slot]:
        if visited[slot] == position:
            return False
        slot = slot + 1 & SLOTS - 1
    visited[slot] = position
    return True


@kernel
def play_moves(table: PackedTable, line: Ints, length: int) -> None:
    for step in range(length):
        apply(table, line[step])


@kernel
def policy_line(table: PackedTable, line: Ints) -> int:
    """Writes the line that the policy plays; returns its length."""
    seat = table[TURN]
    player = PLAYERS + seat * PLAYER_SIZE
    pile = table[player + PILE_LEFT]
    after = table.copy()
    scratch = table.copy()
    length = 0
    while length < MAX_LINE_LENGTH - 1:
        moves = plan(after, player, scratch)
        if moves == NO_PLAN:
            break
        while moves:
            line[length] = (moves & MOVE_MASK) - 1
            apply(after, line[length])
            length += 1
            moves >>= MOVE_BITS
        if after[player + PILE_LEFT] != pile:
            return length
    line[length] = best_lay(after, player)
    return length + 1


@kernel
def find_lines(table: PackedTable, most: int, lines: Ints, lengths: Ints) -> int:
    """Breadth-first search for at most `most` lines; the policy's line comes first.

    From every position the player can reach without the pile card there is a line that ends the
    turn with the policy's choice of a lay, and one for each way to play the pile card.
    """
    player = PLAYERS + table[TURN] * PLAYER_SIZE
    visited = np.zeros(SLOTS, np.uint64)
    queue = np.zeros((most, MAX_LINE_LENGTH), np.int64)
    depths = np.zeros(most, np.int64)
    moves = np.zeros(MOVES, np.int64)
    position = table.copy()
    after = table.copy()
    lengths[0] = policy_line(table, lines[0])
    policy_lays = lines[0, lengths[0] - 1] >= FIRST_LAY
    play_moves(after, lines[0], lengths[0] - policy_lays)
    policy_end = position_hash(after, player)
    if not policy_lays:
        add_if_new(visited, policy_end)
    add_if_new(visited, position_hash(table, player))
    found, queued, node = 1, 1, 0
    while node < queued:
        copy(table, position)
        depth = depths[node]
        line = queue[node]
        play_moves(position, line, depth)
        for n in range(legal(position, moves)):
            move = moves[n]
            if move >= FIRST_LAY:
                break
            copy(position, after)
            apply(after, move)
            is_pile_card = move // 3 == PILE_SOURCE
            is_full = (found if is_pile_card else queued) == most
            if is_full or not add_if_new(visited, position_hash(after, player)):
                continue
            if is_pile_card:
                copy(line, lines[found])
                lines[found, depth] = move
                lengths[found] = depth + 1
                found += 1
            elif depth < MAX_LINE_LENGTH - 2:
                copy(line, queue[queued])
                queue[queued, depth] = move
                depths[queued] = depth + 1
                queued += 1
        if found < most and not (policy_lays and position_hash(position, player) == policy_end):
            copy(line, lines[found])
            lines[found, depth] = best_lay(position, player)
            lengths[found] = depth + 1
            found += 1
        node += 1
    return found


@kernel
def find_lays(
    table: PackedTable, line: Ints, length: int, lines: Ints, lengths: Ints, found: int
) -> int:
    """Adds a line for every other way to end the turn; returns the new number of lines."""
    position = table.copy()
    play_moves(position, line, length - 1)
    moves = np.zeros(MOVES, np.int64)
    for n in range(legal(position, moves)):
        if moves[n] >= FIRST_LAY and moves[n] != line[length - 1] and found < lengths.size:
            copy(line, lines[found])
            lines[found, length - 1] = moves[n]
            lengths[found] = length
            found += 1
    return found
