"""Cut it in pictures: for the terminal, and the table as SVG."""

from typing import Final

from tavolino.games.cutit.drawing.cutting import draw_sheet_svg
from tavolino.games.cutit.drawing.table import draw_svg
from tavolino.games.cutit.drawing.text import draw_sheet_text, draw_text

__all__ = ["SVG_LOOKS", "draw_sheet_svg", "draw_sheet_text", "draw_svg", "draw_text"]

SVG_LOOKS: Final = ("table",)
