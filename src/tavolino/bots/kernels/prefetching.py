"""Asks the processor for memory that will be needed soon.

Tables that are played one after the other lie far apart; waiting for them takes longer than a move.
"""

from collections.abc import Callable
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt
from numba import types
from numba.core import cgutils as _cgutils
from numba.extending import intrinsic, overload

Overloading = Callable[[Callable[..., object]], Callable[..., object]]
cgutils: Final[Any] = _cgutils
ir: Final = cgutils.ir
_typed: Final = cast(Callable[[Callable[..., object]], Callable[..., None]], intrinsic)
_in_place_of: Final = cast(Callable[[Callable[..., None]], Overloading], overload)


def prefetch(rows: npt.NDArray[np.generic], row: int, column: int) -> None:
    """Fetches the cache line of one number of a two-dimensional array. Changes nothing."""


@_typed
def _fetch(_context: Any, rows: Any, row: Any, column: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        strides = cgutils.unpack_tuple(builder, array.strides, 2)
        offset = builder.add(
            builder.mul(strides[0], arguments[1]), builder.mul(strides[1], arguments[2])
        )
        octet = ir.PointerType(ir.IntType(8))
        address = builder.gep(builder.bitcast(array.data, octet), [offset])
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [octet, number, number, number])
        fetching = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
        # To be read, as near as possible, as data.
        builder.call(fetching, [address, number(0), number(3), number(1)])
        return context.get_dummy_value()

    return types.none(rows, types.int64, types.int64), write


@_in_place_of(prefetch)
def _prefetch(rows: Any, row: int, column: int) -> Callable[..., None]:
    def fetched(rows: Any, row: int, column: int) -> None:
        _fetch(rows, row, column)

    return fetched
