"""The blocks as seen from one side of the table."""

from collections.abc import Iterator
from typing import Final

from tavolino.drawing import palette, theme
from tavolino.drawing.svg import Attributes, Point, Project, document, line, path, tag, text_at
from tavolino.games.scalino.drawing.light import Heights
from tavolino.games.scalino.drawing.marks import PRINTS, STAR_RADIUS, mark, star
from tavolino.games.scalino.drawing.painter import paint_order
from tavolino.games.scalino.drawing.scene import Scene
from tavolino.games.scalino.drawing.shapes import (
    CENTRE,
    Box,
    block_box,
    diamond,
    edge_labels,
    heights,
    is_top,
    seen_from,
)
from tavolino.games.scalino.drawing.wood import (
    SHINE,
    block_group,
    draw_grain,
    draw_shadows,
    top_paint,
)
from tavolino.games.scalino.rules.board import BOARD, MIDDLE, SIDE, STAR, spaces_in

SIDES: Final = ("south", "east", "north", "west")

SIZE: Final = (800, 640)
FOCUS: Final = (393, 322)
"""Where the middle of the board is drawn."""
ACROSS: Final = (72, 19)
AWAY: Final = (26, -53)
UP: Final = -32
"""The offsets of one space to the right, one space away and one level up."""
THICKNESS: Final = 0.3
"""Of the board, in levels."""
EDGE: Final = 0.14
"""How far the board reaches beyond its spaces."""
FACING: Final = (70, 52)
"""The size of a space for marks that face the viewer."""
FRONT_SHADE: Final = 20
SIDE_SHADE: Final = 42
OUTLINE_SHADE: Final = 55
"""How much darker than its top the faces and the outline of a block are, per cent."""
ROUND: Final[Attributes] = {"stroke_linejoin": "round"}


def project(u: float, v: float, level: float) -> Point:
    u, v = u - CENTRE, v - CENTRE
    x, y = FOCUS
    return x + ACROSS[0] * u + AWAY[0] * v, y + ACROSS[1] * u + AWAY[1] * v + UP * level


def on_level(level: float) -> Project:
    return lambda u, v: project(u, v, level)


def facing(at: Point) -> Project:
    """The projection of marks that face the viewer: projected with the board, a square would look
    like a diamond."""
    x, y = at
    return lambda u, v: (x + FACING[0] * u, y - FACING[1] * v)


def draw_from(scene: Scene, side: str) -> str:
    paper = tag("rect", width=SIZE[0], height=SIZE[1], fill=theme.PAPER)
    return _document(scene, side, [paper], [_labels(side)])


def draw_board(scene: Scene, side: str) -> str:
    """The same without a background and without the names of the spaces."""
    return _document(scene, side, [], [])


def _document(scene: Scene, side: str, below: list[str], beside: list[str]) -> str:
    ground = heights(scene.tops, side)
    boxes = paint_order(block_box(block, side) for block in scene.blocks)
    parts = [*below, *_board(), *_spaces(ground, side), *beside]
    parts += [block_group(box.block, _block(box, ground, scene)) for box in boxes]
    title = scene.title_of(side)
    return document(title, scene.description, SIZE, *parts, language=scene.language)


def _board() -> Iterator[str]:
    """A thin plate with a shadow on the table."""
    edge = diamond(1, margin=EDGE)
    for shift, width in ((0.30, 26), (0.22, 12)):
        fallen = path(project(u + shift, v - shift / 2, -THICKNESS) for u, v in edge)
        shade: Attributes = {"fill": palette.SHADE, "stroke": palette.SHADE, "opacity": 0.1}
        yield tag("path", d=fallen, stroke_width=width, **shade, **ROUND)
    for start, end in zip(edge, [*edge[1:], edge[0]], strict=True):
        corners = [project(*start, 0), project(*end, 0)]
        corners += [project(*end, -THICKNESS), project(*start, -THICKNESS)]
        paint = palette.darker(palette.WOOD, 8 if start[1] == end[1] else 28)
        yield tag("path", d=path(corners), fill=paint, stroke=paint, **ROUND)
    top = path(project(*point, 0) for point in edge)
    rim = palette.lighter(palette.WOOD, 40)
    yield tag("path", d=top, fill=theme.TABLE, stroke=rim, stroke_width=1.5, **ROUND)


