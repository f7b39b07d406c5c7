"""The look of painted wood: shade, grain and shadows."""

from collections.abc import Iterable, Iterator
from typing import Final

from tavolino.drawing import palette
from tavolino.drawing.svg import Point, Project, curve, path, tag
from tavolino.games.scalino.drawing.light import Cell, Heights, shadows
from tavolino.games.scalino.drawing.marks import PAINTS
from tavolino.games.scalino.drawing.shapes import Box
from tavolino.games.scalino.rules.pyramid import COLOUR_NAMES, Block

LIT: Final = {2: 0, 3: 10, 4: 20}
"""How many per cent of light the levels above the first have in their colour."""
GROUND_SHADE: Final = 12
"""How many per cent of shade the blocks of the first level have."""
GRAIN_SHADE: Final = 24
SHINE: Final = 45
"""How much darker the grain and how much lighter the rim of a block is than its top, per cent."""
GRAIN_LINES: Final = 5
PENUMBRA: Final = (0.7, 1.0)
"""Each shadow is drawn twice, short and long, to fade out at its edge."""


def block_group(block: Block, parts: Iterable[str]) -> str:
    """All that is drawn of one block, under its name."""
    return tag(
        "g",
        *parts,
        data_block=block.place.name,
        data_level=block.level,
        data_colour=COLOUR_NAMES[block.colour],
        stroke_linejoin="round",
    )


def top_paint(block: Block) -> palette.Colour:
    """The colour of a block's top: the higher the block, the lighter."""
    paint = PAINTS[block.colour]
    if block.level == 1:
        return palette.darker(paint, GROUND_SHADE)
    return palette.lighter(paint, LIT[block.level])


def draw_grain(box: Box, project: Project) -> str:
    lines = [curve([project(u, v) for u, v in line]) for line in _grain(box)]
    paint = palette.darker(top_paint(box.block), GRAIN_SHADE)
    return tag("path", d="".join(lines), fill="none", stroke=paint, opacity=0.5)


def _grain(box: Box) -> Iterator[list[Point]]:
    """Grain lines as quadratic curves: start, control point, end. They differ from block to
    block."""
    block = box.block
    seed = sum(map(ord, block.place.name)) * 7 + block.level * 13 + block.colour * 5
    wide, deep = box.right - box.left, box.far - box.near
    length, breadth = max(wide, deep), min(wide, deep)
    for number in range(GRAIN_LINES):
        seed = seed * 31 % 1009 + number
        start = 0.08 + seed % 13 / 100 * length
        end = length - 0.08 - seed % 17 / 100 * length
        off = breadth * (0.13 + 0.18 * number + seed % 7 / 100)
        bend = off + (seed % 11 - 5) / 60
        line = [(start, off), ((start + end) / 2, bend), (end, off)]
        if wide < deep:
            line = [(across, along) for along, across in line]
        yield [(box.left + du, box.near + dv) for du, dv in line]


def draw_shadows(cells: Iterable[Cell], heights: Heights, project: Project) -> list[str]:
    """The shadows on these cells, all of one height."""
    cells = list(cells)
    layers = []
    for length in PENUMBRA:
        falls = [polygon for cell in cells for polygon in shadows(heights, cell, length)]
        outlines = [path(project(u, v) for u, v in polygon) for polygon in falls]
        if outlines:
            layers.append(tag("path", d="".join(outlines), fill=palette.SHADE, opacity=0.2))
    return layers
