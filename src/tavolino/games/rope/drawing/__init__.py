"""Drawings of the table: for a terminal and as SVG."""

from tavolino.games.rope.drawing.table import SVG_LOOKS, draw_table
from tavolino.games.rope.drawing.text import draw_text

__all__ = ["SVG_LOOKS", "draw_table", "draw_text"]
