"""The boards that views of both games show."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from tavolino.core import Seat
from tavolino.games.scalino.rules.board import PLACES
from tavolino.games.scalino.rules.pyramid import NOTHING_BUILT, Block, Colour, Pyramid
from tavolino.games.scalino.rules.scoring import ColourScore
from tavolino.games.scalino.rules.turns import Turn


@dataclass(frozen=True)
class ShownBlock:
    colour: Colour
    level: int
    place: str


@dataclass(frozen=True)
class BuildBoard:
    """What everybody sees. Colours are 0–3; `owners` has a seat for each, or None."""

    kind: Literal["build"]
    first: Seat | None
    cycle: tuple[Colour, ...]
    owners: tuple[Seat | None, ...]
    turn: Turn | None
    neutral_turns: int
    level: int
    blocks: tuple[ShownBlock, ...]
    unused: tuple[tuple[int, ...], ...]
    scores: tuple[ColourScore, ...]


@dataclass(frozen=True)
class DemolitionBoard:
    """What everybody sees; `taken` are the sizes of the blocks each seat has."""

    kind: Literal["demolition"]
    dealt: bool
    turn: Seat | None
    bonus: bool
    blocks: tuple[ShownBlock, ...]
    taken: tuple[tuple[int, ...], ...]


def show_blocks(blocks: Iterable[Block]) -> tuple[ShownBlock, ...]:
    return tuple(ShownBlock(block.colour, block.level, block.place.name) for block in blocks)


def blocks_in_view(blocks: Iterable[ShownBlock]) -> tuple[Block, ...]:
    """The blocks themselves, from what a view shows of them."""
    return tuple(Block(shown.colour, shown.level, PLACES[shown.place]) for shown in blocks)


def rebuild(blocks: Iterable[ShownBlock]) -> Pyramid:
    """The pyramid built of these blocks, in this order."""
    pyramid = NOTHING_BUILT
    for block in blocks:
        pyramid = pyramid.with_block(block.colour, PLACES[block.place])
    return pyramid
