"""Bit sets: integers with one bit per member.

Members are below 63, so a set is a non-negative signed integer and never mixes with unsigned ones.
"""

from collections.abc import Callable
from typing import Any, Final, cast

from numba import types
from numba.core import cgutils as _cgutils
from numba.extending import intrinsic, overload

from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.bots.kernels.processor import HAS_PDEP

# Typed forms of Numba's decorators: `_intrinsic` emits an LLVM instruction, `_compiled_as` gives a
# Python function another implementation in compiled code.
_intrinsic: Final = cast(Callable[[Callable[..., object]], Callable[..., int]], intrinsic)
_compiled_as: Final = cast(
    Callable[[Callable[..., int]], Callable[[Callable[..., object]], Callable[..., object]]],
    overload,
)
cgutils: Final[Any] = _cgutils
ir: Final = cgutils.ir


def count(members: int) -> int:
    return int(members).bit_count()


def lowest(members: int) -> int:
    """The smallest member of a set that is not empty."""
    members = int(members)
    return (members & -members).bit_length() - 1


@_intrinsic
def _population(_context: Any, _members: Any) -> Any:
    def write(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), write


@_intrinsic
def _trailing_zeros(_context: Any, _members: Any) -> Any:
    def write(target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        undefined_for_zero = target.get_constant(types.boolean, True)
        return builder.cttz(arguments[0], undefined_for_zero)

    return types.int64(types.int64), write


@_compiled_as(count)
def _count(members: int) -> Callable[[int], int]:
    def compiled_count(members: int) -> int:
        return _population(members)

    return compiled_count


@_compiled_as(lowest)
def _lowest(members: int) -> Callable[[int], int]:
    def compiled_lowest(members: int) -> int:
        return _trailing_zeros(members)

    return compiled_lowest


def nth(members: int, n: int) -> int:
    """The n-th member in ascending order, from 0."""
    members = int(members)
    for _ in range(n):
        members &= members - 1
    return lowest(members)


@_intrinsic
def _deposit(_context: Any, _bits: Any, _members: Any) -> Any:
    """PDEP, parallel bit deposit: bit n of `_bits` selects the n-th member."""

    def write(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        deposit = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
        return builder.call(deposit, arguments)

    return types.int64(types.int64, types.int64), write


@_compiled_as(nth)
def _nth(members: int, n: int) -> Callable[[int, int], int]:
    def nth_by_pdep(members: int, n: int) -> int:
        return lowest(_deposit(1 << n, members))

    def nth_by_loop(members: int, n: int) -> int:
        for _ in range(n):
            members &= members - 1
        return lowest(members)

    # The loop ends with a branch misprediction; PDEP has no branch.
    return nth_by_pdep if HAS_PDEP else nth_by_loop


@kernel
def list_members(members: int, offset: int, to: Ints, at: int) -> int:
    """Appends each member plus the offset to the list from index `at`; returns the new end."""
    while members:
        to[at] = offset + lowest(members)
        members &= members - 1
        at += 1
    return at
