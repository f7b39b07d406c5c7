"""The diamond: its spaces, its levels, and every place a block can lie.

Spaces are numbered row by row over the 9×9 square around the diamond (a1 = 0, b1 = 1 … i9 = 80),
so a set of spaces is an integer with a bit for each.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from tavolino.core import Refused

Space = int
Spaces = int

SIDE: Final = 9
MIDDLE: Final = SIDE // 2
STAR: Final[Space] = MIDDLE * SIDE + MIDDLE
TOP_LEVEL: Final = 4
SIZES: Final = (1, 2, 3)

_SPACE: Final = re.compile(r"[a-i][1-9]")
_PLACE: Final = re.compile(r"([a-i][1-9])(?:-([a-i][1-9]))?")


def space_at(x: int, y: int) -> Space | None:
    """The space in file x and rank y (from 0), if there is one in the square.

    >>> space_at(4, 4) == STAR, space_at(9, 0)
    (True, None)
    """
    return y * SIDE + x if 0 <= x < SIDE and 0 <= y < SIDE else None


def file_and_rank(space: Space) -> tuple[int, int]:
    return space % SIDE, space // SIDE


def distance(space: Space) -> int:
    """Steps from the star.

    >>> distance(read_space("e5")), distance(read_space("c4"))
    (0, 3)
    """
    x, y = file_and_rank(space)
    return abs(x - MIDDLE) + abs(y - MIDDLE)


def space_name(space: Space) -> str:
    """The space in notation.

    >>> space_name(STAR)
    'e5'
    """
    x, y = file_and_rank(space)
    return "abcdefghi"[x] + str(y + 1)


def read_space(name: str) -> Space:
    """The space a name means; refuses one that is not on the board. SC-1"""
    if not _SPACE.fullmatch(name):
        raise Refused("NOTATION", "space", text=name[:20])
    space = (ord(name[0]) - ord("a")) + (int(name[1]) - 1) * SIDE
    if distance(space) > MIDDLE:
        raise Refused("SC-1", "outside", space=name)
    return space


def spaces_in(spaces: Spaces) -> list[Space]:
    """The members of a set of spaces, lowest first.

    >>> [space_name(space) for space in spaces_in(read_place("e4-e6").spaces)]
    ['e4', 'e5', 'e6']
    """
    members = []
    while spaces:
        lowest = spaces & -spaces
        members.append(lowest.bit_length() - 1)
        spaces ^= lowest
    return members


def _around(space: Space) -> tuple[Space, ...]:
    x, y = file_and_rank(space)
    around = (space_at(x - 1, y), space_at(x + 1, y), space_at(x, y - 1), space_at(x, y + 1))
    return tuple(other for other in around if other is not None)


NEIGHBOURS: Final = tuple(_around(space) for space in range(SIDE * SIDE))
"""The spaces of the square that share a side with each one: west, east, south, north."""


def level_spaces(level: int) -> Spaces:
    """The diamond of a level: its outermost ring lies one step inside the level below. SC-1"""
    return sum(1 << space for space in range(SIDE * SIDE) if distance(space) <= 5 - level)


LEVELS: Final[tuple[Spaces, ...]] = tuple(level_spaces(level) for level in range(1, TOP_LEVEL + 1))
BOARD: Final[Spaces] = LEVELS[0]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a block can lie: one, two or three spaces in a straight line.

    `faces` are the spaces beyond its west, east, south and north side, `beside` all of them,
    `lines` the rows and columns it takes part in.
    """

    name: str
    size: int = field(compare=False)
    spaces: Spaces = field(compare=False)
    faces: tuple[Spaces, Spaces, Spaces, Spaces] = field(compare=False)
    beside: Spaces = field(compare=False)
    lines: tuple[Spaces, ...] = field(compare=False)

    def __str__(self) -> str:
        return self.name


def _row_or_column(spaces: list[Space]) -> tuple[Spaces, ...]:
    files = {space % SIDE for space in spaces}
    ranks = {space // SIDE for space in spaces}
    columns = [sum(1 << (x + SIDE * y) for y in range(SIDE)) for x in sorted(files)]
    rows = [sum(1 << (x + SIDE * y) for x in range(SIDE)) for y in sorted(ranks)]
    return (*columns, *rows)


def _place(spaces: list[Space]) -> Place:
    taken = sum(1 << space for space in spaces)
    faces = []
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        beyond = 0
        for space in spaces:
            x, y = file_and_rank(space)
            other = space_at(x + dx, y + dy)
            if other is not None:
                beyond |= 1 << other
        faces.append(beyond & ~taken)
    west, east, south, north = faces
    ends = [space_name(spaces[0]), space_name(spaces[-1])]
    return Place(
        name=ends[0] if len(spaces) == 1 else "-".join(ends),
        size=len(spaces),
        spaces=taken,
        faces=(west, east, south, north),
        beside=west | east | south | north,
        lines=_row_or_column(spaces),
    )


def _all_places() -> list[Place]:
    runs = [[space] for space in spaces_in(BOARD)]
    for size in SIZES[1:]:
        for step in (1, SIDE):
            for space in spaces_in(BOARD):
                run = [space + step * i for i in range(size)]
                if all(other < SIDE * SIDE and BOARD >> other & 1 for other in run):
                    runs.append(run)
    return [_place(run) for run in runs]


PLACES: Final = {place.name: place for place in _all_places()}

PLACES_ON: Final[tuple[tuple[Place, ...], ...]] = tuple(
    tuple(place for place in PLACES.values() if not place.spaces & ~level) for level in LEVELS
)
"""The places wholly inside each level (level 1 first)."""


def read_place(text: str) -> Place:
    """The place a block's end spaces name, in either order. SC-4

    >>> read_place("f5-d5").name
    'd5-f5'
    """
    match = _PLACE.fullmatch(text)
    if not match:
        raise Refused("NOTATION", "place", text=text[:20])
    first = read_space(match[1])
    last = read_space(match[2] or match[1])
    (x1, y1), (x2, y2) = file_and_rank(first), file_and_rank(last)
    if x1 != x2 and y1 != y2:
        raise Refused("SC-4", "straight", place=text)
    size = abs(x1 - x2) + abs(y1 - y2) + 1
    if size > SIZES[-1]:
        raise Refused("SC-4", "size", place=text, size=size, most=SIZES[-1])
    low, high = sorted((first, last))
    return PLACES[space_name(low) if size == 1 else f"{space_name(low)}-{space_name(high)}"]
