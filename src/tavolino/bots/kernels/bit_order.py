"""Permutes the bits of a set, for example from the spaces of a board to action ids.

With AVX-512 the set is a vector of booleans, and the permutation is one shuffle. Other processors
look up seven bits at a time in tables; with tables a step of Scalino makes 15 to 30 % fewer moves
per second.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

import numpy as np
from numba import types
from numba.core import cgutils as _cgutils
from numba.extending import intrinsic, overload

from tavolino.bots.kernels.compiled import Words
from tavolino.bots.kernels.processor import HAS_BIT_SHUFFLE

Reorder = Callable[[int], np.uint64]
_intrinsic: Final = cast(Callable[[Callable[..., object]], Reorder], intrinsic)
_compiled_as: Final = cast(
    Callable[[Reorder], Callable[[Callable[..., object]], Callable[..., object]]], overload
)
cgutils: Final[Any] = _cgutils
ir: Final = cgutils.ir

WORD: Final = 64
CHUNK: Final = 7
"""Bits per look-up."""
_VALUES: Final = 1 << CHUNK
_CHUNK_MASK: Final = _VALUES - 1


def reordering(bits: Sequence[int]) -> Reorder:
    """A function for kernels that permutes a set: bit n of the result is bit `bits[n]` of the set.

    >>> swap = reordering((1, 0))
    >>> bin(swap(0b10))
    '0b1'
    """

    def reorder(members: int) -> np.uint64:
        members = int(members)
        return np.uint64(sum((members >> bit & 1) << n for n, bit in enumerate(bits)))

    implementation = by_shuffle(bits) if HAS_BIT_SHUFFLE else by_lookup(bits)

    @_compiled_as(reorder)
    def _reorder(members: int) -> Reorder:
        def compiled_reorder(members: int) -> np.uint64:
            return implementation(members)

        return compiled_reorder

    return reorder


def by_shuffle(bits: Sequence[int]) -> Reorder:
    """Shuffles the set as a vector of 64 booleans."""

    @_intrinsic
    def shuffle(_context: Any, _members: Any) -> Any:
        def write(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            booleans = ir.VectorType(ir.IntType(1), WORD)
            zeros = ir.Constant(booleans, [0] * WORD)
            # Indices from 64 on select from the second vector, the zeros.
            indices = [*bits, *[WORD] * (WORD - len(bits))]
            order = ir.Constant(ir.VectorType(ir.IntType(32), WORD), indices)
            members = builder.bitcast(arguments[0], booleans)
            shuffled = builder.shuffle_vector(members, zeros, order)
            return builder.bitcast(shuffled, ir.IntType(WORD))

        return types.uint64(types.int64), write

    return shuffle


def by_lookup(bits: Sequence[int]) -> Reorder:
    """Combines one table entry per chunk of bits."""
    from tavolino.bots.kernels.inlining import inline_no_refcount

    tables: Words = np.zeros((max(bits) // CHUNK + 1, _VALUES), np.uint64)
    for n, bit in enumerate(bits):
        chunk, place = divmod(bit, CHUNK)
        for value in range(_VALUES):
            tables[chunk, value] |= np.uint64((value >> place & 1) << n)
    if len(bits) <= WORD // 2:
        # Half the size: more of it stays in the L1 cache.
        tables = tables.astype(np.uint32)
    chunks = len(tables)

    @inline_no_refcount
    def look_up(members: int) -> np.uint64:
        reordered = np.uint64(0)
        for chunk in range(chunks):
            reordered |= np.uint64(tables[chunk, members >> CHUNK * chunk & _CHUNK_MASK])
        return reordered

    return look_up
