"""A second, naive reading of how Cut it is cut and scored, used to check the real one.

Spaces are (x, y) from the lower left, lattice points likewise; a side between two spaces is the
pair of spaces. Everything is found by trying, nothing by thinking.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise, product

Space = tuple[int, int]
Point = tuple[int, int]
Paper = frozenset[Space]
Side = frozenset[Space]
Segment = tuple[Point, Point]

POINTS = [(x, y) for x in range(11) for y in range(11)]
COLUMN = [0, 1, 3, 7, 11, 15, 20]


def around(point: Point) -> list[Space]:
    """The four spaces that meet in a point."""
    x, y = point
    return [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]


def is_outline(paper: Paper, point: Point) -> bool:
    """Some paper meets the point, and some of what meets it is no paper."""
    there = [space in paper for space in around(point)]
    return any(there) and not all(there)


def is_inner(paper: Paper, point: Point) -> bool:
    return all(space in paper for space in around(point))


def points_between(segment: Segment) -> list[Point]:
    """All points of a straight segment, from end to end."""
    (x0, y0), (x1, y1) = segment
    steps = max(abs(x1 - x0), abs(y1 - y0))
    dx, dy = (x1 - x0) // steps, (y1 - y0) // steps
    return [(x0 + dx * i, y0 + dy * i) for i in range(steps + 1)]


def sides_cut(segment: Segment) -> list[Side]:
    """The sides between spaces that scissors along the segment go through."""
    sides = []
    points = points_between(segment)
    for one, other in pairwise(points):
        sides.append(frozenset(set(around(one)) & set(around(other))))
    return sides


def runs_through_paper(paper: Paper, segment: Segment) -> bool:
    return all(side <= paper for side in sides_cut(segment))


def straight_segments() -> Iterator[Segment]:
    for one, other in combinations(POINTS, 2):
        if (one[0] == other[0]) != (one[1] == other[1]):
            yield one, other


SEGMENTS = list(straight_segments())


def parts_of(paper: Paper, cut: Iterable[Side]) -> list[Paper]:
    """The pieces the paper falls into once these sides are cut through."""
    severed = set(cut)
    left = set(paper)
    parts = []
    while left:
        start = left.pop()
        part = {start}
        border = [start]
        while border:
            x, y = border.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left and frozenset(((x, y), near)) not in severed:
                    left.remove(near)
                    part.add(near)
                    border.append(near)
        parts.append(frozenset(part))
    return parts


def single_cuts(paper: Paper) -> Iterator[Segment]:
    """From outline to outline, through paper, ending where it first meets the outline. CI-4"""
    for segment in SEGMENTS:
        if runs_through_paper(paper, segment):
            first, *inner, last = points_between(segment)
            ends = is_outline(paper, first) and is_outline(paper, last)
            if ends and all(is_inner(paper, point) for point in inner):
                yield segment


def arms(paper: Paper, point: Point) -> Iterator[Point]:
    """Where straight cuts from an inner point first meet the outline, in all directions."""
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        x, y = point
        while not is_outline(paper, (x, y)):
            x, y = x + dx, y + dy
        yield x, y


def name(point: Point) -> str:
    return "ABCDEFGHIJK"[point[0]] + str(point[1])


def space_name(space: Space) -> str:
    return "abcdefghij"[space[0]] + str(space[1] + 1)


def first_of(part: Paper) -> str:
    return space_name(min(part, key=lambda space: (space[1], space[0])))


@dataclass(frozen=True)
class Freed:
    text: str
    snippet: Paper
    cuts: int


def snippets_to_free(paper: Paper) -> Iterator[Freed]:
    """Every way to free one snippet with one or two cuts. CI-4"""
    for segment in single_cuts(paper):
        parts = parts_of(paper, sides_cut(segment))
        assert len(parts) == 2
        for part in parts:
            text = f"{name(segment[0])}-{name(segment[1])}/{first_of(part)}"
            yield Freed(text, part, 1)
    for point in POINTS:
        if not is_inner(paper, point):
            continue
        for one, other in product(arms(paper, point), repeat=2):
            if one[1] == point[1] and other[0] == point[0]:
                severed = sides_cut((one, point)) + sides_cut((point, other))
                parts = parts_of(paper, severed)
                assert len(parts) == 2
                for part in parts:
                    path = f"{name(one)}-{name(point)}-{name(other)}"
                    yield Freed(f"{path}/{first_of(part)}", part, 2)


def mistakes(paper: Paper) -> Iterator[tuple[Segment, Segment, list[Paper]]]:
    """Every two straight cuts that leave three parts or four: both from outline to outline, or
    one of them ending on the other. CI-9"""
    whole = list(single_cuts(paper))
    for one, other in combinations(whole, 2):
        yield one, other, parts_of(paper, sides_cut(one) + sides_cut(other))
    for line in whole:
        on_line = points_between(line)[1:-1]
        for point in on_line:
            for end in arms(paper, point):
                stem = (min(point, end), max(point, end))
                if end not in points_between(line):
                    yield line, stem, parts_of(paper, sides_cut(line) + sides_cut(stem))


def points(colours: Sequence[str], dice: str) -> int:
    """The points of spaces of these colours, each joker tried as every colour. CI-7"""
    best = 0
    plain = [colour for colour in colours if colour != "J"]
    jokers = len(colours) - len(plain)
    for tried in product("GPYB", repeat=jokers):
        together = [*plain, *tried]
        total = 0
        for colour, face in zip("GPYB", dice, strict=True):
            count = together.count(colour)
            if face == "?":
                total += count
            elif face != "-" and count >= int(face):
                total += int(face)
        best = max(best, total)
    return best


def points_that_can_be_claimed(colours: Sequence[str], dice: str) -> set[int]:
    """Every number of points above 0 that some use of the jokers gives: each joker is tried as
    every colour, and as a black space, which is worth nothing. None for a penalty. CI-7"""
    found = set()
    most = 0
    for tried in product("GPYBK", repeat=colours.count("J")):
        use = list(tried)
        together = [use.pop() if colour == "J" else colour for colour in colours]
        earned = points(together, dice)
        found.add(earned)
        most = max(most, earned)
    if len(colours) < 4 or most == 0:
        return set()
    return found - {0}


@dataclass
class ScoreSheet:
    """A score sheet filled in round by round. CI-8, CI-9, CI-10"""

    rounds: list[int] = field(default_factory=list)
    plus: int = 0
    one_cut: int = 0
    previous: int | None = None

    def penalty(self) -> None:
        self.rounds.append(-5)

    def enter(
        self, colours: Sequence[str], dice: str, cuts: int, claimed: int | None = None
    ) -> None:
        """A round with one snippet; `cuts` is 0 in round 10."""
        earned = points(colours, dice)
        if claimed is not None:
            assert claimed in points_that_can_be_claimed(colours, dice)
            earned = claimed
        if len(colours) < 4 or (earned == 0 and dice != "----"):
            self.penalty()
            return
        self.rounds.append(earned)
        if self.previous is not None and earned > self.previous:
            self.plus += 1
        if cuts == 1:
            self.one_cut += 1
        self.previous = earned

    def total(self) -> int:
        columns = [COLUMN[:circles][-1] for circles in (self.plus, self.one_cut) if circles]
        return sum(self.rounds) + sum(columns)
