"""Cut the Rope in pictures: for the terminal, and the table as SVG."""

from tavolino.core import View
from tavolino.drawing.rope.table import draw_table
from tavolino.drawing.rope.text import draw_text
from tavolino.games.rope.shown import RopeBoard


class RopeDrawing:
    styles = ("table",)

    def text(self, view: View[RopeBoard]) -> str:
        return draw_text(view)

    def svg(self, view: View[RopeBoard], style: str) -> str:
        return draw_table(view)
