"""Action ids of the building game, and the sets of legal actions.

Ids count the places in the order of `PLACES`, then DECLINE, then the places once more for each
colour, where a colour is chosen.
"""

from typing import Final

import numpy as np

from tavolino.bots.kernels.action_sets import add_actions
from tavolino.bots.kernels.bit_order import Reorder, reordering
from tavolino.bots.kernels.compiled import Ints, Words
from tavolino.bots.kernels.inlining import inlined_uncounted, uncounted
from tavolino.games.scalino.kernels.board import COLOURED, DECLINE, MOVE_OF, SHAPES
from tavolino.games.scalino.kernels.moves import find_places, other_colour
from tavolino.games.scalino.kernels.state import BONUS, CHOICE, COLOUR, PLACES
from tavolino.games.scalino.rules.board import PLACES as ALL_PLACES
from tavolino.games.scalino.rules.pyramid import COLOURS

DECLINE_ACTION: Final = len(ALL_PLACES)
PLAIN_ACTIONS: Final = DECLINE_ACTION + 1
"""The ids without a colour. There are no others unless a bonus block may be of either colour."""
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
STARTS: Final = tuple([code // 64 for code in _CODES].index(shape) for shape in range(SHAPES))
"""The first id of each shape."""


def _ids_of(shape: int) -> Reorder:
    """What makes ids, from the shape's first on, of the places of a shape."""
    return reordering([code % 64 for code in _CODES if code // 64 == shape])


_ones = _ids_of(0)
_twos_east = _ids_of(1)
_twos_north = _ids_of(2)
_threes_east = _ids_of(3)
_threes_north = _ids_of(4)
_A, _C, _F = (np.uint64(STARTS[shape] % 64) for shape in (1, 2, 4))
_B, _D, _E = (np.uint64(n) for n in (64 - STARTS[1], STARTS[3] - 64, 128 - STARTS[3]))
"""How far the sets of longer blocks are shifted to and fro, see `write_plain`."""
_DECLINE_BIT: Final = np.uint64(1 << DECLINE_ACTION % 64)


@inlined_uncounted
def write_plain(state: Ints, row: Words) -> None:
    """The places of the due colour. The shifts are those of the ids 0, 41, 73, 105 and 130."""
    two_east = _twos_east(state[PLACES + 1])
    two_north = _twos_north(state[PLACES + 2])
    three_east = _threes_east(state[PLACES + 3])
    three_north = _threes_north(state[PLACES + 4])
    row[0] = _ones(state[PLACES]) | two_east << _A
    row[1] = two_east >> _B | two_north << _C | three_east << _D
    row[2] = three_east >> _E | three_north << _F
    if state[BONUS]:
        row[2] |= _DECLINE_BIT


@uncounted
def write_coloured(state: Ints, row: Words) -> None:
    """The places of both colours of a player who may choose one, and to decline. SC-9"""
    due = state[COLOUR]
    other = other_colour(state)
    add_places(state, row, due)
    find_places(state, other)
    add_places(state, row, other)
    find_places(state, due)
    row[2] |= _DECLINE_BIT


@inlined_uncounted
def add_places(state: Ints, row: Words, colour: int) -> None:
    start = PLAIN_ACTIONS + colour * DECLINE_ACTION
    add_actions(row, start + STARTS[0], _ones(state[PLACES]))
    add_actions(row, start + STARTS[1], _twos_east(state[PLACES + 1]))
    add_actions(row, start + STARTS[2], _twos_north(state[PLACES + 2]))
    add_actions(row, start + STARTS[3], _threes_east(state[PLACES + 3]))
    add_actions(row, start + STARTS[4], _threes_north(state[PLACES + 4]))


@inlined_uncounted
def write_legal(state: Ints, row: Words) -> None:
    """The set of all legal actions."""
    if len(row) > PLAIN_WORDS:
        row[:] = 0
        if state[BONUS] == CHOICE:
            write_coloured(state, row)
            return
    write_plain(state, row)
