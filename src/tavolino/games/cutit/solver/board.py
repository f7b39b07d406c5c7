"""The solver's table: snippets as bit sets, and which of them may touch.

Space (x, y) of the table is bit y · width + x. A row is wider than all snippets end to end, so a
snippet that wraps around into the next row never meets anything there. A side of a space has number
4 · bit + side. The colour of a half-star is one bit of four, a joker has all four: two half-stars
match if they share a bit.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from tavolino.games.cutit.rules.layout import Cell, Contact, Placement, Stars
from tavolino.games.cutit.rules.snippet import COLOURS, JOKER, STEPS, Snippet

ANY: Final = 15
BITS: Final = {colour: 1 << index for index, colour in enumerate(COLOURS)} | {JOKER: ANY}


class Shape(NamedTuple):
    """A snippet in one orientation, its bounding box at bit 0."""

    cells: int
    halo: int
    """Its spaces and those beside it, shifted by one row and one space to avoid negative bits."""
    stars: dict[int, int]
    """The colours of its half-stars, by side."""
    facing: tuple[tuple[int, int], ...]
    """For each half-star the side it faces, and its colour."""


PlacedShape = tuple[int, int, int, int]
"""A placed shape: its bit of the table, the shape's number, its spaces and its halo. A plain tuple,
because the search creates hundreds of them per millisecond.
"""


Spot = tuple[int, int]
"""The bit and the shape's number alone."""


class SolverPiece(NamedTuple):
    """A snippet prepared for the solver."""

    number: int
    size: int
    colours: int
    """The colours of all its half-stars."""
    fitting: tuple[tuple[tuple[int, int, int], ...], ...]
    """By side, for each half-star: its colour, the number of the shape that has it on this side,
    and the offset of its space."""


class SolverBoard(NamedTuple):
    """The covered spaces, and the placed shapes in order."""

    cells: int
    places: tuple[PlacedShape, ...]


EMPTY: Final = SolverBoard(0, ())


