"""Random numbers: a stream that anyone who holds the secret can repeat."""

import hmac
from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

SECRET_BYTES: Final = 32
_WORD: Final = 1 << 64


class Source(Protocol):
    """The random source of rules and bots."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n − 1, uniformly distributed."""
        ...


class Stream:
    """The numbers of one draw: HMAC-SHA256 in counter mode over a 256-bit secret.

    Block c of draw d is HMAC(secret, "tavolino draw d block c"), read as four 64-bit big-endian
    words. Words at or above the largest multiple of n are discarded, so `below` has no bias.

    >>> stream = Stream(bytes(32), draw=0)
    >>> [stream.below(6) for _ in range(5)]
    [3, 4, 0, 3, 2]
    """

    def __init__(self, secret: bytes, draw: int) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self._secret = secret
        self._draw = draw
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        limit = _WORD - _WORD % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def _word(self) -> int:
        if not self._words:
            message = f"tavolino draw {self._draw} block {self._block}".encode()
            block = hmac.digest(self._secret, message, "sha256")
            self._words = [int.from_bytes(block[i : i + 8], "big") for i in (24, 16, 8, 0)]
            self._block += 1
        return self._words.pop()


def pick(source: Source, items: Sequence[T]) -> T:
    return items[source.below(len(items))]


def pick_weighted(source: Source, items: Sequence[T], weights: Sequence[int]) -> T:
    """One of the items, with probability proportional to its weight."""
    left = source.below(sum(weights))
    for item, weight in zip(items, weights, strict=True):
        left -= weight
        if left < 0:
            return item
    raise AssertionError("below() gave a number that is not below")


def shuffled(source: Source, items: Sequence[T]) -> list[T]:
    """The items in random order: Fisher–Yates, from the last position down.

    >>> shuffled(Stream(bytes(32), draw=0), "ABCD")
    ['C', 'A', 'B', 'D']
    """
    cards = list(items)
    for last in range(len(cards) - 1, 0, -1):
        other = source.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards
