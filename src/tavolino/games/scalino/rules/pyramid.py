"""The blocks that have been built, level by level, and those still to be used."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from operator import sub
from typing import Final, NamedTuple, TypeVar

from tavolino.core import Refused
from tavolino.games.scalino.rules.board import LEVELS, SIZES, TOP_LEVEL, Place, Spaces, read_place

Colour = int
T = TypeVar("T")

COLOURS: Final = (0, 1, 2, 3)
COLOUR_NAMES: Final = ("green", "pink", "yellow", "blue")
COLOUR_LETTERS: Final = "GPYB"
STOCK: Final = {1: 6, 2: 3, 3: 3}
"""How many blocks of each size a colour has."""
BLOCK_COUNT: Final = len(COLOURS) * sum(STOCK.values())


class Block(NamedTuple):
    """A block that lies on the table."""

    colour: Colour
    level: int
    place: Place


@dataclass(frozen=True)
class Pyramid:
    """Blocks in build order, with precomputed sets for the rules.

    `covered[n]` are the spaces with a block on level n + 1, `coloured[n][c]` those with a block
    of colour c; `used[c]` counts that colour's blocks by size.
    """

    blocks: tuple[Block, ...] = field(default=(), hash=False)  # the rest nearly identifies it
    covered: tuple[Spaces, ...] = (0,) * TOP_LEVEL
    coloured: tuple[tuple[Spaces, ...], ...] = ((0,) * len(COLOURS),) * TOP_LEVEL
    used: tuple[tuple[int, ...], ...] = ((0,) * len(SIZES),) * len(COLOURS)

    @cached_property
    def level(self) -> int:
        """The level being built: the lowest that is not completely covered. SC-8"""
        for number, (covered, whole) in enumerate(zip(self.covered, LEVELS, strict=True), 1):
            if covered != whole:
                return number
        return TOP_LEVEL

    @property
    def is_complete(self) -> bool:
        return self.covered == LEVELS

    def unused(self, colour: Colour) -> tuple[int, ...]:
        """How many blocks of one, two, three spaces this colour still has."""
        return tuple(map(sub, STOCK.values(), self.used[colour]))

    @property
    def build_order(self) -> tuple[tuple[Colour, Place], ...]:
        """The blocks as they were placed; their levels follow from the order."""
        return tuple((block.colour, block.place) for block in self.blocks)

    def with_block(self, colour: Colour, place: Place) -> "Pyramid":
        """The pyramid after a block was placed on the level being built."""
        index = self.level - 1
        covered = _replace(self.covered, index, self.covered[index] | place.spaces)
        colours = self.coloured[index]
        colours = _replace(colours, colour, colours[colour] | place.spaces)
        used = self.used[colour]
        used = _replace(used, place.size - 1, used[place.size - 1] + 1)
        return Pyramid(
            (*self.blocks, Block(colour, self.level, place)),
            covered,
            _replace(self.coloured, index, colours),
            _replace(self.used, colour, used),
        )


NOTHING_BUILT: Final = Pyramid()


def _replace(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def write_blocks(blocks: Iterable[tuple[Colour, Place]]) -> str:
    """Blocks in build order, each as its colour's letter and its place.

    >>> write_blocks(read_blocks("Ge5 Pd5-d6"))
    'Ge5 Pd5-d6'
    """
    return " ".join(COLOUR_LETTERS[colour] + place.name for colour, place in blocks)


def read_blocks(text: str) -> tuple[tuple[Colour, Place], ...]:
    """The blocks a text names, in build order."""
    words = text.split(" ")
    if len(words) > BLOCK_COUNT:
        raise Refused("SD-1", "too-many", got=len(words), most=BLOCK_COUNT)
    blocks = []
    for word in words:
        if word[:1] not in tuple(COLOUR_LETTERS):
            raise Refused("NOTATION", "block", text=word[:20], colours=COLOUR_LETTERS)
        blocks.append((COLOUR_LETTERS.index(word[0]), read_place(word[1:])))
    return tuple(blocks)
