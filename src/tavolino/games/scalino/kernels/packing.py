"""Packs readable states of the building game."""

from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.options import check_options
from tavolino.games.scalino.kernels.board import COLUMNS, MOVE_OF, ROWS, bits_of
from tavolino.games.scalino.kernels.moves import find_places
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
    NEUTRAL_TURNS,
    NOTCH,
    SEAT,
    SEATS,
    SEEN,
    STATE_SIZE,
    STOCK,
)
from tavolino.games.scalino.rules.board import TOP_LEVEL
from tavolino.games.scalino.rules.build import Build, BuildState
from tavolino.games.scalino.rules.pyramid import COLOURS

OPTIONS: Final = frozenset(("first", "gaps", "bonus"))
"""The options that the kernel supports."""


def pack(state: BuildState) -> Ints:
    """The packed state; the first player must be known."""
    check_options(Build.options, state.options, OPTIONS)
    if state.order is None:
        raise ValueError("nobody is first yet")
    pyramid = state.pyramid
    packed = np.zeros(STATE_SIZE, dtype=np.int64)
    packed[SEATS] = state.seats
    packed[NOTCH] = state.gaps == "notch"
    packed[EITHER] = state.bonus == "either"
    packed[FIRST] = state.order.first
    packed[NEUTRAL_TURNS] = state.neutral_turns
    packed[LEVEL] = pyramid.level
    packed[COVERED] = bits_of(pyramid.covered[pyramid.level - 1])
    for block in pyramid.blocks:
        if block.level == pyramid.level:
            packed[COVERED_ROWS] |= ROWS[MOVE_OF[block.place]]
            packed[COVERED_COLUMNS] |= COLUMNS[MOVE_OF[block.place]]
    above = 0
    for level in range(TOP_LEVEL - 1, -1, -1):
        for colour in COLOURS:
            packed[SEEN + colour] |= bits_of(pyramid.coloured[level][colour] & ~above)
        above |= pyramid.covered[level]
    for colour in COLOURS:
        packed[STOCK + 3 * colour : STOCK + 3 * colour + 3] = pyramid.unused(colour)
    if state.turn is None:
        packed[[SEAT, COLOUR, DUE]] = -1
        return packed
    packed[SEAT] = state.turn.seat
    packed[COLOUR] = state.turn.colour
    packed[DUE] = state.turn.due
    packed[BONUS] = state.turn.bonus if state.turn.other is None else CHOICE
    find_places(packed, state.turn.colour)
    return packed
