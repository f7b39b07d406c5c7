"""The pictures of the rules for printing: without background, and grey for printers without
colours."""

import re
from functools import lru_cache
from typing import Final
from xml.etree.ElementTree import Element

from tavolino.drawing import palette
from tavolino.printing.request import Ink
from tavolino.printing.svg import SvgDrawing, read_svg

GROUNDS: Final = (palette.TABLE, palette.PAPER)
"""The backgrounds of pictures in the client. On paper they would only cost ink."""
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")


@lru_cache(maxsize=64)
def printed_picture(svg: str, ink: Ink) -> SvgDrawing:
    drawing = read_svg(svg)
    _drop_ground(drawing.root)
    if ink == "patterns":
        for element in drawing.root.iter():
            for name in ("fill", "stroke"):
                if _COLOUR.fullmatch(value := element.get(name, "")):
                    element.set(name, to_grey(value))
    return drawing


def _drop_ground(element: Element) -> None:
    """Removes the background: the rectangle that is drawn first."""
    drawn = (child for child in element if not child.tag.endswith(("}title", "}desc")))
    first = next(drawn, None)
    if first is None:
        return
    if first.tag.endswith("}g"):
        _drop_ground(first)
    elif first.tag.endswith("}rect") and first.get("fill") in GROUNDS and not first.get("rx"):
        element.remove(first)


def to_grey(colour: str) -> str:
    """A grey as light as a colour.

    >>> to_grey("#FFFFFF"), to_grey("#F0B400")
    ('#FFFFFF', '#B1B1B1')
    """
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + f"{round(0.299 * red + 0.587 * green + 0.114 * blue):02X}" * 3
