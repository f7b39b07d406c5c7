"""The constants that the web client's drawings share with these: colours and geometry.

make drawing-constants
"""

import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tavolino.drawing import palette
from tavolino.drawing.cutit import paper
from tavolino.drawing.scalino import above, isometric, light, marks, shapes, wood
from tavolino.games.scalino import board

HEAD: Final = "Made from the Python drawings by `make drawing-constants`: change those, not this."

GEOMETRY: Final[Mapping[str, tuple[str, object]]] = {
    "SIDE": ("Spaces from one corner of the diamond to the other.", board.SIDE),
    "MIDDLE": ("The file and the rank of the star, from 0.", board.MIDDLE),
    "TOP_LEVEL": ("How many levels the pyramid has.", board.TOP_LEVEL),
    "SIZES": ("The lengths of blocks, in spaces.", board.SIZES),
    "CENTRE": ("The middle of the board, in spaces.", shapes.CENTRE),
    "ACROSS": ("Where a space to the right is drawn, at an angle.", isometric.ACROSS),
    "AWAY": ("Where a space away is drawn, at an angle.", isometric.AWAY),
    "UP": ("How far down a level up is drawn, at an angle.", isometric.UP),
    "FACING": ("A space of what faces the viewer: width and height.", isometric.FACING),
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
WOOD_SHADES: Final[Mapping[str, int]] = {
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
"""How the client mixes the colours of Scalino's wood, per cent."""
PAPER_SHADES: Final[Mapping[str, int]] = {
    "edge-shade": paper.EDGE_SHADE,
    "rim-shade": paper.RIM_SHADE,
    "green-light": paper.GREEN_LIGHT,
    "pink-light": paper.PINK_LIGHT,
    "yellow-shade": paper.YELLOW_SHADE,
    "blue-light": paper.BLUE_LIGHT,
}
"""How the client mixes the colours of Cut it's paper, per cent."""


def typescript() -> str:
    """The geometry of Scalino."""
    parts = [f"// {HEAD}\n"]
    for name, (meaning, value) in GEOMETRY.items():
        parts.append(f"\n/** {meaning} */\nexport const {name} = {_written(value)};\n")
    return "".join(parts)


def palette_css() -> str:
    """The colours, as custom properties."""
    lines = [f"  --palette-{name}: {value.lower()};\n" for name, value in palette.TOKENS.items()]
    return f"/* {HEAD} */\n:root {{\n{''.join(lines)}}}\n"


def wood_css() -> str:
    """The shades of Scalino's wood, as custom properties."""
    return _shades_css("sc", WOOD_SHADES)


def paper_css() -> str:
    """The shades of Cut it's paper, as custom properties."""
    return _shades_css("cutit", PAPER_SHADES)


def _shades_css(prefix: str, shades: Mapping[str, int]) -> str:
    lines = [f"  --{prefix}-{name}: {percent}%;\n" for name, percent in shades.items()]
    return f"/* {HEAD} */\n:is(.{prefix}, .{prefix}-result) {{\n{''.join(lines)}}}\n"


FILES: Final = {
    "src/games/cutit/style/constants.css": paper_css,
    "src/games/scalino/constants.ts": typescript,
    "src/games/scalino/style/constants.css": wood_css,
    "src/style/palette.css": palette_css,
}
"""The files under `web/`."""


def _written(value: object) -> str:
    if isinstance(value, Mapping):
        lines = "".join(f"  {key}: {_list(one)},\n" for key, one in value.items())
        return f"{{\n{lines}}} as const"
    if isinstance(value, tuple | range):
        return f"{_list(value)} as const"
    return json.dumps(value)


def _list(value: object) -> str:
    text = json.dumps(list(value) if isinstance(value, range) else value)
    return re.sub(r"\b(\d+)\.0\b", r"\1", text)


def main(web: Path) -> None:
    for name, write in FILES.items():
        (web / name).write_text(write(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
