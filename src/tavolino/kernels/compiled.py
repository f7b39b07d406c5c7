"""What makes a plain typed function a compiled one."""

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt
from numba import njit

F = TypeVar("F", bound=Callable[..., object])

Ints: TypeAlias = npt.NDArray[np.int64]
Words: TypeAlias = npt.NDArray[np.uint64]
Floats: TypeAlias = npt.NDArray[np.float64]

kernel: Final = cast(Callable[[F], F], njit(cache=True, nogil=True))
"""Compiles a function at its first call, keeps the result on disk, and lets other threads run
while it does. With NUMBA_DISABLE_JIT=1 it stays what it is: Python."""
