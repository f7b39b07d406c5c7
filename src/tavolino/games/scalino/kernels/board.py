"""Bit boards of the diamond, and the encoding of moves.

The bits follow nine diagonal lines from the south-west edge to the north-east edge, with 5 and 4
spaces in turn and one unused bit after each line. So the eastern neighbour of every space is six
bits higher and the northern one five bits, and a step off the diamond lands on an unused bit: one
shift moves a whole set of spaces.

A move of the building game is 64 · shape + the bit of its lowest space. The shapes are: one space,
two to the east, two to the north, three to the east, three to the north. DECLINE follows. A move
that chooses a colour adds 512 · (colour + 1).
"""

from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.games.scalino.rules.board import (
    LEVELS,
    MIDDLE,
    PLACES,
    SIDE,
    STAR,
    Place,
    Space,
    Spaces,
    file_and_rank,
    spaces_in,
)
from tavolino.games.scalino.rules.moves import DECLINE as DECLINED
from tavolino.games.scalino.rules.moves import ColouredPlace, Decline

EAST: Final = 6
NORTH: Final = 5
SHAPES: Final = 5
DECLINE: Final = 64 * SHAPES
COLOURED: Final = 512
MAX_MOVES: Final = 192
"""No position has more legal moves."""


def bit_of(space: Space) -> int:
    x, y = file_and_rank(space)
    line = x + y - MIDDLE
    across = x - y + MIDDLE
    return 11 * (line // 2) + (across // 2 if line % 2 == 0 else 6 + (across - 1) // 2)


def bits_of(spaces: Spaces) -> int:
    """Converts a set of spaces of the readable rules."""
    return sum(1 << bit_of(space) for space in spaces_in(spaces))


STAR_BIT: Final = 1 << bit_of(STAR)
LEVEL_SPACES: Final[Ints] = np.array([0, *map(bits_of, LEVELS)], dtype=np.int64)
"""The spaces of each level; index 0 is empty."""


def _line_through(space: Space, step: int) -> int:
    start = space % SIDE if step == SIDE else space - space % SIDE
    line = sum(1 << (start + step * i) for i in range(SIDE))
    return bits_of(line & LEVELS[0])


def _move_of(place: Place) -> int:
    spaces = spaces_in(place.spaces)
    shape = 0
    if place.size > 1:
        shape = 2 * place.size - 3 + (spaces[1] - spaces[0] == SIDE)
    return 64 * shape + bit_of(spaces[0])


MOVE_OF: Final = {place: _move_of(place) for place in PLACES.values()}
PLACE_OF: Final = {move: place for place, move in MOVE_OF.items()}

SIZE: Final[Ints] = np.zeros(DECLINE, dtype=np.int64)
SPACES: Final[Ints] = np.zeros(DECLINE, dtype=np.int64)
ROWS: Final[Ints] = np.zeros(DECLINE, dtype=np.int64)
"""All spaces of the rows that a move touches; COLUMNS likewise."""
COLUMNS: Final[Ints] = np.zeros(DECLINE, dtype=np.int64)

for _place, _move in MOVE_OF.items():
    SIZE[_move] = _place.size
    SPACES[_move] = bits_of(_place.spaces)
    for _space in spaces_in(_place.spaces):
        ROWS[_move] |= _line_through(_space, 1)
        COLUMNS[_move] |= _line_through(_space, SIDE)


def pack_move(move: Place | ColouredPlace | Decline) -> int:
    if isinstance(move, ColouredPlace):
        return COLOURED * (move.colour + 1) + MOVE_OF[move.place]
    return DECLINE if isinstance(move, Decline) else MOVE_OF[move]


def unpack_move(move: int) -> Place | ColouredPlace | Decline:
    if move >= COLOURED:
        return ColouredPlace(move // COLOURED - 1, PLACE_OF[move % COLOURED])
    return DECLINED if move == DECLINE else PLACE_OF[move]


@kernel
def neighbours(spaces: int) -> int:
    """The spaces next to these, and perhaps unused bits."""
    return (spaces << EAST) | (spaces >> EAST) | (spaces << NORTH) | (spaces >> NORTH)
