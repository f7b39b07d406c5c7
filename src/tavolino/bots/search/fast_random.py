"""A fast, seeded random source for playouts. Real games are never dealt from it."""

from random import Random
from typing import Final

from tavolino.core import Source

_SEEDS: Final = 1 << 62


class FastRandom:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def below(self, n: int) -> int:
        """A uniform whole number from 0 to n − 1, for n far below 2^53."""
        return int(self._random() * n)


def fast_random(source: Source) -> FastRandom:
    """A fast source, seeded with the next number of another source."""
    return FastRandom(source.below(_SEEDS))
