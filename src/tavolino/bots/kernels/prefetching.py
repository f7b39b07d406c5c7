"""The prefetch instruction for kernels.

A batch touches a few cache lines of each table, and waiting for them takes longer than a move:
without prefetching, a step of Cut the Rope makes only half to a third as many moves per second.
"""

from collections.abc import Callable
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt
from numba import types
from numba.core import cgutils as _cgutils
from numba.extending import intrinsic, overload

cgutils: Final[Any] = _cgutils
ir: Final = cgutils.ir
_intrinsic: Final = cast(Callable[[Callable[..., object]], Callable[..., None]], intrinsic)
_compiled_as: Final = cast(
    Callable[[Callable[..., None]], Callable[[Callable[..., object]], Callable[..., object]]],
    overload,
)


def prefetch(rows: npt.NDArray[np.generic], row: int, column: int) -> None:
    """Prefetches the cache line of one element. In plain Python it does nothing."""


@_intrinsic
def _llvm_prefetch(_context: Any, rows: Any, row: Any, column: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        strides = cgutils.unpack_tuple(builder, array.strides, 2)
        offset = builder.add(
            builder.mul(strides[0], arguments[1]), builder.mul(strides[1], arguments[2])
        )
        byte_pointer = ir.PointerType(ir.IntType(8))
        address = builder.gep(builder.bitcast(array.data, byte_pointer), [offset])
        int32 = ir.IntType(32)
        signature_type = ir.FunctionType(ir.VoidType(), [byte_pointer, int32, int32, int32])
        function = cgutils.get_or_insert_function(
            builder.module, signature_type, "llvm.prefetch.p0"
        )
        read, high_locality, data_cache = int32(0), int32(3), int32(1)
        builder.call(function, [address, read, high_locality, data_cache])
        return context.get_dummy_value()

    return types.none(rows, types.int64, types.int64), write


@_compiled_as(prefetch)
def _prefetch(rows: Any, row: int, column: int) -> Callable[..., None]:
    def compiled_prefetch(rows: Any, row: int, column: int) -> None:
        _llvm_prefetch(rows, row, column)

    return compiled_prefetch
