"""Board coordinates as seen from one side of the table: to the right, and away."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from tavolino.drawing.svg import Point
from tavolino.games.scalino.drawing.light import Cell, Heights
from tavolino.games.scalino.rules.board import MIDDLE, SIDE, Space, file_and_rank, spaces_in
from tavolino.games.scalino.rules.pyramid import Block

CENTRE: Final = SIDE / 2


class Box(NamedTuple):
    """A block with its extent: u to the right, v away from the viewer, a space being 1 by 1."""

    block: Block
    left: int
    right: int
    near: int
    far: int
    cells: tuple[Cell, ...]


class Label(NamedTuple):
    text: str
    u: float
    v: float


def seen_from(space: Space, side: str) -> Cell:
    """The coordinates of a space from this side: from the left, and away."""
    x, y = file_and_rank(space)
    last = SIDE - 1
    sides = {"south": (x, y), "east": (y, last - x), "north": (last - x, last - y)}
    return sides.get(side, (last - y, x))


def block_box(block: Block, side: str) -> Box:
    cells = tuple(seen_from(space, side) for space in spaces_in(block.place.spaces))
    across = [u for u, _ in cells]
    away = [v for _, v in cells]
    return Box(block, min(across), max(across) + 1, min(away), max(away) + 1, cells)


def heights(tops: Mapping[Space, Block], side: str) -> Heights:
    return {seen_from(space, side): block.level for space, block in tops.items()}


def diamond(level: int, margin: float = 0) -> list[Point]:
    """The stepped outline of a level, a little larger by a margin."""
    radius = MIDDLE + 1 - level
    quarter = []
    for k in range(radius + 1):
        quarter.append((k + 0.5 + margin, radius - k + 0.5 + margin))
        if k < radius:
            quarter.append((k + 0.5 + margin, radius - k - 0.5 + margin))
    points = []
    for _ in range(4):
        points += quarter
        quarter = [(y, -x) for x, y in quarter]
    return [(CENTRE + x, CENTRE + y) for x, y in points]


def edge_labels(side: str, near: float, far: float, back: float) -> Iterator[Label]:
    """One label for each file and rank, along the edge of the board.

    `near` and `far` say how far from it; those on the far left are moved `back` a little. Each of
    the four stepped edges has labels of one kind only: a file next to a rank would read like the
    name of a space.
    """
    files, ranks = "abcdefghi", "123456789"
    across, away = {
        "south": (files, ranks),
        "east": (ranks, files[::-1]),
        "north": (files[::-1], ranks[::-1]),
        "west": (ranks[::-1], files),
    }[side]
    for place in range(SIDE):
        reach = MIDDLE - abs(place - MIDDLE)
        first, beyond = MIDDLE - reach, MIDDLE + reach + 1
        middle = place + 0.5
        if place < MIDDLE:
            yield Label(across[place], middle, first - near)
            yield Label(away[place], beyond + near, middle)
        elif place == MIDDLE:
            yield Label(across[place], middle, first - near)
            yield Label(away[place], first - near, middle)
        else:
            yield Label(across[place], middle, beyond + far)
            yield Label(away[place], first - near - back / 2, middle + back)


def is_top(box: Box, heights: Heights, cell: Cell) -> bool:
    """True if this cell of the block is visible from above."""
    return heights[cell] == box.block.level
