"""Legal moves of the building game, and applying them to a packed state.

The rules are expressed with bit sets; the readable rules explain them.
"""

from typing import Final

import numpy as np

from tavolino.bots.kernels.bits import count, list_members
from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.inlining import (
    inline_no_refcount,
    inline_no_refcount_kernel,
    no_refcount_kernel,
)
from tavolino.games.scalino.kernels.board import (
    COLOURED,
    COLUMNS,
    DECLINE,
    EAST,
    LEVEL_SPACES,
    NORTH,
    ROWS,
    SHAPES,
    SIZE,
    SPACES,
    STAR_BIT,
    neighbours,
)
from tavolino.games.scalino.kernels.state import (
    BONUS,
    CHOICE,
    COLOUR,
    COVERED,
    COVERED_COLUMNS,
    COVERED_ROWS,
    DUE,
    EITHER,
    FIRST,
    LEVEL,
    NEUTRAL,
    NEUTRAL_TURNS,
    NOTCH,
    PLACES,
    SEAT,
    SEATS,
    SEEN,
    STOCK,
)

COLOUR_MASK: Final = 3
"""The compiler knows that a masked index is not negative and omits the check for indices that count
from the end. The other masks serve the same purpose."""
LEVEL_MASK: Final = 7
MOVE_MASK: Final = 511

Places = tuple[int, int, int, int, int]
"""A set of places for each shape."""


@inline_no_refcount_kernel
def find_places(state: Ints, colour: int) -> int:
    """Writes the legal places of this colour; returns 0 if there are none. SC-3 to SC-8"""
    colour &= COLOUR_MASK
    level = LEVEL_SPACES[state[LEVEL] & LEVEL_MASK]
    covered = state[COVERED]
    seen = state[SEEN + colour]
    free = level & ~(covered | seen | neighbours(seen & covered))
    touching = level
    if covered:
        touching = neighbours(covered)
    elif state[LEVEL] == 1:
        touching = np.int64(STAR_BIT)
    if state[NOTCH]:
        one, two_e, two_n, three_e, three_n = _places_without_notch(
            covered, level & ~covered, free, touching
        )
    else:
        one, two_e, two_n, three_e, three_n = _places_without_bay(
            covered, state[COVERED_ROWS], state[COVERED_COLUMNS], free, touching
        )
    stock = STOCK + 3 * colour
    one = _if_in_stock(one, state[stock])
    two_e = _if_in_stock(two_e, state[stock + 1])
    two_n = _if_in_stock(two_n, state[stock + 1])
    three_e = _if_in_stock(three_e, state[stock + 2])
    three_n = _if_in_stock(three_n, state[stock + 2])
    state[PLACES] = one
    state[PLACES + 1] = two_e
    state[PLACES + 2] = two_n
    state[PLACES + 3] = three_e
    state[PLACES + 4] = three_n
    return one | two_e | two_n | three_e | three_n


@inline_no_refcount
def _if_in_stock(places: int, blocks: int) -> int:
    """The places if there are blocks left, else none. Branch-free: the branch is unpredictable."""
    return places & -np.int64(blocks != 0)  # type: ignore[return-value]


@inline_no_refcount
def _places_without_bay(
    covered: int, covered_rows: int, covered_columns: int, free: int, touching: int
) -> Places:
    """Keeps every row and column one run: a block starts a run or extends one of its ends. SC-7"""
    row_end = ~covered_rows | (covered << EAST) | (covered >> EAST)
    column_end = ~covered_columns | (covered << NORTH) | (covered >> NORTH)
    along_row = free & column_end
    along_column = free & row_end
    touching_2e = touching | (touching >> EAST)
    touching_2n = touching | (touching >> NORTH)
    two_e = along_row & (along_row >> EAST)
    two_n = along_column & (along_column >> NORTH)
    three_e = two_e & (two_e >> EAST) & (row_end | (row_end >> 2 * EAST))
    three_n = two_n & (two_n >> NORTH) & (column_end | (column_end >> 2 * NORTH))
    return (
        along_row & row_end & touching,
        two_e & (row_end | (row_end >> EAST)) & touching_2e,
        two_n & (column_end | (column_end >> NORTH)) & touching_2n,
        three_e & (touching_2e | (touching >> 2 * EAST)),
        three_n & (touching_2n | (touching >> 2 * NORTH)),
    )


@inline_no_refcount
def _places_without_notch(covered: int, empty: int, free: int, touching: int) -> Places:
    """Leaves no empty space with blocks on three sides. SC-7"""
    west = covered << EAST
    east = covered >> EAST
    south = covered << NORTH
    north = covered >> NORTH
    tight = empty & ((west & east) | (south & north) | ((west | east) & (south | north)))
    west_end = ~(tight << EAST)
    east_end = ~(tight >> EAST)
    south_end = ~(tight << NORTH)
    north_end = ~(tight >> NORTH)
    along_row = free & south_end & north_end
    along_column = free & west_end & east_end
    touching_2e = touching | (touching >> EAST)
    touching_2n = touching | (touching >> NORTH)
    two_e = along_row & (along_row >> EAST)
    two_n = along_column & (along_column >> NORTH)
    three_e = two_e & (two_e >> EAST) & west_end & (east_end >> 2 * EAST)
    three_n = two_n & (two_n >> NORTH) & south_end & (north_end >> 2 * NORTH)
    return (
        along_row & along_column & touching,
        two_e & west_end & (east_end >> EAST) & touching_2e,
        two_n & south_end & (north_end >> NORTH) & touching_2n,
        three_e & (touching_2e | (touching >> 2 * EAST)),
        three_n & (touching_2n | (touching >> 2 * NORTH)),
    )


