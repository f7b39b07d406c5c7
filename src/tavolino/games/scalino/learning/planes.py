"""Blocks on the diamond as planes of 9 × 9 spaces."""

from collections.abc import Iterable, Mapping
from typing import Final

from tavolino.games.scalino.rules.board import PLACES, SIDE, TOP_LEVEL, spaces_in
from tavolino.games.scalino.rules.pyramid import COLOURS
from tavolino.games.scalino.rules.view import ShownBlock
from tavolino.learn.encoding.encoder import Floats

PLANES: Final = (TOP_LEVEL, len(COLOURS), SIDE, SIDE)
_SPACES_OF: Final = {name: tuple(spaces_in(place.spaces)) for name, place in PLACES.items()}
_PLANE: Final = SIDE * SIDE


def draw_blocks(
    into: Floats, blocks: Iterable[ShownBlock], order: Mapping[int, int] | None = None
) -> None:
    """Marks the spaces of blocks, by level and colour; `order` maps colours to rows."""
    indices: list[int] = []
    for block in blocks:
        colour = block.colour if order is None else order[block.colour]
        start = ((block.level - 1) * len(COLOURS) + colour) * _PLANE
        indices += [start + space for space in _SPACES_OF[block.place]]
    into.reshape(-1)[indices] = 1
