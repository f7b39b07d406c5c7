"""The solver's table: snippets as bits, and what may lie beside what.

Space (x, y) of the table is bit y · width + x. A row is wider than all snippets laid end to end, so
what runs over its end appears in the next row without ever meeting anything there. A side of a
space is number 4 · bit + side. The colour of a half-star is one bit of four, a joker all four:
two half-stars match if they share a bit.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tavolino.games.cutit.laid import Cell, Contact, Placement, Stars
from tavolino.games.cutit.snippet import COLOURS, JOKER, STEPS, Snippet

ANY: Final = 15
BITS: Final = {colour: 1 << index for index, colour in enumerate(COLOURS)} | {JOKER: ANY}


class Shape(NamedTuple):
    """A snippet turned, its bounding box at bit 0.

    `halo` are the spaces beside it, one row up and one space to the right of where they are, so
    that none has a negative bit. `stars` are the sides with half-stars and their colours,
    `sides` those sides alone, `facing` the sides that lie against them and the same colours.
    """

    piece: int
    turns: int
    cells: int
    halo: int
    stars: tuple[tuple[int, int], ...]
    sides: frozenset[int]
    facing: tuple[tuple[int, int], ...]


Place = tuple[int, Shape, int, int]
"""A shape at a bit of the table, its spaces and those beside it. A plain tuple: the search makes
hundreds of them in a millisecond.
"""


class Piece(NamedTuple):
    """A snippet in the solver's hands.

    `fitting[side]` has one entry for each of its half-stars: the colour, the shape that turns the
    half-star against one on that side, and how far its space is from the shape's bit 0.
    """

    number: int
    size: int
    colours: int
    shapes: tuple[Shape, ...]
    fitting: tuple[tuple[tuple[int, Shape, int], ...], ...]


class Board(NamedTuple):
    """What lies on the table: all spaces, all half-stars by side, and the places one by one."""

    cells: int
    stars: dict[int, int]
    places: tuple[Place, ...]


EMPTY: Final = Board(0, {}, ())


class Table:
    """A table for these snippets under these options."""

    def __init__(self, snippets: Iterable[Snippet], stars: Stars, contact: Contact) -> None:
        pile = tuple(snippets)
        reach = sum(_longest(snippet) for snippet in pile)
        self.width: Final = reach + 2
        self.middle: Final = (reach + 1) * self.width
        self.steps: Final = tuple(y * self.width + x for x, y in STEPS)
        self.plain_matters: Final = stars != "normal"
        self.needs_join: Final = contact == "joined"
        self.pieces: Final = tuple(self._piece(index, one) for index, one in enumerate(pile))

    def _piece(self, index: int, snippet: Snippet) -> Piece:
        spaces: list[Cell] = [*snippet.spaces]
        stars: list[tuple[int, int, int, int]] = [
            (x, y, side, BITS[colour]) for x, y, side, colour in snippet.half_stars
        ]
        shapes = []
        for turns in range(4):
            shapes.append(self._shape(index, turns, spaces, stars))
            spaces = [(y, -x) for x, y in spaces]
            stars = [(y, -x, (side + 1) % 4, colour) for x, y, side, colour in stars]
        fitting: list[list[tuple[int, Shape, int]]] = [[], [], [], []]
        colours = 0
        for star, (_, _, own_side, colour) in enumerate(stars):
            colours |= colour
            for side in range(4):
                shape = shapes[(side + 2 - own_side) % 4]
                fitting[side].append((colour, shape, shape.stars[star][0] >> 2))
        return Piece(
            snippet.number, len(spaces), colours, tuple(shapes), tuple(map(tuple, fitting))
        )

    def _shape(
        self,
        index: int,
        turns: int,
        spaces: Sequence[Cell],
        half_stars: Iterable[tuple[int, int, int, int]],
    ) -> Shape:
        width = self.width
        origin = min([y for _, y in spaces]) * width + min([x for x, _ in spaces])
        cells = 0
        for x, y in spaces:
            cells |= 1 << (y * width + x - origin)
        around = cells << 1 | cells << width | cells << (width + 2) | cells << (2 * width + 1)
        stars = []
        facing = []
        for x, y, side, colour in half_stars:
            bit = y * width + x - origin
            stars.append((4 * bit + side, colour))
            facing.append((4 * (bit + self.steps[side]) + (side + 2) % 4, colour))
        halo = around & ~(cells << (width + 1))
        sides = frozenset([side for side, _ in stars])
        return Shape(index, turns, cells, halo, tuple(stars), sides, tuple(facing))

    def put(self, board: Board, place: Place) -> Board:
        bit, shape, cells, _ = place
        side = 4 * bit
        stars = dict(board.stars)
        for offset, colour in shape.stars:
            stars[side + offset] = colour
        return Board(board.cells | cells, stars, (*board.places, place))

    def start(self, piece: Piece) -> Place:
        """The first place of an arrangement; which way it is turned does not matter."""
        return self.place(self.middle, piece.shapes[0])

    def place(self, bit: int, shape: Shape) -> Place:
        return bit, shape, shape.cells << bit, shape.halo << (bit - self.width - 1)

    def joining(self, board: Board, place: Place, piece: Piece) -> list[Place]:
        """The places for a piece on the board that join a half-star of this place."""
        bit, shape, _, _ = place
        taken = board.cells
        above = self.width + 1
        found = []
        for offset, colour in shape.facing:
            against = 4 * bit + offset
            faced = against >> 2
            if taken >> faced & 1:
                continue
            for other_colour, other_shape, other_bit in piece.fitting[(against + 2) & 3]:
                if not colour & other_colour:
                    continue
                at = faced - other_bit
                cells = other_shape.cells << at
                if cells & taken:
                    continue
                new = (at, other_shape, cells, other_shape.halo << (at - above))
                if self.is_fair(board, new):
                    found.append(new)
        return found

    def is_fair(self, board: Board, place: Place) -> bool:
        """May it lie beside what is on the board, given that it overlaps nothing?"""
        bit, shape, _, _ = place
        side = 4 * bit
        star_on = board.stars.get
        for offset, colour in shape.facing:
            if not star_on(side + offset, ANY) & colour:
                return False
        if self.plain_matters and self._meets_plain(board, place):
            return False
        return not self.needs_join or self._is_joined_to_all(board, place)

    def _meets_plain(self, board: Board, place: Place) -> bool:
        """Does a half-star lie against a side without one?"""
        bit, shape, cells, halo = place
        if not halo & board.cells:
            return False
        for offset, _ in shape.facing:
            against = 4 * bit + offset
            if board.cells >> (against >> 2) & 1 and against not in board.stars:
                return True
        for other_bit, other_shape, other_cells, _ in board.places:
            if halo & other_cells:
                for offset, _ in other_shape.facing:
                    against = 4 * other_bit + offset
                    if cells >> (against >> 2) & 1 and against - 4 * bit not in shape.sides:
                        return True
        return False

    def _is_joined_to_all(self, board: Board, place: Place) -> bool:
        """Has it a join with each snippet it touches, given that no half-stars clash?"""
        bit, shape, _, halo = place
        for other_bit, other_shape, cells, _ in board.places:
            if halo & cells:
                shift = 4 * (bit - other_bit)
                sides = other_shape.sides
                if not any(offset + shift in sides for offset, _ in shape.facing):
                    return False
        return True

    def placements(self, places: Sequence[Place]) -> dict[int, Placement]:
        """The places as a player would give them, the lowest and leftmost space at (0, 0)."""
        taken = 0
        for _, _, cells, _ in places:
            taken |= cells
        columns = 0
        while taken:
            columns |= taken & ((1 << self.width) - 1)
            taken >>= self.width
        # Some column is free all the way: rows are cut there.
        free = (~columns & (columns + 1)).bit_length() - 1
        spots = [
            (self.pieces[shape.piece].number, (bit - free - 1), shape.turns)
            for bit, shape, _, _ in places
        ]
        left = min((bit % self.width for _, bit, _ in spots), default=0)
        low = min((bit // self.width for _, bit, _ in spots), default=0)
        return {
            number: Placement(bit % self.width - left, bit // self.width - low, turns)
            for number, bit, turns in sorted(spots)
        }


def _longest(snippet: Snippet) -> int:
    """The longer side of a snippet's bounding box."""
    columns = [x for x, _ in snippet.spaces]
    rows = [y for _, y in snippet.spaces]
    return max(max(columns) - min(columns), max(rows) - min(rows)) + 1
