"""The quality criteria of a sheet: how its colours and stars are distributed."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from tavolino.games.cutit.rules.sheet import SPACES, Sheet, bit, count_stars
from tavolino.games.cutit.rules.snippet import BLACK, COLOURS, JOKER, SIZE, Colour, Space

Difficulty = Literal["easy", "standard", "hard"]

SPACES_PER_COLOUR: Final = 20
"""Spaces of each colour."""
BLACKS: Final = 14
JOKERS: Final = 6
HALF: Final = SIZE // 2


class Stars(NamedTuple):
    """The number of stars of a sheet, in total and on each grid line, by difficulty."""

    fewest: int
    most: int
    on_line: tuple[int, int]


STARS: Final[dict[Difficulty, Stars]] = {
    "easy": Stars(42, 44, (2, 3)),
    "standard": Stars(36, 41, (2, 3)),
    "hard": Stars(32, 34, (1, 3)),
}
"""Fewer stars make the puzzle harder, down to hopeless; many more make it trivial."""


class Side(NamedTuple):
    """The side between a space and its neighbour, to the right of it or above it."""

    space: Space
    other: Space

    @property
    def is_upright(self) -> bool:
        return self.space.y == self.other.y

    @property
    def line(self) -> tuple[bool, int]:
        """The grid line on which it lies."""
        return (True, self.space.x) if self.is_upright else (False, self.space.y)


SIDES: Final = (
    *(Side(one, Space(one.x + 1, one.y)) for one in SPACES if one.x < SIZE - 1),
    *(Side(one, Space(one.x, one.y + 1)) for one in SPACES if one.y < SIZE - 1),
)


class Bound(NamedTuple):
    """A figure of a sheet and its permitted range.

    The message `sheet-figure-<name>` describes it. Means and spreads of games are in tenths of a
    point, shares in per cent.
    """

    name: str
    got: int
    low: int
    high: int

    @property
    def is_met(self) -> bool:
        return self.low <= self.got <= self.high


def design_bounds(sheet: Sheet, difficulty: Difficulty) -> tuple[Bound, ...]:
    """The figures of a sheet beyond the conditions of CI-1."""
    wanted = STARS[difficulty]
    stars = star_sides(sheet)
    on_lines = Counter(side.line for side in stars)
    lines = [on_lines[side.line] for side in SIDES]
    halves = Counter(sheet.colour(space) for side in stars for space in side)
    per_colour = [halves[colour] for colour in COLOURS]
    per_quadrant = [*Counter(dict.fromkeys(range(4), 0) | _quadrants(stars)).values()]
    equal = sum(sheet.colour(side.space) == sheet.colour(side.other) for side in stars)
    return (
        *_spaces(sheet),
        Bound("stars", len(stars), wanted.fewest, wanted.most),
        Bound("line-fewest", min(lines), *wanted.on_line),
        Bound("line-most", max(lines), *wanted.on_line),
        Bound("space-most", max(count_stars(sheet, one) for one in SPACES), 1, 2),
        Bound("equal-colours", 100 * equal // max(1, len(stars)), 20, 30),
        Bound("colour-spread", _spread(per_colour), 0, 3),
        Bound("quadrant-spread", _spread(per_quadrant), 0, 4),
        Bound("joker-depth", _joker_depth(sheet, stars), 1, HALF),
        Bound("dark-neighbours", _dark_neighbours(sheet), 0, 0),
    )


def _spaces(sheet: Sheet) -> Iterator[Bound]:
    counts = Counter(sheet.colours)
    wanted: dict[Colour, int] = dict.fromkeys(COLOURS, SPACES_PER_COLOUR) | {
        BLACK: BLACKS,
        JOKER: JOKERS,
    }
    for colour, count in wanted.items():
        yield Bound(f"spaces-{colour.lower()}", counts[colour], count, count)


def star_sides(sheet: Sheet) -> list[Side]:
    return [
        side
        for side in SIDES
        if (sheet.stars_right if side.is_upright else sheet.stars_up) & bit(side.space)
    ]


def quadrant(space: Space) -> int:
    """The quarter of the sheet that contains a space, 0 to 3."""
    return 2 * (space.y >= HALF) + (space.x >= HALF)


def _quadrants(stars: list[Side]) -> Counter[int]:
    """The stars in each quarter of the sheet; a star between two quarters is in neither."""
    return Counter(
        quadrant(side.space) for side in stars if quadrant(side.space) == quadrant(side.other)
    )


def _spread(counts: list[int]) -> int:
    return max(counts) - min(counts)


def _joker_depth(sheet: Sheet, stars: list[Side]) -> int:
    """The number of spaces between the joker with the star and the nearest edge."""
    return next(
        min(space.x, space.y, SIZE - 1 - space.x, SIZE - 1 - space.y)
        for side in stars
        for space in side
        if sheet.colour(space) == JOKER
    )


def _dark_neighbours(sheet: Sheet) -> int:
    dark = (BLACK, JOKER)
    return sum(sheet.colour(one) in dark and sheet.colour(other) in dark for one, other in SIDES)
