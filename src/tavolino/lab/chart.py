"""The frame of every chart: paper with a title."""

from tavolino.drawing.svg import document, tag, text_at
from tavolino.drawing.theme import INK, PAPER, Palette, paint


def chart(title: str, story: str, size: tuple[int, int], *parts: str, palette: Palette) -> str:
    """A self-contained SVG document; `story` is its text description."""
    width, height = size
    svg = document(
        title,
        story,
        size,
        tag("rect", width=width, height=height, fill=PAPER),
        text_at(title, (width / 2, 24), 16, fill=INK, font_weight="bold"),
        *parts,
    )
    return paint(svg, palette)
