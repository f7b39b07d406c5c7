"""Copying arrays in kernels.

A slice assignment would also work, but its error message for unequal sizes makes Numba compile
string formatting, which adds seconds to the compilation of every kernel that uses it.
"""

from typing import TypeVar

import numpy as np
import numpy.typing as npt

from tavolino.bots.kernels.compiled import kernel

T = TypeVar("T", bound=np.generic)


@kernel
def copy(source: npt.NDArray[T], to: npt.NDArray[T]) -> None:
    """Copies the whole source to the start of the target."""
    for index in range(source.size):
        to[index] = source[index]
