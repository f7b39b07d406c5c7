"""What the client's drawing of Cut it shares with this one."""

from collections.abc import Mapping
from typing import Final

from tavolino.drawing.client import css
from tavolino.games.cutit.drawing import paper

PAPER_SHADES: Final[Mapping[str, int]] = {
    "edge-shade": paper.EDGE_SHADE,
    "rim-shade": paper.RIM_SHADE,
    "green-light": paper.GREEN_LIGHT,
    "pink-light": paper.PINK_LIGHT,
    "yellow-shade": paper.YELLOW_SHADE,
    "blue-light": paper.BLUE_LIGHT,
}
"""How the client mixes the colours of the paper, per cent."""


def paper_css() -> str:
    """The shades of the paper, as custom properties."""
    shades = {f"cutit-{name}": f"{percent}%" for name, percent in PAPER_SHADES.items()}
    return css(":is(.cutit, .cutit-result)", shades)


FILES: Final = {"style/constants.css": paper_css}
