"""Blocks as a view shows them."""

from collections.abc import Iterable
from dataclasses import dataclass

from tavolino.games.scalino.board import PLACES
from tavolino.games.scalino.pyramid import NOTHING_BUILT, Block, Colour, Pyramid


@dataclass(frozen=True)
class ShownBlock:
    colour: Colour
    level: int
    place: str


def show_blocks(blocks: Iterable[Block]) -> tuple[ShownBlock, ...]:
    return tuple(ShownBlock(block.colour, block.level, block.place.name) for block in blocks)


def shown_blocks(blocks: Iterable[ShownBlock]) -> tuple[Block, ...]:
    """The blocks themselves, from what a view shows of them."""
    return tuple(Block(shown.colour, shown.level, PLACES[shown.place]) for shown in blocks)


def rebuild(blocks: Iterable[ShownBlock]) -> Pyramid:
    """The pyramid built of these blocks, in this order."""
    pyramid = NOTHING_BUILT
    for block in blocks:
        pyramid = pyramid.with_block(block.colour, PLACES[block.place])
    return pyramid
