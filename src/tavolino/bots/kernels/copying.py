"""Copying from array to array.

Assigning to a slice would do, but what it says of arrays of different sizes is text, and whatever
writes text takes the compiler seconds, in every kernel anew.
"""

from typing import TypeVar

import numpy as np
import numpy.typing as npt

from tavolino.bots.kernels.compiled import kernel

T = TypeVar("T", bound=np.generic)


@kernel
def copy(source: npt.NDArray[T], to: npt.NDArray[T]) -> None:
    """Copies all of a row to the beginning of another."""
    for place in range(source.size):
        to[place] = source[place]
