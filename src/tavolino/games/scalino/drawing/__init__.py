"""Scalino in pictures: for the terminal, from above, and from each of four sides."""

from functools import lru_cache
from typing import Final

from tavolino.games.scalino.drawing.above import draw_above
from tavolino.games.scalino.drawing.isometric import SIDES, draw_from
from tavolino.games.scalino.drawing.scene import Scene, build_scene, demolition_scene
from tavolino.games.scalino.drawing.text import draw_build, draw_demolition

__all__ = [
    "SVG_LOOKS",
    "build_scene",
    "demolition_scene",
    "draw_build",
    "draw_demolition",
    "draw_scene",
]

SVG_LOOKS: Final = ("above", *SIDES)


@lru_cache(maxsize=64)
def draw_scene(scene: Scene, look: str) -> str:
    """The table as an SVG document, in one of the looks.

    Everybody at a table sees the same scene, so it is drawn once for all of them.
    """
    return draw_above(scene) if look == "above" else draw_from(scene, look)
