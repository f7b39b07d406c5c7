"""The diamond drawn with characters: every space with its colour and height, blocks outlined."""

from collections.abc import Container, Mapping
from typing import Final

from tavolino.games.scalino.rules.board import BOARD, MIDDLE, SIDE, STAR, Space, space_at
from tavolino.games.scalino.rules.pyramid import COLOUR_LETTERS, Block

INNER: Final = 4
"""Columns of a space, its border left out."""
STAR_MARK: Final = "*"
EMPTY_MARK: Final = "·"

_CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""What joins lines that go up (1), right (2), down (4) and left (8)."""


def draw_diamond(tops: Mapping[Space, Block], bright: Container[Space]) -> list[str]:
    """The lines of the picture, rank 9 first; `bright` spaces stand in brackets.

    A line runs along the edge of the board and around each block, as far as it is seen.
    """
    lines = []
    for y in range(SIDE - 1, -1, -1):
        lines.append("   " + _border(tops, y + 1))
        cells = ""
        for x in range(SIDE):
            cells += "│" if _wall(tops, x, y) else " "
            cells += _space(tops, bright, x, y)
        lines.append(f"{y + 1:2} {cells}{'│' if _wall(tops, SIDE, y) else ' '}")
    lines.append("   " + _border(tops, 0))
    lines.append("   " + "".join(f"  {file}  " for file in "abcdefghi"))
    return [line.rstrip() for line in lines]


def _space(tops: Mapping[Space, Block], bright: Container[Space], x: int, y: int) -> str:
    space = space_at(x, y)
    if space is None or not BOARD >> space & 1:
        return " " * INNER
    top = tops.get(space)
    if top is None:
        return f" {STAR_MARK if space == STAR else EMPTY_MARK}".ljust(INNER)
    sign = f"{COLOUR_LETTERS[top.colour]}{top.level}"
    return f"({sign})" if space in bright else f" {sign} "


def _border(tops: Mapping[Space, Block], y: int) -> str:
    """The line below rank y, counted from 0."""
    text = ""
    for x in range(SIDE + 1):
        up, right = _wall(tops, x, y), _floor(tops, x, y)
        down, left = _wall(tops, x, y - 1), _floor(tops, x - 1, y)
        text += _CORNERS[up + 2 * right + 4 * down + 8 * left]
        text += ("─" if right else " ") * INNER if x < SIDE else ""
    return text


def _wall(tops: Mapping[Space, Block], x: int, y: int) -> bool:
    """True if there is a line between file x − 1 and file x."""
    return _owner(tops, x - 1, y) != _owner(tops, x, y)


def _floor(tops: Mapping[Space, Block], x: int, y: int) -> bool:
    """True if there is a line between rank y − 1 and rank y."""
    return _owner(tops, x, y - 1) != _owner(tops, x, y)


def _owner(tops: Mapping[Space, Block], x: int, y: int) -> Block | str:
    """What a space belongs to: a block, the empty board, or nothing at all."""
    if abs(x - MIDDLE) + abs(y - MIDDLE) > MIDDLE:
        return "outside"
    return tops.get(y * SIDE + x, "empty")
