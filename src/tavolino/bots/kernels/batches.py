"""Plays a batch of games on all cores, in chunks.

Kernels release the GIL while they run, so threads suffice.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Ints

CHUNK_GAMES: Final = 1_000
"""Games per chunk. Each chunk has its own seed, so the result does not depend on the cores."""


def on_all_cores(
    play: Callable[[int, int], Ints], games: int, first_seed: int = 0, cores: int | None = None
) -> Ints:
    """The results of `play` for this many games, in the order of the chunks.

    `play` gets the seed of a chunk and its number of games:

        on_all_cores(lambda seed, games: playouts(state, seed, games), 1_000_000)
    """
    sizes = [min(CHUNK_GAMES, games - first) for first in range(0, games, CHUNK_GAMES)]
    seeds = range(first_seed, first_seed + len(sizes))
    with ThreadPoolExecutor(cores or os.cpu_count()) as threads:
        return np.concatenate(list(threads.map(play, seeds, sizes)))
