"""The dark look of a drawing.

The table and the panels on it become dark, and what is written straight on them becomes light.
Paper, cards and blocks are things in good light: they keep their colours, and so does what is drawn
on them.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from tavolino.drawing.outlines import IDENTITY, Matrix, contains, matrix_of, middle, outline, times
from tavolino.drawing.palette import (
    ACCENT,
    BLACK,
    INK,
    LIGHT,
    PAPER,
    SHADE,
    TABLE,
    Colour,
    channels,
    mix,
)
from tavolino.drawing.svg import Point

SVG: Final = "http://www.w3.org/2000/svg"

# The same as in the client's style sheets.
DARK_TABLE: Final[Colour] = "#15171A"
DARK_PAPER: Final[Colour] = "#1B1D21"
DARK_INK: Final[Colour] = "#ECE7DC"
DARK_ACCENT: Final[Colour] = "#EE8F76"

NEUTRAL: Final = 26
"""The strongest channel of a grey exceeds the weakest by at most this much."""

RAISED: Final[Colour] = mix(DARK_TABLE, DARK_INK, 8)
PANELS: Final[Mapping[Colour, Colour]] = {
    **{mix(TABLE, PAPER, percent): RAISED for percent in range(1, 100)},
    **{mix(TABLE, LIGHT, percent): RAISED for percent in range(1, 100)},
    **{mix(TABLE, SHADE, percent): "#0C0D0F" for percent in range(1, 40)},
    TABLE: DARK_TABLE,
    PAPER: DARK_PAPER,
}
"""The table, what is printed on it and the shadows there; each with what it is in the dark."""


@dataclass
class _Dimmer:
    """Walks through a drawing from the back to the front."""

    laid: list[tuple[Sequence[Sequence[Point]], bool]] = field(default_factory=list)
    """The outlines of what lies there so far, and whether it is a part of the ground."""

    def dim(self, element: Element, matrix: Matrix, inherited: Mapping[str, str]) -> None:
        own = {name: element.get(name, inherited.get(name, "")) for name in ("fill", "stroke")}
        matrix = times(matrix, matrix_of(element.get("transform", "")))
        name = element.tag.removeprefix(f"{{{SVG}}}")
        if name == "text":
            if self._is_on_ground(middle(element, matrix)):
                self._lighten(element, "fill", own["fill"])
                for part in element:
                    self._lighten(part, "fill", part.get("fill", ""))
        elif shape := outline(element, matrix):
            self._dim_shape(element, name, shape, own)
        for child in element if name != "text" else ():
            self.dim(child, matrix, own)

    def _dim_shape(
        self, element: Element, name: str, shape: list[list[Point]], own: Mapping[str, str]
    ) -> None:
        fill, stroke = own["fill"], own["stroke"]
        is_on_ground = self._is_on_ground(_centre(shape))
        if fill in ("", "none"):
            if is_on_ground:
                self._lighten(element, "stroke", stroke)
            return
        is_first = not self.laid
        is_panel = is_first or (is_on_ground and _is_panel(name, fill))
        if is_panel:
            element.set("fill", PANELS.get(fill, DARK_PAPER))
            self._lighten(element, "stroke", stroke)
        elif is_on_ground and name == "path" and fill == INK:
            self._lighten(element, "fill", fill)
        if float(element.get("opacity", "1")) >= 0.5 and fill != SHADE:
            self.laid.append((shape, is_panel))

    def _is_on_ground(self, point: Point) -> bool:
        return next(
            (is_ground for shape, is_ground in reversed(self.laid) if contains(shape, point)), True
        )

    def _lighten(self, element: Element, attribute: str, colour: str) -> None:
        """Turns dark ink into light ink; colours of play stay."""
        if colour == ACCENT:
            element.set(attribute, DARK_ACCENT)
        elif _is_grey(colour) and colour != BLACK:
            element.set(attribute, mix(DARK_INK, DARK_TABLE, _paleness(colour)))


def dimmed(svg: str) -> str:
    """A drawing as it looks in the dark."""
    ElementTree.register_namespace("", SVG)
    # The drawings are this program's own.
    root = ElementTree.fromstring(svg)
    dimmer = _Dimmer()
    for child in root:
        dimmer.dim(child, IDENTITY, {})
    return ElementTree.tostring(root, encoding="unicode")


def _is_panel(name: str, fill: Colour) -> bool:
    # Paper that is cut or joined is a path, a letter stands on a circle; both are things.
    return name == "rect" if fill == PAPER else fill in PANELS


def _is_grey(colour: str) -> bool:
    if not re.fullmatch("#[0-9A-F]{6}", colour):
        return False
    strengths = channels(colour)
    return max(strengths) - min(strengths) <= NEUTRAL


def _paleness(colour: Colour) -> int:
    """How far it is from ink to table, in per cent."""
    ink, table, this = (channels(one)[1] for one in (INK, TABLE, colour))
    return max(0, min(100, 100 * (this - ink) // (table - ink)))


def _centre(shape: list[list[Point]]) -> Point:
    across, down = zip(*_points(shape), strict=True)
    return (min(across) + max(across)) / 2, (min(down) + max(down)) / 2


def _points(shape: list[list[Point]]) -> Iterator[Point]:
    for part in shape:
        yield from part
