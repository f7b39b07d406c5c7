"""What the web client's board shares with these drawings: the geometry, and the shades of wood."""

from collections.abc import Mapping
from typing import Final

from tavolino.drawing.client import css, typescript
from tavolino.games.scalino.drawing import above, isometric, light, marks, shapes, wood
from tavolino.games.scalino.rules import board

GEOMETRY: Final[Mapping[str, tuple[str, object]]] = {
    "SIDE": ("Spaces from one corner of the diamond to the other.", board.SIDE),
    "MIDDLE": ("The file and the rank of the star, from 0.", board.MIDDLE),
    "TOP_LEVEL": ("How many levels the pyramid has.", board.TOP_LEVEL),
    "SIZES": ("The lengths of blocks, in spaces.", board.SIZES),
    "CENTRE": ("The middle of the board, in spaces.", shapes.CENTRE),
    "THICKNESS": ("Of the board, in levels.", isometric.THICKNESS),
    "EDGE": ("How far the board reaches beyond its spaces.", isometric.EDGE),
    "FALL": ("How far a shadow reaches for each level: right and away.", light.FALL),
    "REACH": ("How many spaces away a block can cast a shadow.", light.REACH),
    "PENUMBRA": ("A shadow is drawn twice, short and long.", wood.PENUMBRA),
    "GRAIN_LINES": ("Lines along the wood of a block.", wood.GRAIN_LINES),
    "FRONT_SHADE": ("Shade on a block's front, per cent.", isometric.FRONT_SHADE),
    "SIDE_SHADE": ("Shade on a block's right side, per cent.", isometric.SIDE_SHADE),
    "STAR_RADIUS": ("Of the star on the board, in spaces.", marks.STAR_RADIUS),
    "STAR_INNER": ("How far in a star's inner corners lie.", marks.STAR_INNER),
    "MARK_CORNERS": ("The marks of colours by number; pink has a disc.", marks.MARK_CORNERS),
}
SHADES: Final[Mapping[str, int]] = {
    "level-1-shade": wood.GROUND_SHADE,
    "level-2-light": wood.LIT[2],
    "level-3-light": wood.LIT[3],
    "level-4-light": wood.LIT[4],
    "side-shade": isometric.SIDE_SHADE,
    "outline-shade": isometric.OUTLINE_SHADE,
    "grain-shade": wood.GRAIN_SHADE,
    "shine": wood.SHINE,
    "row-shade": above.ROW_SHADE,
}
"""How the client mixes the colours of wood, per cent."""


FILES: Final = {
    "constants.ts": lambda: typescript(GEOMETRY),
    "style/constants.css": lambda: css(
        ":is(.sc, .sc-result)", {f"sc-{name}": f"{percent}%" for name, percent in SHADES.items()}
    ),
}
