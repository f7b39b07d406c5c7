"""What the pictures of examples add to a drawing: letters, ticks and crosses, and panels."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from tavolino.drawing import palette, theme
from tavolino.drawing.svg import Point, document, line, tag, text_at
from tests.worked.example import ALLOWED, REFUSED, Part

GAP: Final = 16


class Panel(NamedTuple):
    """A part of a picture, drawn from its own upper left corner."""

    svg: str
    width: float
    height: float


def letter(part: Part, at: Point, radius: float = 15) -> str:
    """The letter of a part on a round label, with a tick or a cross beside it."""
    x, y = at
    label = tag(
        "circle", cx=x, cy=y, r=radius, fill=palette.PAPER, stroke=palette.INK, stroke_width=2
    ) + text_at(part.letter, at, radius * 1.3, fill=palette.INK, font_weight="700")
    beside = (x + 1.1 * radius, y + 0.8 * radius)
    if part.verdict == ALLOWED:
        return label + tick(beside, radius * 0.6)
    return label + cross(beside, radius * 0.5) if part.verdict == REFUSED else label


def tick(at: Point, reach: float) -> str:
    x, y = at
    points = ((x - reach, y), (x - 0.25 * reach, y + 0.7 * reach), (x + reach, y - 0.8 * reach))
    return _outlined(line(points), palette.darker(palette.GREEN, 25), reach)


def cross(at: Point, reach: float) -> str:
    (left, top), (right, bottom) = ((at[0] + way, at[1] + way) for way in (-reach, reach))
    lines = line(((left, top), (right, bottom))) + line(((left, bottom), (right, top)))
    return _outlined(lines, palette.ACCENT, reach)


def _outlined(lines: str, paint: str, reach: float) -> str:
    return "".join(
        tag("path", d=lines, fill="none", stroke=stroke, stroke_width=width, **_ROUND)
        for stroke, width in ((palette.LIGHT, reach * 1.1), (paint, reach * 0.6))
    )


_ROUND: Final[dict[str, str | float]] = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def picture(title: str, panels: Sequence[Panel], columns: int) -> str:
    """Panels in rows of equal columns, as an SVG document that is not painted yet."""
    across = max(panel.width for panel in panels)
    width = columns * (across + GAP) + GAP
    y = float(GAP)
    parts = []
    for start in range(0, len(panels), columns):
        row = panels[start : start + columns]
        for column, panel in enumerate(row):
            left = GAP + column * (across + GAP)
            parts.append(tag("g", panel.svg, transform=f"translate({left:.0f} {y:.0f})"))
        y += max(panel.height for panel in row) + GAP
    size = (round(width), round(y))
    back = tag("rect", width=size[0], height=size[1], fill=theme.TABLE)
    return document(title, title, size, back, *parts)


def with_letters(svg: str, letters: Sequence[str]) -> str:
    """A finished drawing with letters on it."""
    return svg.replace("</svg>", "".join(f"{one}\n" for one in letters) + "</svg>")


def cropped(svg: str, left: int, top: int, width: int, height: int) -> str:
    """A part of a finished drawing: moved to the corner, with the view box of that part."""
    head, ground, rest = re.split(r"(?<=</desc>\n)(<rect[^>]*/>\n)", svg, maxsplit=1)
    head = re.sub(r'viewBox="[^"]*"', f'viewBox="0 0 {width} {height}"', head)
    body = rest.removesuffix("</svg>")
    return f'{head}{ground}<g transform="translate({-left} {-top})">\n{body}</g>\n</svg>'