def _spaces(ground: Heights, side: str) -> Iterator[str]:
    free = [cell for space in spaces_in(BOARD) if (cell := seen_from(space, side)) not in ground]
    paint = theme.PANEL
    for u, v in free:
        low_u, low_v, high_u, high_v = u + 0.05, v + 0.05, u + 0.95, v + 0.95
        corners = ((low_u, low_v), (high_u, low_v), (high_u, high_v), (low_u, high_v))
        outline = path(project(*corner, 0) for corner in corners)
        yield tag("path", d=outline, fill=paint, stroke=paint, stroke_width=3, **ROUND)
    if seen_from(STAR, side) in free:
        middle = facing(project(MIDDLE + 0.5, MIDDLE + 0.5, 0))
        yield tag("path", d=star((0, 0), STAR_RADIUS, middle), fill=palette.WOOD)
    around = [(u, v) for u in range(-1, SIDE + 2) for v in range(-2, SIDE + 1)]
    yield from draw_shadows([cell for cell in around if cell not in ground], ground, on_level(0))


def _labels(side: str) -> str:
    """Far enough from the board that no block hides them."""
    labels = edge_labels(side, near=0.5, far=1, back=0.36)
    table = on_level(-THICKNESS)
    spots = (text_at(label.text, table(label.u, label.v), 17) for label in labels)
    return tag("g", *spots, fill=theme.QUIET, font_weight="600")


def _block(box: Box, ground: Heights, scene: Scene) -> Iterator[str]:
    level = box.block.level
    top = top_paint(box.block)
    front, side = palette.darker(top, FRONT_SHADE), palette.darker(top, SIDE_SHADE)
    outer = [(box.left, box.near), (box.right, box.near), (box.right, box.far)]
    rim = [*outer, (box.left, box.far)]
    a, b, c, d = (project(u, v, level) for u, v in rim)
    a_low, b_low, c_low = (project(u, v, level - 1) for u, v in outer)
    for paint, face in (
        (top, (a, b, c, d)),
        (front, (a_low, b_low, b, a)),
        (side, (b_low, c_low, c, b)),
    ):
        yield tag("path", d=path(face), fill=paint, stroke=paint, stroke_width=0.6)
    yield draw_grain(box, on_level(level))
    yield _front_grain(box, palette.darker(front, 30))
    seen = [cell for cell in box.cells if is_top(box, ground, cell)]
    yield from draw_shadows(seen, ground, on_level(level))
    silhouette = path((a_low, b_low, c_low, c, d, a))
    outline = palette.darker(top, OUTLINE_SHADE)
    yield tag("path", d=silhouette, fill="none", stroke=outline, stroke_width=1.2)
    shine: Attributes = {"stroke": palette.lighter(top, SHINE), "stroke_width": 1.4}
    if box.block in scene.takeable:
        shine = {"stroke": palette.PAPER, "stroke_width": 3}
    yield tag("path", d=line((d, a, b, c)), fill="none", **shine)
    for u, v in seen:
        middle = facing(project(u + 0.5, v + 0.5, level))
        outline = mark(box.block.colour, (0, 0), 0.2, middle)
        yield tag("path", d=outline, fill=PRINTS[box.block.colour])


def _front_grain(box: Box, paint: str) -> str:
    low = box.block.level - 1
    lines = []
    for height, start in ((0.3, 0.26), (0.62, 0.06)):
        ends = ((box.left + start, box.near), (box.right - 0.1, box.near))
        lines.append(line(project(*end, low + height) for end in ends))
    return tag("path", d="".join(lines), fill="none", stroke=paint, opacity=0.5)
