"""Action ids of the building game, and the sets of legal actions.

Ids count the places in the order of `PLACES`, then DECLINE, then the places once more for each
colour, where a colour is chosen.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from tavolino.games.scalino.board import PLACES as ALL_PLACES
from tavolino.games.scalino.pyramid import COLOURS
from tavolino.kernels.action_sets import add_actions
from tavolino.kernels.compiled import Ints, Words
from tavolino.kernels.inlining import inlined_uncounted, uncounted
from tavolino.kernels.scalino.board import COLOURED, DECLINE, MOVE_OF, SHAPES
from tavolino.kernels.scalino.moves import find_places, other_colour
from tavolino.kernels.scalino.state import BONUS, CHOICE, COLOUR, PLACES

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

_CHUNK: Final = 7
"""Bits of places that are looked up at once."""
_VALUES: Final = 1 << _CHUNK
_LAST: Final = _VALUES - 1
_CODES: Final = [MOVE_OF[place] for place in ALL_PLACES.values()]
STARTS: Final = tuple([code // 64 for code in _CODES].index(shape) for shape in range(SHAPES))
"""The first id of each shape."""


def _ids(shape: int) -> Words:
    """For each chunk of a shape's bits and each value of it: the ids, from the shape's first on."""
    ids = np.zeros((_CHUNK, _VALUES), np.uint64)
    for action, code in enumerate(_CODES):
        if code // 64 == shape:
            chunk, bit = divmod(code % 64, _CHUNK)
            for value in range(_VALUES):
                if value >> bit & 1:
                    ids[chunk, value] |= np.uint64(1 << action - STARTS[shape])
    return ids


_ONES: Final = _ids(0)
_LONGER: Final[npt.NDArray[np.uint32]] = np.array([_ids(n) for n in range(1, SHAPES)], np.uint32)
"""At most 32 places each; half the size, so that all of it stays in the first cache."""
_A, _C, _F = (np.uint64(STARTS[shape] % 64) for shape in (1, 2, 4))
_B, _D, _E = (np.uint64(n) for n in (64 - STARTS[1], STARTS[3] - 64, 128 - STARTS[3]))
"""How far the sets of longer blocks are shifted to and fro, see `write_plain`."""
_DECLINE_BIT: Final = np.uint64(1 << DECLINE_ACTION % 64)


@inlined_uncounted
def _single(places: int) -> np.uint64:
    """The ids of places for one space."""
    return np.uint64(
        _ONES[0, places & _LAST]
        | _ONES[1, places >> _CHUNK & _LAST]
        | _ONES[2, places >> 2 * _CHUNK & _LAST]
        | _ONES[3, places >> 3 * _CHUNK & _LAST]
        | _ONES[4, places >> 4 * _CHUNK & _LAST]
        | _ONES[5, places >> 5 * _CHUNK & _LAST]
        | _ONES[6, places >> 6 * _CHUNK & _LAST]
    )


@inlined_uncounted
def _longer(shape: int, places: int) -> np.uint64:
    """The ids of places for two or three spaces, from the shape's first on."""
    return np.uint64(
        _LONGER[shape, 0, places & _LAST]
        | _LONGER[shape, 1, places >> _CHUNK & _LAST]
        | _LONGER[shape, 2, places >> 2 * _CHUNK & _LAST]
        | _LONGER[shape, 3, places >> 3 * _CHUNK & _LAST]
        | _LONGER[shape, 4, places >> 4 * _CHUNK & _LAST]
        | _LONGER[shape, 5, places >> 5 * _CHUNK & _LAST]
        | _LONGER[shape, 6, places >> 6 * _CHUNK & _LAST]
    )


@inlined_uncounted
def write_plain(state: Ints, row: Words) -> None:
    """The places of the due colour. The shifts are those of the ids 0, 41, 73, 105 and 130."""
    two_east = _longer(0, state[PLACES + 1])
    two_north = _longer(1, state[PLACES + 2])
    three_east = _longer(2, state[PLACES + 3])
    three_north = _longer(3, state[PLACES + 4])
    row[0] = _single(state[PLACES]) | two_east << _A
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
    add_actions(row, start, _single(state[PLACES]))
    for shape in range(1, SHAPES):
        add_actions(row, start + STARTS[shape], _longer(shape - 1, state[PLACES + shape]))


@inlined_uncounted
def write_legal(state: Ints, row: Words) -> None:
    """The set of all legal actions."""
    if len(row) > PLAIN_WORDS:
        row[:] = 0
        if state[BONUS] == CHOICE:
            write_coloured(state, row)
            return
    write_plain(state, row)