class SolverTable:
    """The pieces and the options of a puzzle.

    Shape 4 · piece + turns is the piece after this many quarter turns. The rules for snippets that
    touch concern pairs, so the answers are cached by two shapes and the step between them.
    """

    def __init__(self, snippets: Iterable[Snippet], stars: Stars, contact: Contact) -> None:
        pile = tuple(snippets)
        reach = sum(_longest(snippet) for snippet in pile)
        self.width: Final = reach + 2
        self.middle: Final = (reach + 1) * self.width
        self.steps: Final = tuple(y * self.width + x for x, y in STEPS)
        self.plain_matters: Final = stars != "normal"
        self.needs_join: Final = contact == "joined"
        self.shapes: Final = tuple(shape for one in pile for shape in self._shapes(one))
        self.pieces: Final = tuple(self._piece(index, one) for index, one in enumerate(pile))
        self.may_touch: Final = cache(self._may_touch)
        self.ways_to_join: Final = cache(self._ways_to_join)

    def _shapes(self, snippet: Snippet) -> Iterator[Shape]:
        spaces: list[Cell] = [*snippet.spaces]
        stars: list[tuple[int, int, int, int]] = [
            (x, y, side, BITS[colour]) for x, y, side, colour in snippet.half_stars
        ]
        for _ in range(4):
            yield self._shape(spaces, stars)
            spaces = [(y, -x) for x, y in spaces]
            stars = [(y, -x, (side + 1) % 4, colour) for x, y, side, colour in stars]

    def _shape(
        self, spaces: Sequence[Cell], half_stars: Iterable[tuple[int, int, int, int]]
    ) -> Shape:
        width = self.width
        origin = min([y for _, y in spaces]) * width + min([x for x, _ in spaces])
        cells = 0
        for x, y in spaces:
            cells |= 1 << (y * width + x - origin)
        middle = cells << (width + 1)
        halo = middle | middle << 1 | middle >> 1 | middle << width | middle >> width
        stars = {}
        facing = []
        for x, y, side, colour in half_stars:
            bit = y * width + x - origin
            stars[4 * bit + side] = colour
            facing.append((4 * (bit + self.steps[side]) + (side + 2) % 4, colour))
        return Shape(cells, halo, stars, tuple(facing))

    def _piece(self, index: int, snippet: Snippet) -> SolverPiece:
        shapes = self.shapes[4 * index : 4 * index + 4]
        sides = [tuple(shape.stars) for shape in shapes]
        fitting: list[list[tuple[int, int, int]]] = [[], [], [], []]
        colours = 0
        for star, (own_side, colour) in enumerate(shapes[0].stars.items()):
            colours |= colour
            for side in range(4):
                turns = (side - own_side) % 4
                fitting[side].append((colour, 4 * index + turns, sides[turns][star] >> 2))
        return SolverPiece(snippet.number, len(snippet.spaces), colours, tuple(map(tuple, fitting)))

    def put(self, board: SolverBoard, place: PlacedShape) -> SolverBoard:
        return SolverBoard(board.cells | place[2], (*board.places, place))

    def start(self, piece: int) -> PlacedShape:
        """The first place of an arrangement; its orientation does not matter."""
        return self.place(self.middle, 4 * piece)

    def place(self, bit: int, number: int) -> PlacedShape:
        shape = self.shapes[number]
        return bit, number, shape.cells << bit, shape.halo << (bit - self.width - 1)

    def joining(
        self, board: SolverBoard, place: PlacedShape, piece: int, known: set[Spot], tried: set[Spot]
    ) -> list[PlacedShape]:
        """The places where a piece joins a half-star of this placed shape, except those in `known`
        or `tried`. Adds them to `known`."""
        bit, number, _, _ = place
        taken, shapes, above = board.cells, self.shapes, self.width + 1
        found = []
        for step, other in self.ways_to_join(number, piece):
            at = bit + step
            spot = at, other
            if spot in known or spot in tried:
                continue
            cells, halo, _, _ = shapes[other]
            if not cells << at & taken:
                new = (at, other, cells << at, halo << (at - above))
                if self.may_lie(board, new):
                    found.append(new)
                    known.add(spot)
        return found

    def may_lie(self, board: SolverBoard, place: PlacedShape) -> bool:
        """True if it may touch the shapes it touches, given that it overlaps none."""
        bit, number, _, halo = place
        for other_bit, other, cells, _ in board.places:
            if halo & cells and not self.may_touch(other, number, bit - other_bit):
                return False
        return True

    def _may_touch(self, number: int, other: int, step: int) -> bool:
        """True if two shapes may touch, the second one `step` bits after the first. CI-11, CI-12"""
        one, two = self.shapes[number], self.shapes[other]
        joins = 0
        for side, colour in one.facing:
            against = two.stars.get(side - 4 * step)
            if against is None:
                if self.plain_matters and _has(two.cells, (side >> 2) - step):
                    return False
            elif against & colour:
                joins += 1
            else:
                return False
        if self.plain_matters:
            for side, _ in two.facing:
                at = side + 4 * step
                if at not in one.stars and _has(one.cells, at >> 2):
                    return False
        return joins > 0 or not self.needs_join

    def _ways_to_join(self, number: int, piece: int) -> tuple[tuple[int, int], ...]:
        """The ways in which a piece can join a shape: the step and the number of its shape.

        A way that joins several half-stars occurs once for each.
        """
        shape = self.shapes[number]
        found = []
        for against, colour in shape.facing:
            for own_colour, own, bit in self.pieces[piece].fitting[against & 3]:
                step = (against >> 2) - bit
                if (
                    colour & own_colour
                    and not self._overlap(number, own, step)
                    and self.may_touch(number, own, step)
                ):
                    found.append((step, own))
        return tuple(found)

    def _overlap(self, number: int, other: int, step: int) -> bool:
        one, two = self.shapes[number].cells, self.shapes[other].cells
        return bool(one & two << step if step >= 0 else one << -step & two)

    def placements(self, places: Sequence[PlacedShape]) -> dict[int, Placement]:
        """The places relative to the lowest and leftmost space."""
        taken = 0
        for _, _, cells, _ in places:
            taken |= cells
        columns = 0
        while taken:
            columns |= taken & ((1 << self.width) - 1)
            taken >>= self.width
        # Rows begin at a column that is free from top to bottom.
        free = (~columns & (columns + 1)).bit_length() - 1
        spots = [
            (self.pieces[number >> 2].number, bit - free - 1, number & 3)
            for bit, number, _, _ in places
        ]
        left = min((bit % self.width for _, bit, _ in spots), default=0)
        low = min((bit // self.width for _, bit, _ in spots), default=0)
        return {
            number: Placement(bit % self.width - left, bit // self.width - low, turns)
            for number, bit, turns in sorted(spots)
        }


def _has(cells: int, bit: int) -> bool:
    return bit >= 0 and bool(cells >> bit & 1)


def _longest(snippet: Snippet) -> int:
    """The longer side of a snippet's bounding box."""
    columns = [x for x, _ in snippet.spaces]
    rows = [y for _, y in snippet.spaces]
    return max(max(columns) - min(columns), max(rows) - min(rows)) + 1
