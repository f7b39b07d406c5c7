"""Many games at a time: a batch in parts, played by as many threads as there are cores.

Kernels let go of Python's lock while they run, so threads are enough.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints

PART: Final = 1_000
"""Games of a part. Parts have a chance of their own, so the cores do not matter to the result."""


def on_all_cores(
    play: Callable[[int, int], Ints], games: int, number: int = 0, cores: int | None = None
) -> Ints:
    """What `play` gives for so many games, one after the other; `number` names their chance.

    `play` is told the number of a part and how many games it has:

        on_all_cores(lambda number, games: playouts(state, number, games), 1_000_000)
    """
    sizes = [min(PART, games - first) for first in range(0, games, PART)]
    numbers = range(number, number + len(sizes))
    with ThreadPoolExecutor(cores or os.cpu_count()) as threads:
        return np.concatenate(list(threads.map(play, numbers, sizes)))
