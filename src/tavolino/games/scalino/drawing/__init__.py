"""Scalino and its demolition in pictures: for the terminal, from above, from each of four sides."""

from functools import lru_cache
from typing import Final

from tavolino.core import View
from tavolino.drawing.theme import LIGHT, Palette, paint
from tavolino.games.scalino.demolition.rules.game import takeable_blocks
from tavolino.games.scalino.drawing.above import draw_above
from tavolino.games.scalino.drawing.isometric import SIDES, draw_board, draw_from
from tavolino.games.scalino.drawing.scene import Scene
from tavolino.games.scalino.drawing.scenes import build_scene, demolition_scene
from tavolino.games.scalino.drawing.text import draw_build, draw_demolition
from tavolino.games.scalino.rules.view import BuildBoard, DemolitionBoard

STYLES: Final = ("above", *SIDES)


class ScalinoDrawing:
    styles = STYLES

    def text(self, view: View[BuildBoard], language: str = "en") -> str:
        return draw_build(view, language)

    def svg(
        self,
        view: View[BuildBoard],
        style: str,
        language: str = "en",
        palette: Palette = LIGHT,
    ) -> str:
        return paint(draw_scene(build_scene(view, language), style), palette)

    def board(self, view: View[BuildBoard], language: str = "en") -> str:
        return paint(draw_board(build_scene(view, language), SIDES[0]), LIGHT)


class DemolitionDrawing:
    styles = STYLES

    def text(self, view: View[DemolitionBoard], language: str = "en") -> str:
        return draw_demolition(view, takeable_blocks(view.board), language)

    def svg(
        self,
        view: View[DemolitionBoard],
        style: str,
        language: str = "en",
        palette: Palette = LIGHT,
    ) -> str:
        scene = demolition_scene(view, takeable_blocks(view.board), language)
        return paint(draw_scene(scene, style), palette)

    def board(self, view: View[DemolitionBoard], language: str = "en") -> str:
        return paint(draw_board(demolition_scene(view, (), language), SIDES[0]), LIGHT)


@lru_cache(maxsize=64)
def draw_scene(scene: Scene, style: str) -> str:
    """The table as an SVG document that is not painted yet.

    Everybody at a table sees the same scene, so it is drawn once for each language.
    """
    return draw_above(scene) if style == "above" else draw_from(scene, style)
