"""Sets whose members get other numbers, such as spaces of a board that become ids of actions.

Where the processor can, the set is taken for a vector of truth values and shuffled, which takes a
few instructions. Elsewhere seven bits at a time are looked up in tables.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

import numpy as np
from numba import types
from numba.core import cgutils as _cgutils
from numba.extending import intrinsic, overload

from tavolino.bots.kernels.compiled import Words
from tavolino.bots.kernels.processor import SHUFFLES_BITS

Reorder = Callable[[int], np.uint64]
Overloading = Callable[[Callable[..., object]], Callable[..., object]]
_typed: Final = cast(Callable[[Callable[..., object]], Reorder], intrinsic)
_in_place_of: Final = cast(Callable[[Reorder], Overloading], overload)
cgutils: Final[Any] = _cgutils
ir: Final = cgutils.ir

WORD: Final = 64
CHUNK: Final = 7
"""Bits that are looked up at once."""
_VALUES: Final = 1 << CHUNK
_LAST: Final = _VALUES - 1


def reordering(bits: Sequence[int]) -> Reorder:
    """A function of a set, for kernels: n is in what it gives if the n-th of `bits` is in the set.

    >>> swap = reordering((1, 0))
    >>> bin(swap(0b10))
    '0b1'
    """

    def reorder(members: int) -> np.uint64:
        members = int(members)
        return np.uint64(sum((members >> bit & 1) << n for n, bit in enumerate(bits)))

    chosen = shuffling(bits) if SHUFFLES_BITS else looking_up(bits)

    @_in_place_of(reorder)
    def _reorder(members: int) -> Reorder:
        def reordered(members: int) -> np.uint64:
            return chosen(members)

        return reordered

    return reorder


def shuffling(bits: Sequence[int]) -> Reorder:
    """One shuffle of 64 truth values."""

    @_typed
    def shuffle(_context: Any, _members: Any) -> Any:
        def write(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            truths = ir.VectorType(ir.IntType(1), WORD)
            nothing = ir.Constant(truths, [0] * WORD)
            # Numbers from 64 on take from the second vector, which has nothing.
            places = [*bits, *[WORD] * (WORD - len(bits))]
            order = ir.Constant(ir.VectorType(ir.IntType(32), WORD), places)
            members = builder.bitcast(arguments[0], truths)
            shuffled = builder.shuffle_vector(members, nothing, order)
            return builder.bitcast(shuffled, ir.IntType(WORD))

        return types.uint64(types.int64), write

    return shuffle


def looking_up(bits: Sequence[int]) -> Reorder:
    """A table for each chunk of bits, by the value of the chunk."""
    from tavolino.bots.kernels.inlining import inlined_uncounted

    tables: Words = np.zeros((max(bits) // CHUNK + 1, _VALUES), np.uint64)
    for n, bit in enumerate(bits):
        chunk, place = divmod(bit, CHUNK)
        for value in range(_VALUES):
            tables[chunk, value] |= np.uint64((value >> place & 1) << n)
    if len(bits) <= WORD // 2:
        # Half the size, so that more of it stays in the first cache.
        tables = tables.astype(np.uint32)
    chunks = len(tables)

    @inlined_uncounted
    def look_up(members: int) -> np.uint64:
        found = np.uint64(0)
        for chunk in range(chunks):
            found |= np.uint64(tables[chunk, members >> CHUNK * chunk & _LAST])
        return found

    return look_up
