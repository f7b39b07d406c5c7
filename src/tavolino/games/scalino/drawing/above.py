"""The diamond from above: every step with its mark and its level, and the rows that count."""

from collections.abc import Iterator
from typing import Final

from tavolino.drawing import palette, theme
from tavolino.drawing.svg import Attributes, Point, document, line, path, tag, text_at
from tavolino.games.scalino.drawing.corners import draw_corners
from tavolino.games.scalino.drawing.light import Cell, Heights
from tavolino.games.scalino.drawing.marks import PAINTS, PRINTS, STAR_RADIUS, mark, star
from tavolino.games.scalino.drawing.scene import Scene
from tavolino.games.scalino.drawing.shapes import (
    Box,
    block_box,
    diamond,
    edge_labels,
    heights,
    is_top,
)
from tavolino.games.scalino.drawing.wood import (
    SHINE,
    block_group,
    draw_grain,
    draw_shadows,
    top_paint,
)
from tavolino.games.scalino.rules.board import (
    BOARD,
    MIDDLE,
    SIDE,
    STAR,
    file_and_rank,
    read_space,
    spaces_in,
)
from tavolino.games.scalino.rules.pyramid import Colour
from tavolino.games.scalino.rules.rows import row_points
from tavolino.games.scalino.rules.scoring import ColourScore

CELL: Final = 64
MARGIN: Final = 72
SIZE: Final = SIDE * CELL + 2 * MARGIN
GAP: Final = 1.5
"""The margin between a block and the border of its spaces."""
RADIUS: Final = 9
MARK: Final = 0.17
ROW_SHADE: Final = 62
"""How much darker than its colour the line of a row is, per cent."""


def project(x: float, y: float) -> Point:
    return MARGIN + CELL * x, MARGIN + CELL * (SIDE - y)


def draw_above(scene: Scene) -> str:
    ground = heights(scene.tops, "south")
    boxes = [block_box(block, "south") for block in scene.blocks]
    boxes.sort(key=lambda box: box.block.level)
    parts = [tag("rect", width=SIZE, height=SIZE, fill=theme.PAPER), *_board(ground), _labels()]
    parts += [block_group(box.block, _block(box, ground, scene)) for box in boxes]
    if scene.over:
        parts += [part for score in scene.scores for part in _rows(score, scene)]
    parts += draw_corners(scene, SIZE)
    title = scene.title_of("above")
    return document(title, scene.description, (SIZE, SIZE), *parts, language=scene.language)


def _rectangle(left: float, right: float, near: float, far: float, inset: float) -> Attributes:
    x, y = project(left, far)
    return {
        "x": x + inset,
        "y": y + inset,
        "width": (right - left) * CELL - 2 * inset,
        "height": (far - near) * CELL - 2 * inset,
    }


def _square(cell: Cell, inset: float) -> Attributes:
    u, v = cell
    return _rectangle(u, u + 1, v, v + 1, inset)


def _board(ground: Heights) -> Iterator[str]:
    edge = [project(*point) for point in diamond(1, margin=0.1)]
    soft: Attributes = {"stroke_width": 12, "stroke_linejoin": "round"}
    shade: Attributes = {"fill": palette.SHADE, "stroke": palette.SHADE, "opacity": 0.1}
    for drop in (8, 4):
        yield tag("path", d=path((x, y + drop) for x, y in edge), **shade, **soft)
    yield tag("path", d=path(edge), fill=theme.TABLE, stroke=theme.TABLE, **soft)
    spaces = [file_and_rank(space) for space in spaces_in(BOARD)]
    for cell in spaces:
        yield tag("rect", **_square(cell, 3), rx=RADIUS, fill=theme.PANEL)
    if file_and_rank(STAR) not in ground:
        middle = MIDDLE + 0.5
        yield tag("path", d=star((middle, middle), STAR_RADIUS, project), fill=palette.WOOD)
    yield from draw_shadows([cell for cell in spaces if cell not in ground], ground, project)


