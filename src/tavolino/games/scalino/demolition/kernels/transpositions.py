"""The transposition table of the alpha–beta search of demolition."""

from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.compiled import Ints, kernel

NO_MOVE: Final = 63
MAX_POINTS: Final = 100
TO_THE_END: Final = 100
"""The depth of a search to the end of the game."""

_BOUND: Final = 8
_MOVE: Final = 10
_DEPTH: Final = 16


class TranspositionTable(NamedTuple):
    """One position per slot; new entries replace old ones."""

    entries: Ints
    """By slot: the key of the position and the packed result. They are adjacent because access to
    a large table is limited by memory latency."""
    used: Ints
    """Two elements: the positions searched so far, and the budget."""


def new_transpositions(bits: int) -> TranspositionTable:
    return TranspositionTable(
        entries=np.zeros((1 << bits, 2), dtype=np.int64), used=np.zeros(2, dtype=np.int64)
    )


@kernel
def slot_for(position: int, slots: int) -> int:
    mixed = position * 0x2545F4914F6CDD1D
    mixed ^= mixed >> 31
    return mixed & (slots - 1)


@kernel
def pack_entry(value: int, bound: int, move: int, depth: int) -> int:
    return value + MAX_POINTS | bound << _BOUND | move << _MOVE | depth << _DEPTH


@kernel
def entry_value(entry: int) -> int:
    return (entry & 255) - MAX_POINTS


@kernel
def entry_bound(entry: int) -> int:
    return entry >> _BOUND & 3


@kernel
def entry_move(entry: int) -> int:
    return entry >> _MOVE & 63


@kernel
def entry_depth(entry: int) -> int:
    return entry >> _DEPTH
