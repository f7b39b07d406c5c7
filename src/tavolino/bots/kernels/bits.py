"""Sets as whole numbers with a bit for each member: counting and finding members.

Sets stay below bit 63, so that they are plain signed numbers and never mix with unsigned ones.
"""

from collections.abc import Callable
from typing import Any, Final, cast

from numba import types
from numba.core import cgutils as _cgutils
from numba.extending import intrinsic, overload

from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.bots.kernels.processor import DEPOSITS_BITS

Overloading = Callable[[Callable[..., object]], Callable[..., object]]
_typed: Final = cast(Callable[[Callable[..., object]], Callable[..., int]], intrinsic)
_in_place_of: Final = cast(Callable[[Callable[..., int]], Overloading], overload)
cgutils: Final[Any] = _cgutils
ir: Final = cgutils.ir


def count(members: int) -> int:
    return int(members).bit_count()


def lowest(members: int) -> int:
    """The smallest member of a set that has one."""
    members = int(members)
    return (members & -members).bit_length() - 1


@_typed
def _population(_context: Any, _members: Any) -> Any:
    def write(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), write


@_typed
def _trailing_zeros(_context: Any, _members: Any) -> Any:
    def write(target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        never_empty = target.get_constant(types.boolean, True)
        return builder.cttz(arguments[0], never_empty)

    return types.int64(types.int64), write


@_in_place_of(count)
def _count(members: int) -> Callable[[int], int]:
    def counted(members: int) -> int:
        return _population(members)

    return counted


@_in_place_of(lowest)
def _lowest(members: int) -> Callable[[int], int]:
    def found(members: int) -> int:
        return _trailing_zeros(members)

    return found


def nth(members: int, n: int) -> int:
    """The member with n smaller ones."""
    members = int(members)
    for _ in range(n):
        members &= members - 1
    return lowest(members)


@_typed
def _deposit(_context: Any, _bits: Any, _members: Any) -> Any:
    """The members of a set whose turn it is: the n-th one for bit n."""

    def write(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        deposit = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
        return builder.call(deposit, arguments)

    return types.int64(types.int64, types.int64), write


@_in_place_of(nth)
def _nth(members: int, n: int) -> Callable[[int, int], int]:
    def deposited(members: int, n: int) -> int:
        return lowest(_deposit(1 << n, members))

    def counted_down(members: int, n: int) -> int:
        for _ in range(n):
            members &= members - 1
        return lowest(members)

    # The number of rounds of a loop can hardly be foreseen.
    return deposited if DEPOSITS_BITS else counted_down


@kernel
def list_members(members: int, offset: int, to: Ints, at: int) -> int:
    """Writes each member plus the offset, from a place in the list on; says where that ends."""
    while members:
        to[at] = offset + lowest(members)
        members &= members - 1
        at += 1
    return at
