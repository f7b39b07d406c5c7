"""Random numbers for kernels: xorshift64*, its state in an array of one word. Portable."""

from typing import Final

import numpy as np

from tavolino.bots.kernels.compiled import Words, kernel

_WORD: Final = (1 << 64) - 1
_A: Final = np.uint64(12)
_B: Final = np.uint64(25)
_C: Final = np.uint64(27)
_HALF: Final = np.uint64(32)
_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_SPREAD: Final = np.uint64(0x2545F4914F6CDD1D)


def seed(n: int) -> Words:
    """A new generator with this seed: one step of splitmix64. Its state is never 0."""
    word = (n + 1) * 0x9E3779B97F4A7C15 & _WORD
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & _WORD
    return np.array([word ^ word >> 31 or 1], dtype=np.uint64)


def seeds(n: int, tables: int) -> Words:
    """One generator per table. Adding tables does not change the others."""
    numbers = np.arange(1, tables + 1, dtype=np.uint64)
    words: Words = (seed(n)[0] ^ numbers * _STEP) * _SPREAD
    words ^= words >> _HALF
    words *= _STEP
    words ^= words >> _HALF
    words[words == 0] = 1
    return words


@kernel
def advance(word: np.uint64) -> np.uint64:
    """The next state, for loops that keep the state in a local variable."""
    word ^= word >> _A
    word ^= word << _B
    return word ^ word >> _C


@kernel
def next_u64(rng: Words) -> np.uint64:
    rng[0] = advance(rng[0])
    return np.uint64(rng[0] * _SPREAD)


@kernel
def scale_to(word: np.uint64, n: int) -> int:
    """Maps the state of a generator to an integer from 0 to n − 1."""
    return np.int64(((word * _SPREAD >> _HALF) * np.uint64(n)) >> _HALF)  # type: ignore[return-value]


@kernel
def below(rng: Words, n: int) -> int:
    """A random integer from 0 to n − 1, for n up to 2³²; the bias is below n / 2³²."""
    rng[0] = advance(rng[0])
    return scale_to(rng[0], n)
