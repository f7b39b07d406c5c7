"""Cut the Rope in pictures: for the terminal, and the table as SVG."""

from tavolino.core import View
from tavolino.drawing.rope.picture import draw_rows
from tavolino.drawing.rope.table import draw_table
from tavolino.drawing.rope.text import draw_text
from tavolino.games.rope.shown import RopeBoard


class RopeDrawing:
    styles = ("table",)

    def text(self, view: View[RopeBoard], language: str = "en") -> str:
        return draw_text(view, language)

    def svg(self, view: View[RopeBoard], style: str, language: str = "en") -> str:
        return draw_table(view, language)

    def board(self, view: View[RopeBoard], language: str = "en") -> str:
        return draw_rows(view, language)