@inline_no_refcount
def next_turn(state: Ints, after: int) -> None:
    """Passes the turn to the next colour that can place a block, or ends the game.

    SC-4, SC-10, SC-18, SC-19
    """
    seats = state[SEATS]
    state[BONUS] = 0
    for step in range(1, 5):
        due = (after + step) & 3
        if seats == 3:
            colour = due if due == NEUTRAL else (state[FIRST] + due) % 3
        else:
            colour = (state[FIRST] + due) & 3
        fits = find_places(state, colour)
        if not fits and seats == 2:
            colour = (colour + 2) & 3
            fits = find_places(state, colour)
        if fits:
            state[DUE] = due
            state[COLOUR] = colour
            if seats == 3:
                hand = (state[FIRST] + state[NEUTRAL_TURNS]) % 3 if colour == NEUTRAL else colour
                state[SEAT] = hand
            else:
                state[SEAT] = colour & (seats - 1)
            return
    _end(state)


@inline_no_refcount
def _end(state: Ints) -> None:
    state[SEAT] = -1
    state[COLOUR] = -1
    state[DUE] = -1
    state[BONUS] = 0
    for shape in range(SHAPES):
        state[PLACES + shape] = 0


@inline_no_refcount_kernel
def apply(state: Ints, move: int) -> None:
    """Applies a legal move."""
    if move == DECLINE:
        next_turn(state, state[DUE])
        return
    colour = state[COLOUR] & COLOUR_MASK
    if move >= COLOURED:
        colour = (move // COLOURED - 1) & COLOUR_MASK
    move &= MOVE_MASK
    spaces = SPACES[move]
    for other in range(SEEN, SEEN + 4):
        state[other] &= ~spaces
    state[SEEN + colour] |= spaces
    state[STOCK + 3 * colour + SIZE[move] - 1] -= 1
    if colour == NEUTRAL and state[SEATS] == 3 and not state[BONUS]:
        state[NEUTRAL_TURNS] += 1
    state[COVERED] |= spaces
    state[COVERED_ROWS] |= ROWS[move]
    state[COVERED_COLUMNS] |= COLUMNS[move]
    if state[COVERED] == LEVEL_SPACES[state[LEVEL] & LEVEL_MASK]:
        if state[LEVEL] == 4:
            _end(state)
            return
        state[LEVEL] += 1
        state[COVERED] = 0
        state[COVERED_ROWS] = 0
        state[COVERED_COLUMNS] = 0
        if _find_bonus(state, colour):
            return
    next_turn(state, state[DUE])


@no_refcount_kernel
def _find_bonus(state: Ints, colour: int) -> bool:
    """Writes the places of the bonus block; returns False if there are none. SC-9"""
    fits = find_places(state, colour)
    if state[EITHER]:
        other = (colour + 2) & COLOUR_MASK
        other_fits = find_places(state, other)
        if not fits:
            colour = other
            fits = other_fits
        else:
            find_places(state, colour)
            if other_fits:
                state[COLOUR] = colour
                state[BONUS] = CHOICE
                return True
    if not fits:
        return False
    state[COLOUR] = colour
    state[BONUS] = 1
    return True


@no_refcount_kernel
def other_colour(state: Ints) -> int:
    """The other colour of a player who has two. SC-18"""
    other: int = (state[COLOUR] + 2) & COLOUR_MASK
    return other


@inline_no_refcount
def _list_places(state: Ints, start: int, moves: Ints, n: int) -> int:
    for shape in range(SHAPES):
        n = list_members(state[PLACES + shape], start + 64 * shape, moves, n)
    return n


@inline_no_refcount
def _count_places(state: Ints) -> int:
    n = 0
    for shape in range(SHAPES):
        n += count(state[PLACES + shape])
    return n


@no_refcount_kernel
def legal(state: Ints, moves: Ints) -> int:
    """Writes the legal moves; returns their number."""
    if state[BONUS] == CHOICE:
        colour = state[COLOUR]
        other = other_colour(state)
        n = _list_places(state, COLOURED * (colour + 1), moves, 0)
        find_places(state, other)
        n = _list_places(state, COLOURED * (other + 1), moves, n)
        find_places(state, colour)
    else:
        n = _list_places(state, 0, moves, 0)
    if state[BONUS]:
        moves[n] = DECLINE
        n += 1
    return n


@no_refcount_kernel
def moves_count(state: Ints) -> int:
    n = _count_places(state)
    if state[BONUS] == CHOICE:
        find_places(state, other_colour(state))
        n += _count_places(state)
        find_places(state, state[COLOUR])
    if state[BONUS]:
        n += 1
    return n
