"""Chance for simulated games: quick and repeatable, and nothing to deal real games with."""

from random import Random
from typing import Final

from tavolino.core import Source

_SEEDS: Final = 1 << 62


class QuickChance:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def below(self, n: int) -> int:
        """A whole number from 0 to n − 1; for n far below 2^53 each is as likely as the others."""
        return int(self._random() * n)


def chance_from(source: Source) -> QuickChance:
    """A quick source that is settled by the next number of a slow one."""
    return QuickChance(source.below(_SEEDS))
