"""Numbers every path of the scissors.

A path divides the paper into two parts: for a straight cut the part below or left of it and the
other one, for two cuts that meet the part inside the angle and the other one. So a path and a side
identify a cut of any paper. The notation uses a space of the snippet instead of the side.
"""

from functools import cache
from itertools import combinations, product
from typing import Final

from tavolino.games.cutit.rules.notation import Cut, Path, Point, is_level
from tavolino.games.cutit.rules.sheet import Mask, bit
from tavolino.games.cutit.rules.snippet import SIZE, Space

_INNER: Final = range(1, SIZE)
_ENDS: Final = range(SIZE + 1)


def _paths() -> list[Path]:
    """Horizontal cuts by rank, vertical ones by file, then angles by their meeting points, rank by
    rank, each with all ends of its horizontal and its vertical arm."""
    spans = list(combinations(_ENDS, 2))
    paths: list[Path] = [(Point(a, y), Point(b, y)) for y in _INNER for a, b in spans]
    paths += [(Point(x, a), Point(x, b)) for x in _INNER for a, b in spans]
    for y, x in product(_INNER, repeat=2):
        for across, along in product(_ENDS, repeat=2):
            if across != x and along != y:
                paths.append((Point(across, y), Point(x, y), Point(x, along)))
    return paths


PATHS: Final = tuple(_paths())
NUMBERS: Final = {path: number for number, path in enumerate(PATHS)}
SIDES: Final = 2
"""The first part of a path and the second one."""
CUTS: Final = len(PATHS) * SIDES


def side_names(path: Path) -> tuple[str, str]:
    """The names of the two parts of a path.

    >>> side_names((Point(0, 3), Point(10, 3)))
    ('below', 'above')
    """
    if len(path) == 3:
        return "inside", "outside"
    return ("below", "above") if is_level(path) else ("left", "right")


def space_beside(path: Path, side: int) -> Space:
    """A space of the part, next to the path.

    >>> level = (Point(0, 3), Point(10, 3))
    >>> str(space_beside(level, 0)), str(space_beside(level, 1))
    ('a3', 'a4')
    """
    if len(path) == 2:
        (x, y), _ = path
        return Space(x, y + side - 1) if is_level(path) else Space(x + side - 1, y)
    (across, _), (x, y), (_, along) = path
    is_left, is_below = (across < x) != bool(side), (along < y) != bool(side)
    return Space(x - is_left, y - is_below)


def cut_number(path: Path, snippet: Mask) -> int:
    """The number of the cut along this path that frees this snippet."""
    side = 0 if snippet & bit(space_beside(path, 0)) else 1
    return NUMBERS[path] * SIDES + side


def numbered_cut(number: int) -> Cut:
    """The cut with this number; a space beside the path names its snippet."""
    path = PATHS[number // SIDES]
    return Cut((path,), space_beside(path, number % SIDES))


@cache
def cut_label(number: int) -> str:
    """
    >>> cut_label(0), cut_label(1), cut_label(CUTS - 1)
    ('A1-B1/below', 'A1-B1/above', 'K9-J9-J10/outside')
    """
    path = PATHS[number // SIDES]
    return "-".join(map(str, path)) + "/" + side_names(path)[number % SIDES]
