"""The possible cuts of a piece of paper, and the parts they make.

What is left of a sheet is always one piece without holes, so a straight cut from outline to
outline makes exactly two parts, and two cuts that cross make four: the parts left and right of
one, each divided by the other. Two cuts that meet in an angle free one of those four.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from tavolino.core import Refused
from tavolino.games.cutit.rules.notation import Cut, Path, Point, is_level
from tavolino.games.cutit.rules.sheet import SPACES, WHOLE, Mask, bit
from tavolino.games.cutit.rules.snippet import SIZE, Space

_FILE: Final[Mask] = sum(1 << (SIZE * y) for y in range(SIZE))
_NOT_LAST_FILE: Final[Mask] = WHOLE & ~(_FILE << (SIZE - 1))
_RANK: Final[Mask] = (1 << SIZE) - 1


class StraightCut(NamedTuple):
    """A straight cut from outline to outline, and the part below it, or to the left of it."""

    path: Path
    before: Mask


class FreeSnippet(NamedTuple):
    """A cut that frees just one snippet."""

    cut: Cut
    snippet: Mask


class Parts(NamedTuple):
    """What a cut makes of the paper: the snippets that come off and what stays the sheet."""

    snippets: tuple[Mask, ...]
    sheet: Mask


@lru_cache(maxsize=1 << 11)
def lines(paper: Mask) -> tuple[StraightCut, ...]:
    """Every straight cut from outline to outline, level ones first. CI-4

    A cut runs along sides that have paper on both hands; it ends where such a side is missing.
    """
    found = []
    for y in range(1, SIZE):
        below = paper >> (SIZE * (y - 1)) & _RANK
        both = below & (paper >> (SIZE * y))
        for start, end in _runs(both):
            lower = ((1 << end) - (1 << start)) << (SIZE * (y - 1))
            path = (Point(start, y), Point(end, y))
            found.append(StraightCut(path, _fill(paper, lower, lower, lower << SIZE, 0, 0)))
    for x in range(1, SIZE):
        both = _as_rank(paper >> (x - 1)) & _as_rank(paper >> x)
        for start, end in _runs(both):
            left = (_FILE & ((1 << (SIZE * end)) - (1 << (SIZE * start)))) << (x - 1)
            path = (Point(x, start), Point(x, end))
            found.append(StraightCut(path, _fill(paper, left, 0, 0, left, left << 1)))
    return tuple(found)


def _as_rank(paper: Mask) -> int:
    """File a of the paper, as ten bits side by side."""
    bits = 0
    for y in range(SIZE):
        bits |= (paper >> (SIZE * y) & 1) << y
    return bits


def _runs(bits: int) -> list[tuple[int, int]]:
    """Where the unbroken runs of set bits start and end."""
    runs = []
    while bits:
        low = bits & -bits
        rest = bits + low
        start, end = low.bit_length() - 1, (rest & ~bits & -(rest & ~bits)).bit_length() - 1
        runs.append((start, end))
        bits &= rest
    return runs


def _fill(paper: Mask, seed: Mask, below: Mask, above: Mask, left: Mask, right: Mask) -> Mask:
    """The paper connected to the seed, once a cut parts `below` from `above` and `left` from
    `right`."""
    up, down = paper & ~above, paper & ~below
    rightwards, leftwards = paper & ~right, paper & ~left
    part = seed
    while True:
        grown = (
            part
            | (part << SIZE & up)
            | (part >> SIZE & down)
            | ((part & _NOT_LAST_FILE) << 1 & rightwards)
            | (part >> 1 & _NOT_LAST_FILE & leftwards)
        )
        if grown == part:
            return part
        part = grown


@lru_cache(maxsize=1 << 8)
def free_snippets(paper: Mask) -> tuple[FreeSnippet, ...]:
    """Every cut that frees just one snippet: straight ones, then two that meet in an angle. CI-4"""
    return tuple(FreeSnippet(name_cut(path, part), part) for path, part in free_parts(paper))


def free_parts(paper: Mask) -> Iterator[tuple[Path, Mask]]:
    """The cuts that free one snippet, as path and snippet, for fast bulk use."""
    straight = lines(paper)
    for line in straight:
        yield line.path, line.before
        yield line.path, paper ^ line.before
    for across, along, meeting in _crossings(straight):
        for start, beside in zip(across.path, (along.before, ~along.before), strict=True):
            for end, over in zip(along.path, (across.before, ~across.before), strict=True):
                corner = paper & beside & over
                path = (start, meeting, end)
                yield path, corner
                yield path, paper ^ corner


def name_cut(path: Path, snippet: Mask) -> Cut:
    """The cut along this path that frees this snippet."""
    return Cut((path,), first_space(snippet))


def first_space(paper: Mask) -> Space:
    """The space that names a part: its first, from a1 along the ranks.

    >>> str(first_space(bit(Space.named("c2")) | bit(Space.named("a3"))))
    'c2'
    """
    return SPACES[(paper & -paper).bit_length() - 1]


def part_paper(paper: Mask, cut: Cut) -> Parts:
    """The parts a cut makes. Refused if the cut is impossible or not allowed. CI-4, CI-9"""
    named = bit(cut.space)
    if not paper & named:
        raise Refused("CI-4", "space", space=str(cut.space))
    if cut.is_mistake:
        parts = _several_parts(paper, *cut.paths)
        sheet = next(part for part in parts if part & named)
        return Parts(tuple(part for part in parts if part != sheet), sheet)
    path = cut.paths[0]
    before = _line(paper, path).before if len(path) == 2 else _corner(paper, path)
    snippet = before if before & named else paper ^ before
    return Parts((snippet,), paper ^ snippet)


def named_by_first_space(cut: Cut, parts: Parts) -> Cut:
    """The cut in canonical form: its part is named by its first space."""
    return cut._replace(space=first_space(parts.sheet if cut.is_mistake else parts.snippets[0]))


def _line(paper: Mask, path: Path) -> StraightCut:
    """The straight cut along this path, which must run from outline to outline. CI-4"""
    line = _line_along(paper, path)
    if line.path != path:
        raise Refused("CI-4", "ends", path=_text(path), expected=_text(line.path))
    return line


def _line_along(paper: Mask, path: Path) -> StraightCut:
    """The straight cut from outline to outline that runs through the middle of this path."""
    start, end = path
    for line in lines(paper):
        (x0, y0), (x1, y1) = line.path
        if is_level(path) and y0 == y1 == start.y and x0 < end.x and start.x < x1:
            return line
        if not is_level(path) and x0 == x1 == start.x and y0 < end.y and start.y < y1:
            return line
    raise Refused("CI-4", "no-paper", path=_text(path))


def _corner(paper: Mask, path: Path) -> Mask:
    """The part that two cuts meeting in an angle free on its inner side. CI-4"""
    start, meeting, end = path
    across = _line_along(paper, tuple(sorted((start, meeting))))
    along = _line_along(paper, tuple(sorted((meeting, end))))
    if _crossing(across, along) != meeting:
        raise Refused("CI-4", "meeting", point=str(meeting))
    for arm, line in ((start, across), (end, along)):
        if arm not in line.path:
            expected = line.path[0] if arm < meeting else line.path[1]
            raise Refused("CI-4", "arm", point=str(arm), expected=str(expected))
    beside = along.before if start < meeting else ~along.before
    over = across.before if end < meeting else ~across.before
    return paper & beside & over


def _several_parts(paper: Mask, one: Path, other: Path) -> tuple[Mask, ...]:
    """The parts two cuts make that each run all through the paper (three, or four if they cross),
    or of which one ends on the other (three). CI-9"""
    if one == other:
        raise Refused("CI-9", "same", path=_text(one))
    for whole, second in ((one, other), (other, one)):
        if (line := _find(paper, whole)) is None:
            continue
        halves = (line.before, paper ^ line.before)
        if crossing := _find(paper, second):
            quarters = (
                half & side for half in halves for side in (crossing.before, ~crossing.before)
            )
            return tuple(part for part in quarters if part)
        for half in halves:
            if stem := _find(half, second):
                return (paper ^ half, stem.before, half ^ stem.before)
    _line(paper, one)
    _line(paper, other)
    raise AssertionError("one of two cuts that do not go together has wrong ends")


def _find(paper: Mask, path: Path) -> StraightCut | None:
    return next((line for line in lines(paper) if line.path == path), None)


def _crossings(
    straight: tuple[StraightCut, ...],
) -> Iterator[tuple[StraightCut, StraightCut, Point]]:
    """Each level line with each upright line that crosses it inside the paper, and where."""
    upright = [line for line in straight if not is_level(line.path)]
    for across in straight:
        if is_level(across.path):
            for along in upright:
                if (point := _crossing(across, along)) is not None:
                    yield across, along, point


def _crossing(across: StraightCut, along: StraightCut) -> Point | None:
    (x0, y), (x1, _) = across.path
    (x, y0), (_, y1) = along.path
    return Point(x, y) if x0 < x < x1 and y0 < y < y1 else None


def _text(path: Path) -> str:
    return "-".join(map(str, path))
