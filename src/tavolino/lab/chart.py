"""The frame of every chart: paper with a title."""

from tavolino.drawing.palette import INK, PAPER
from tavolino.drawing.svg import document, tag, text_at


def chart(title: str, story: str, size: tuple[int, int], *parts: str) -> str:
    """A self-contained SVG document; `story` describes it to those who cannot see it."""
    width, height = size
    return document(
        title,
        story,
        size,
        tag("rect", width=width, height=height, fill=PAPER),
        text_at(title, (width / 2, 24), 16, fill=INK, font_weight="bold"),
        *parts,
    )
