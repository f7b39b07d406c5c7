"""What an alpha-beta search of demolition remembers of the positions it has seen."""

from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.compiled import Ints, kernel

NO_MOVE: Final = 63
MOST_POINTS: Final = 100
TO_THE_END: Final = 100
"""The depth of a search that stops nowhere before the end of the game."""

_BOUND: Final = 8
_MOVE: Final = 10
_DEPTH: Final = 16


class TranspositionTable(NamedTuple):
    """Positions by key, each in one slot; a later one takes the place of an earlier one."""

    entries: Ints
    """For each slot the key of a position, and what was found in one number: memory is what a large
    table waits for, so the two lie side by side."""
    used: Ints
    """Two numbers: positions looked at so far, and how many may be."""


def new_transpositions(bits: int) -> TranspositionTable:
    return TranspositionTable(
        entries=np.zeros((1 << bits, 2), dtype=np.int64), used=np.zeros(2, dtype=np.int64)
    )


@kernel
def slot_of(position: int, slots: int) -> int:
    mixed = position * 0x2545F4914F6CDD1D
    mixed ^= mixed >> 31
    return mixed & (slots - 1)


@kernel
def entry_of(value: int, bound: int, move: int, depth: int) -> int:
    return value + MOST_POINTS | bound << _BOUND | move << _MOVE | depth << _DEPTH


@kernel
def value_of(entry: int) -> int:
    return (entry & 255) - MOST_POINTS


@kernel
def bound_of(entry: int) -> int:
    return entry >> _BOUND & 3


@kernel
def move_of(entry: int) -> int:
    return entry >> _MOVE & 63


@kernel
def depth_of(entry: int) -> int:
    return entry >> _DEPTH
