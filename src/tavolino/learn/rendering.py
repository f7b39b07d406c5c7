"""Renders views in the render modes of Gymnasium and PettingZoo."""

from typing import Any, Final

from tavolino.core import View
from tavolino.games import GameManifest
from tavolino.learn.pixels import Pixels, png_pixels
from tavolino.printing.png import svg_to_png

RENDER_MODES: Final = ("ansi", "human", "rgb_array", "svg")
WIDTH: Final = 480
"""The width of an `rgb_array` in pixels."""


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode}")


def render(manifest: GameManifest, view: View[Any], mode: str | None) -> str | Pixels | None:
    """`ansi` is text for a terminal, which `human` prints. `svg` is a document, and `rgb_array` its
    pixels, which requires resvg-py from the extra `server`."""
    drawing = manifest.drawing
    if mode == "ansi":
        return drawing.text(view)
    if mode == "human":
        print(drawing.text(view))
    if mode in ("svg", "rgb_array"):
        svg = drawing.svg(view, drawing.styles[0])
        return svg if mode == "svg" else png_pixels(svg_to_png(svg, WIDTH, "#ffffff"))
    return None
