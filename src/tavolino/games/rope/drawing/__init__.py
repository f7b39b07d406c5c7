"""Cut the Rope in pictures: for the terminal, and the table as SVG."""

from tavolino.core import View
from tavolino.drawing.theme import LIGHT, Palette, paint
from tavolino.games.rope.drawing.picture import draw_rows
from tavolino.games.rope.drawing.table import draw_table
from tavolino.games.rope.drawing.text import draw_text
from tavolino.games.rope.rules.view import RopeBoard


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
