"""Cut it in pictures: for the terminal, and the table as SVG."""

from tavolino.core import View
from tavolino.drawing.theme import LIGHT, Palette, paint
from tavolino.games.cutit.drawing.picture import draw_sheets
from tavolino.games.cutit.drawing.sheet import draw_sheet_svg
from tavolino.games.cutit.drawing.table import draw_svg
from tavolino.games.cutit.drawing.text import draw_sheet_text, draw_text
from tavolino.games.cutit.rules.view import CutItBoard

__all__ = ["CutItDrawing", "draw_sheet_svg", "draw_sheet_text"]


class CutItDrawing:
    styles = ("table",)

    def text(self, view: View[CutItBoard], language: str = "en") -> str:
        return draw_text(view, language)

    def svg(
        self, view: View[CutItBoard], style: str, language: str = "en", palette: Palette = LIGHT
    ) -> str:
        return paint(draw_svg(view, language), palette)

    def board(self, view: View[CutItBoard], language: str = "en") -> str:
        return paint(draw_sheets(view, language), LIGHT)
