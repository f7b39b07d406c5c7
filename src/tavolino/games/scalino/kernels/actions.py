"""Action ids of the building game, and masks of legal actions.

The ids are the places in the order of `PLACES`, then DECLINE, then for each colour the places once
more, for players who choose a colour.
"""

from typing import Final

import numpy as np

from tavolino.bots.kernels.action_sets import add_actions
from tavolino.bots.kernels.bit_order import Reorder, reordering
from tavolino.bots.kernels.compiled import Ints, Words
from tavolino.bots.kernels.inlining import inline_no_refcount, no_refcount
from tavolino.games.scalino.kernels.board import COLOURED, DECLINE, MOVE_OF, SHAPES
from tavolino.games.scalino.kernels.moves import find_places, other_colour
from tavolino.games.scalino.kernels.state import BONUS, CHOICE, COLOUR, PLACES
from tavolino.games.scalino.rules.board import PLACES as ALL_PLACES
from tavolino.games.scalino.rules.pyramid import COLOURS

DECLINE_ACTION: Final = len(ALL_PLACES)
PLAIN_ACTIONS: Final = DECLINE_ACTION + 1
"""The number of ids without a colour: all ids unless a bonus block may be of either colour."""
ACTIONS: Final = PLAIN_ACTIONS + len(COLOURS) * len(ALL_PLACES)
PLAIN_WORDS: Final = -(-PLAIN_ACTIONS // 64)

MOVE_OF_ACTION: Final[Ints] = np.array(
    [
        *(MOVE_OF[place] for place in ALL_PLACES.values()),
        DECLINE,
        *(
            COLOURED * (colour + 1) + MOVE_OF[place]
            for colour in COLOURS
            for place in ALL_PLACES.values()
        ),
    ],
    np.int64,
)
"""The kernel's move for each action."""

_CODES: Final = [MOVE_OF[place] for place in ALL_PLACES.values()]
FIRST_IDS: Final = tuple([code // 64 for code in _CODES].index(shape) for shape in range(SHAPES))
"""The first id of each shape."""


def _action_ids(shape: int) -> Reorder:
    """Converts the places of a shape to ids, counted from the shape's first id."""
    return reordering([code % 64 for code in _CODES if code // 64 == shape])


_ones = _action_ids(0)
_twos_east = _action_ids(1)
_twos_north = _action_ids(2)
_threes_east = _action_ids(3)
_threes_north = _action_ids(4)
_A, _C, _F = (np.uint64(FIRST_IDS[shape] % 64) for shape in (1, 2, 4))
_B, _D, _E = (np.uint64(n) for n in (64 - FIRST_IDS[1], FIRST_IDS[3] - 64, 128 - FIRST_IDS[3]))
"""The shifts between the ids of a shape and the words of a mask, see `write_plain`."""
_DECLINE_BIT: Final = np.uint64(1 << DECLINE_ACTION % 64)


@inline_no_refcount
def write_plain(state: Ints, row: Words) -> None:
    """Writes the places of the due colour. The shapes start at ids 0, 41, 73, 105 and 130."""
    two_east = _twos_east(state[PLACES + 1])
    two_north = _twos_north(state[PLACES + 2])
    three_east = _threes_east(state[PLACES + 3])
    three_north = _threes_north(state[PLACES + 4])
    row[0] = _ones(state[PLACES]) | two_east << _A
    row[1] = two_east >> _B | two_north << _C | three_east << _D
    row[2] = three_east >> _E | three_north << _F
    if state[BONUS]:
        row[2] |= _DECLINE_BIT


@no_refcount
def write_coloured(state: Ints, row: Words) -> None:
    """Writes the places of both colours of a player who may choose one, and DECLINE. SC-9"""
    due = state[COLOUR]
    other = other_colour(state)
    add_places(state, row, due)
    find_places(state, other)
    add_places(state, row, other)
    find_places(state, due)
    row[2] |= _DECLINE_BIT


@inline_no_refcount
def add_places(state: Ints, row: Words, colour: int) -> None:
    start = PLAIN_ACTIONS + colour * DECLINE_ACTION
    add_actions(row, start + FIRST_IDS[0], _ones(state[PLACES]))
    add_actions(row, start + FIRST_IDS[1], _twos_east(state[PLACES + 1]))
    add_actions(row, start + FIRST_IDS[2], _twos_north(state[PLACES + 2]))
    add_actions(row, start + FIRST_IDS[3], _threes_east(state[PLACES + 3]))
    add_actions(row, start + FIRST_IDS[4], _threes_north(state[PLACES + 4]))


@inline_no_refcount
def write_legal(state: Ints, row: Words) -> None:
    """Writes the mask of all legal actions."""
    if len(row) > PLAIN_WORDS:
        row[:] = 0
        if state[BONUS] == CHOICE:
            write_coloured(state, row)
            return
    write_plain(state, row)
