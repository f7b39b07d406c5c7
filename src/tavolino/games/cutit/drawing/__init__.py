"""The table of Cut it, for terminals and as SVG."""

from tavolino.core import View
from tavolino.games.cutit.shown import CutItBoard

SVG_LOOKS = ("table",)


def draw_text(view: View[CutItBoard]) -> str:
    return ""


def draw_svg(view: View[CutItBoard], look: str) -> str:
    return ""
