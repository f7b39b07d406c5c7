"""The score of a pyramid: steps, rows of steps, and unused blocks."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from tavolino.core import Refused
from tavolino.games.scalino.rules.board import (
    NEIGHBOURS,
    STAR,
    TOP_LEVEL,
    Space,
    Spaces,
    read_space,
    space_name,
    spaces_in,
)
from tavolino.games.scalino.rules.pyramid import (
    COLOUR_NAMES,
    COLOURS,
    STOCK,
    Block,
    Colour,
    Pyramid,
)
from tavolino.games.scalino.rules.rows import Row, best_division, row_points

COLOUR_SPACES: Final = sum(size * count for size, count in STOCK.items())


class Step(NamedTuple):
    """A space seen from above: the colour and the level of its topmost block."""

    colour: Colour
    level: int


Surface = Mapping[Space, Step]


@dataclass(frozen=True)
class ColourScore:
    """The breakdown of the points of one colour.

    `rows` is the division that was counted, longest first; `worthless` are the steps that hang
    on the star alone (SC-14); `unused` the blocks left over, as a number not above 0 (SC-15).
    """

    colour: Colour
    rows: tuple[tuple[str, ...], ...]
    worthless: tuple[str, ...]
    steps: int
    unused: int
    total: int


def seen_from_above(blocks: Iterable[Block]) -> Surface:
    """The steps these blocks show; later blocks never lie under earlier ones. SC-11"""
    return {
        space: Step(block.colour, block.level)
        for block in blocks
        for space in spaces_in(block.place.spaces)
    }


def visible_spaces(pyramid: Pyramid, colour: Colour) -> tuple[Spaces, ...]:
    """For each level, where blocks of this colour have none above them. SC-11"""
    above = (*pyramid.covered[1:], 0)
    return tuple(
        [level[colour] & ~hidden for level, hidden in zip(pyramid.coloured, above, strict=True)]
    )


def levels_by_space(shown: tuple[Spaces, ...]) -> dict[Space, int]:
    """The level of each step, in the order of the spaces. SC-11"""
    levels = {space: level for level, spaces in enumerate(shown, 1) for space in spaces_in(spaces)}
    return dict(sorted(levels.items()))


def read_surface(spaces: Mapping[str, tuple[Colour, int]]) -> Surface:
    """A surface from the colour and height of each named space."""
    surface = {}
    for name, (colour, level) in spaces.items():
        if colour not in COLOURS:
            raise Refused("SC-11", "colour", space=name, got=colour)
        if not 1 <= level <= TOP_LEVEL:
            raise Refused("SC-11", "height", space=name, got=level, most=TOP_LEVEL)
        surface[read_space(name)] = Step(colour, level)
    for colour in COLOURS:
        shown = sum(step.colour == colour for step in surface.values())
        if shown > COLOUR_SPACES:
            raise Refused(
                "SC-11", "too-many", colour=COLOUR_NAMES[colour], got=shown, most=COLOUR_SPACES
            )
    return surface


def connected(levels: Mapping[Space, int], space: Space) -> list[Space]:
    """The adjacent steps of one colour on another level, the star included. SC-12"""
    own = levels[space]
    return [other for other in NEIGHBOURS[space] if levels.get(other, own) != own]


def score_steps(levels: Mapping[Space, int]) -> tuple[tuple[Row, ...], tuple[Space, ...]]:
    """The best division of a colour's steps into rows, and the steps worth nothing.

    SC-11, SC-12, SC-13, SC-14
    """
    graph = {}
    worthless = []
    for space in levels:
        if space == STAR:
            continue
        links = connected(levels, space)
        if links == [STAR]:
            worthless.append(space)
        else:
            graph[space] = tuple(other for other in links if other != STAR)
    return best_division(graph), tuple(worthless)


def unused_points(pyramid: Pyramid, colour: Colour) -> int:
    """Minus one point for each space of the blocks left over. SC-15"""
    return -sum(size * left for size, left in zip(STOCK, pyramid.unused(colour), strict=True))


@lru_cache(maxsize=256)
def score(pyramid: Pyramid) -> tuple[ColourScore, ...]:
    """What each colour earns and loses, with the rows that were counted.

    SC-17 works an example out.
    """
    return tuple(
        _score_colour(colour, visible_spaces(pyramid, colour), unused_points(pyramid, colour))
        for colour in COLOURS
    )


@lru_cache(maxsize=8192)
def _score_colour(colour: Colour, shown: tuple[Spaces, ...], unused: int) -> ColourScore:
    """Cached: a block changes the visible steps of few colours, so most are cached from the last
    move."""
    rows, worthless = score_steps(levels_by_space(shown))
    steps = sum(row_points(len(row)) for row in rows)
    return ColourScore(
        colour,
        rows=tuple(tuple(map(space_name, row)) for row in rows),
        worthless=tuple(map(space_name, worthless)),
        steps=steps,
        unused=unused,
        total=steps + unused,
    )
