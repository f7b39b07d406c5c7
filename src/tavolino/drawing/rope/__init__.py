"""Cut the Rope in pictures: for the terminal, and the table as SVG."""

from tavolino.core import View
from tavolino.drawing.rope.picture import draw_rows
from tavolino.drawing.rope.table import draw_table
from tavolino.drawing.rope.text import draw_text
from tavolino.drawing.theme import LIGHT, Palette, paint
from tavolino.games.rope.shown import RopeBoard


class RopeDrawing:
    styles = ("table",)

    def text(self, view: View[RopeBoard], language: str = "en") -> str:
        return draw_text(view, language)

    def svg(
        self, view: View[RopeBoard], style: str, language: str = "en", palette: Palette = LIGHT
    ) -> str:
        return paint(draw_table(view, language), palette)

    def board(self, view: View[RopeBoard], language: str = "en") -> str:
        return paint(draw_rows(view, language), LIGHT)
