"""Rows of overlapping cards that fit a width while every number stays visible."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tavolino.games.rope.drawing.cards import Size


class CardPosition(NamedTuple):
    """Where a card of a row lies, from the row's corner, and how much of its width shows."""

    x: int
    y: int
    shows: int


LINE_GAP = 8


def fan(count: int, width: int, size: Size) -> list[CardPosition]:
    """The positions of `count` cards in a row; a row too long for one line wraps."""
    return list(_spots(count, width, size))


def _spots(count: int, width: int, size: Size) -> Iterator[CardPosition]:
    per_line = cards_per_line(width, size)
    step = size.step
    if count > 1:
        step = min(step, (width - size.width) // (min(count, per_line) - 1))
    for place in range(count):
        line, column = divmod(place, per_line)
        covered = place + 1 < count and column + 1 < per_line
        shows = min(step, size.width) if covered else size.width
        yield CardPosition(column * step, line * (size.height + LINE_GAP), shows)


def cards_per_line(width: int, size: Size) -> int:
    return 1 + max(1, (width - size.width) // size.least_step)


def fan_height(count: int, width: int, size: Size) -> int:
    lines = max(1, -(-count // cards_per_line(width, size)))
    return lines * size.height + (lines - 1) * LINE_GAP


def tallest(counts: Sequence[int], width: int, size: Size) -> int:
    return max(fan_height(count, width, size) for count in counts)
