"""The chain of visitors' numbers: it takes any number of them and grows by one hash for a batch.

Numbers that arrive at about the same time are a batch. The batch is a tree of hashes; only its
size and its root are kept. Each batch turns the head of the chain into the next one. A visitor gets
a receipt: the hashes between the number and the root, and the head that followed. From the
published sizes and roots anybody can compute every head again, and with a receipt a visitor sees
that the number is part of it and that nothing before it was changed.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from tavolino.core.record import is_hex

CONTRIBUTION_LENGTH: Final = 32
"""Hexadecimal digits of a visitor's number."""


class Batch(NamedTuple):
    """How many numbers a batch has, and the root of its tree."""

    numbers: int
    root: str


class Receipt(NamedTuple):
    """What a visitor keeps about the number `value`. `batch` counts from 0, `numbers` are all in
    the chain up to the end of that batch, `hash` is the seal of the day.
    """

    day: str
    hash: str
    value: str
    batch: int
    numbers: int
    path: tuple[str, ...]
    head: str


def is_contribution(text: str) -> bool:
    """
    >>> is_contribution("0123456789abcdef0123456789abcdef"), is_contribution("7")
    (True, False)
    """
    return is_hex(text, CONTRIBUTION_LENGTH)


def build_batch(numbers: Sequence[str]) -> tuple[Batch, list[tuple[str, ...]]]:
    """The batch of these numbers, and the path of each from its leaf to the root.

    >>> batch, paths = build_batch(["00" * 16, "11" * 16, "22" * 16])
    >>> [len(path) for path in paths]
    [2, 2, 1]
    >>> {root_from("22" * 16, paths[2]), root_from("00" * 16, paths[0])} == {batch.root}
    True
    """
    level = [_leaf(number) for number in numbers]
    places = list(range(len(level)))
    paths: list[list[str]] = [[] for _ in numbers]
    while len(level) > 1:
        for path, place in zip(paths, places, strict=True):
            if place ^ 1 < len(level):
                path.append(level[place ^ 1])
        level = [_above(level[at : at + 2]) for at in range(0, len(level), 2)]
        places = [place // 2 for place in places]
    return Batch(len(numbers), level[0]), [tuple(path) for path in paths]


def root_from(number: str, path: Iterable[str]) -> str:
    """The root of the tree that has this number with this path."""
    found = _leaf(number)
    for other in path:
        found = _above((found, other))
    return found


def first_head(day: str, seal: str) -> str:
    """Where the chain of a day begins.

    >>> first_head("2026-11-18", "00" * 32)[:8]
    '3f828121'
    """
    return _hash(f"tavolino daily {day} chain {seal}")


def next_head(head: str, batch: Batch) -> str:
    return _hash(f"{head} {batch.numbers} {batch.root}")


def heads(day: str, seal: str, batches: Iterable[Batch]) -> Iterator[str]:
    """The first head and the one after each batch."""
    head = first_head(day, seal)
    yield head
    for batch in batches:
        head = next_head(head, batch)
        yield head


def last_head(day: str, seal: str, batches: Iterable[Batch]) -> str:
    return list(heads(day, seal, batches))[-1]


def _leaf(number: str) -> str:
    return _hash(f"number {number}")


def _above(pair: Sequence[str]) -> str:
    """The parent hash of one or two others."""
    return pair[0] if len(pair) == 1 else _hash(" ".join(sorted(pair)))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