def _labels() -> str:
    labels = edge_labels("south", near=0.36, far=0.36, back=0)
    spots = (text_at(label.text, project(label.u, label.v), 17) for label in labels)
    return tag("g", *spots, fill=theme.QUIET, font_weight="600")


def _block(box: Box, ground: Heights, scene: Scene) -> Iterator[str]:
    block = box.block
    extent = (box.left, box.right, box.near, box.far)
    shape = {**_rectangle(*extent, GAP), "rx": RADIUS}
    top = top_paint(block)
    if block.level > 1:
        # Without this, the colours below would show at the corners.
        yield tag("rect", **_rectangle(*extent, 0), fill=palette.darker(top, 62))
    yield tag("rect", **shape, fill=top)
    yield draw_grain(box, project)
    seen = [cell for cell in box.cells if is_top(box, ground, cell)]
    yield from draw_shadows(seen, ground, project)
    shine: Attributes = {"fill": "none", "stroke": palette.lighter(top, SHINE), "stroke_width": 1.5}
    yield tag("rect", **_rectangle(*extent, GAP + 2), rx=RADIUS - 2, **shine)
    if block in scene.takeable:
        yield tag("rect", **shape, fill="none", stroke=palette.PAPER, stroke_width=4)
    yield tag("rect", **shape, fill="none", stroke=palette.darker(top, 45), stroke_width=1.5)
    for cell in seen:
        yield from _step(cell, block.colour, block.level)
        if cell in map(file_and_rank, scene.free):
            yield _free(cell, PRINTS[block.colour])


def _step(cell: Cell, colour: Colour, level: int) -> Iterator[str]:
    u, v = cell
    paint = PRINTS[colour]
    yield tag("path", d=mark(colour, (u + 0.5, v + 0.5), MARK, project), fill=paint)
    yield text_at(str(level), project(u + 0.79, v + 0.21), 14, fill=paint, font_weight="600")


def _free(cell: Cell, paint: str) -> str:
    """The outline of a free space of the level being built."""
    dashes: Attributes = {"stroke_width": 2, "stroke_dasharray": "8 4"}
    return tag("rect", **_square(cell, 6), rx=RADIUS - 3, fill="none", stroke=paint, **dashes)


def _rows(score: ColourScore, scene: Scene) -> Iterator[str]:
    """Each row that was counted, from mark to mark, with its points; and steps worth nothing."""
    paint = palette.darker(PAINTS[score.colour], ROW_SHADE)
    ends: Attributes = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    bead: Attributes = {"stroke": paint, "stroke_width": 2.5}
    for row in score.rows:
        cells = [file_and_rank(read_space(name)) for name in row]
        middles = [(u + 0.5, v + 0.5) for u, v in cells]
        way = line(project(*middle) for middle in middles)
        if len(row) > 1:
            yield tag("path", d=way, stroke=palette.PAPER, stroke_width=11, **ends)
            yield tag("path", d=way, stroke=paint, stroke_width=7, **ends)
        for middle in middles:
            outline = mark(score.colour, middle, MARK, project)
            yield tag("path", d=outline, fill=palette.PAPER, **bead)
        yield _badge(row_points(len(row)), cells[0], paint)
    for name in score.worthless:
        u, v = file_and_rank(read_space(name))
        hollow = top_paint(scene.tops[read_space(name)])
        outline = mark(score.colour, (u + 0.5, v + 0.5), MARK, project)
        yield tag("path", d=outline, fill=hollow, **bead)
        yield _badge(0, (u, v), palette.ACCENT)


def _badge(points: int, cell: Cell, paint: str) -> str:
    u, v = cell
    x, y = at = project(u + 0.21, v + 0.79)
    return tag(
        "g",
        tag("circle", cx=x, cy=y, r=11, fill=paint, stroke=palette.PAPER, stroke_width=1.5),
        text_at(str(points), at, 13, fill=palette.PAPER, font_weight="700"),
    )
