"""Writing SVG: a document that stands alone, its numbers short, its texts escaped.

Nothing in it has an id, so a page can contain many drawings.
"""

from collections.abc import Callable, Iterable, Sequence
from textwrap import wrap
from typing import Final
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]
Project = Callable[[float, float], Point]
"""From a point of the board (spaces to the right, spaces away) to one of the drawing."""
Attributes = dict[str, str | float]
"""Attributes that several elements share."""

LETTER: Final = 0.54
"""The average width of a letter, relative to the font size; digits and blanks are narrower."""
FONT: Final = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif"


def number(value: float) -> str:
    """At most one decimal.

    >>> number(3.0), number(-2.25), number(-0.04)
    ('3', '-2.2', '0')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def tag(name: str, *children: str, **attributes: str | float) -> str:
    """An element; `stroke_width=2` is written `stroke-width="2"`."""
    written = "".join(
        f" {key.replace('_', '-')}="
        + (quoteattr(value) if isinstance(value, str) else f'"{number(value)}"')
        for key, value in attributes.items()
    )
    if not children:
        return f"<{name}{written}/>"
    return f"<{name}{written}>{''.join(children)}</{name}>"


def text_at(text: str, at: Point, size: float, **attributes: str | float) -> str:
    """A text centred on a point."""
    x, y = at
    return tag("text", escape(text), x=x, y=y + size * 0.36, font_size=size, **attributes)


def text_lines(text: str, width: float, size: float) -> list[str]:
    """A text broken into lines of at most this width, assuming a wide font.

    >>> text_lines("kept: 1, 2, 3; 12 spaces outside.", 120, 13)
    ['kept: 1, 2, 3; 12', 'spaces outside.']
    """
    return wrap(text, int(width / (size * LETTER)))


def spot(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def path(points: Iterable[Point]) -> str:
    """A closed outline, as `d` of a path."""
    return line(points) + "Z"


def line(points: Iterable[Point]) -> str:
    """An open line, as `d` of a path."""
    return "M" + "L".join(map(spot, points))


def curve(points: Sequence[Point]) -> str:
    """A line from the first point to the third that bends towards the second."""
    start, bend, end = map(spot, points)
    return f"M{start}Q{bend} {end}"


def document(
    title: str, description: str, size: tuple[int, int], *children: str, language: str = "en"
) -> str:
    """A drawing with a title and a description for those who cannot see it."""
    width, height = size
    return tag(
        "svg",
        "\n",
        tag("title", escape(title)),
        "\n",
        tag("desc", escape(description)),
        "\n",
        *(f"{child}\n" for child in children),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        role="img",
        lang=language,
        font_family=FONT,
        text_anchor="middle",
    )
