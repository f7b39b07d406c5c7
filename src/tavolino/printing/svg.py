"""Draws the SVG documents of this project on a page: the elements and attributes they use."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from math import acos, ceil, cos, pi, radians, sin, sqrt, tan
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from reportlab.lib.colors import HexColor

from tavolino.printing.fonts import BOLD, REGULAR, runs
from tavolino.printing.page import Page, text_width
from tavolino.printing.sizes import MM

INHERITED: Final = (
    "fill",
    "stroke",
    "stroke-width",
    "stroke-linejoin",
    "stroke-linecap",
    "stroke-dasharray",
    "font-size",
    "font-weight",
    "text-anchor",
)
JOINS: Final = {"miter": 0, "round": 1, "bevel": 2}
CAPS: Final = {"butt": 0, "round": 1, "square": 2}
BOLD_WEIGHT: Final = 600

Style = Mapping[str, str]


class SvgDrawing(NamedTuple):
    """A parsed document and the part of its plane that is shown."""

    root: Element
    left: float
    top: float
    width: float
    height: float


def read_svg(text: str) -> SvgDrawing:
    root = ElementTree.fromstring(text)
    left, top, width, height = (float(one) for one in root.get("viewBox", "0 0 1 1").split())
    return SvgDrawing(root, left, top, width, height)


def draw_svg(page: Page, drawing: SvgDrawing, x: float, y: float, width: float) -> None:
    """Draws a document at this width, with its upper left corner at (x, y)."""
    canvas = page.canvas
    with _document_units(page, drawing, x, y, width):
        shown = canvas.beginPath()
        shown.rect(drawing.left, drawing.top, drawing.width, drawing.height)
        canvas.clipPath(shown, stroke=0, fill=0)
        _draw(canvas, drawing.root, {"fill": "#000000"}, 1.0)


def draw_again(
    page: Page, drawing: SvgDrawing, name: str, x: float, y: float, width: float
) -> None:
    """The same for a document that a file contains many times. It is stored once, under a name.

    Everything in it must be opaque: reportlab has no transparency in such forms.
    """
    canvas = page.canvas
    if not canvas.hasForm(name):
        right, bottom = drawing.left + drawing.width, drawing.top + drawing.height
        canvas.beginForm(name, drawing.left, drawing.top, right, bottom)
        _draw(canvas, drawing.root, {"fill": "#000000"}, 1.0)
        canvas.endForm()
    with _document_units(page, drawing, x, y, width):
        canvas.doForm(name)


@contextmanager
def _document_units(
    page: Page, drawing: SvgDrawing, x: float, y: float, width: float
) -> Iterator[None]:
    """Switches to the coordinates of a document, with y downwards."""
    canvas = page.canvas
    scale = width * MM / drawing.width
    canvas.saveState()
    canvas.translate(x * MM, (page.paper.height - y) * MM)
    canvas.scale(scale, -scale)
    canvas.translate(-drawing.left, -drawing.top)
    yield
    canvas.restoreState()


def _draw(canvas: Any, element: Element, inherited: Style, opacity: float) -> None:
    name = element.tag.rpartition("}")[2]
    if name in ("title", "desc"):
        return
    own = {key: value for key, value in element.items() if key in INHERITED}
    style = {**inherited, **own}
    opacity *= float(element.get("opacity", "1"))
    canvas.saveState()
    if transform := element.get("transform"):
        _transform(canvas, transform)
    if name in ("svg", "g"):
        for child in element:
            _draw(canvas, child, style, opacity)
    elif name == "text":
        _text(canvas, element, style, opacity)
    else:
        _shape(canvas, name, element, style, opacity)
    canvas.restoreState()


def _transform(canvas: Any, text: str) -> None:
    for name, values in re.findall(r"(\w+)\(([^)]*)\)", text):
        first, *others = (float(one) for one in re.split(r"[ ,]+", values))
        if name == "translate":
            canvas.translate(first, *(others or [0.0]))
        elif name == "scale":
            canvas.scale(first, *(others or [first]))
        elif name == "rotate":
            x, y = others or (0.0, 0.0)
            canvas.translate(x, y)
            canvas.rotate(first)
            canvas.translate(-x, -y)
        else:
            raise ValueError(f"unknown transformation {name}")


def _shape(canvas: Any, name: str, element: Element, style: Style, opacity: float) -> None:
    path = canvas.beginPath()
    if name == "rect":
        x, y, width, height = (_value(element, one) for one in ("x", "y", "width", "height"))
        radius = min(_value(element, "rx"), width / 2, height / 2)
        if radius:
            path.roundRect(x, y, width, height, radius)
        else:
            path.rect(x, y, width, height)
    elif name == "circle":
        path.circle(_value(element, "cx"), _value(element, "cy"), _value(element, "r"))
    elif name == "ellipse":
        x, y, across, down = (_value(element, one) for one in ("cx", "cy", "rx", "ry"))
        path.ellipse(x - across, y - down, 2 * across, 2 * down)
    elif name == "path":
        _trace(path, element.get("d", ""))
    else:
        raise ValueError(f"an SVG element that cannot be printed: {name}")
    fill, stroke = style["fill"], style.get("stroke", "none")
    if fill != "none":
        canvas.setFillColor(HexColor(fill))
        canvas.setFillAlpha(opacity)
    if stroke != "none":
        canvas.setStrokeColor(HexColor(stroke))
        canvas.setStrokeAlpha(opacity)
        canvas.setLineWidth(float(style.get("stroke-width", "1")))
        canvas.setLineJoin(JOINS[style.get("stroke-linejoin", "miter")])
        canvas.setLineCap(CAPS[style.get("stroke-linecap", "butt")])
        dashes = style.get("stroke-dasharray", "none")
        lengths = [] if dashes == "none" else re.split(r"[ ,]+", dashes)
        canvas.setDash([float(one) for one in lengths])
    canvas.drawPath(path, fill=int(fill != "none"), stroke=int(stroke != "none"))


def _text(canvas: Any, element: Element, style: Style, opacity: float) -> None:
    size = float(style.get("font-size", "16"))
    weight = style.get("font-weight", "400")
    is_bold = weight == "bold" or (weight.isdecimal() and int(weight) >= BOLD_WEIGHT)
    pieces = list(_pieces(element, style["fill"], BOLD if is_bold else REGULAR))
    total = sum(piece.shift + text_width(piece.text, size, piece.font) for piece in pieces)
    x, y = _value(element, "x"), _value(element, "y")
    x -= {"start": 0.0, "middle": total / 2, "end": total}[style.get("text-anchor", "start")]
    canvas.setFillAlpha(opacity)
    for piece in pieces:
        x += piece.shift
        canvas.setFillColor(HexColor(piece.fill))
        for font, part in runs(piece.text, piece.font):
            canvas.saveState()
            canvas.translate(x, y)
            canvas.scale(1, -1)
            canvas.setFont(font, size)
            canvas.drawString(0, 0, part)
            canvas.restoreState()
            x += text_width(part, size, piece.font)


class _Piece(NamedTuple):
    text: str
    fill: str
    font: str
    shift: float


def _pieces(element: Element, fill: str, font: str) -> Iterator[_Piece]:
    """The text of an element and of the spans in it."""
    if element.text:
        yield _Piece(element.text, fill, font, 0)
    for span in element:
        shift = float(span.get("dx", "0"))
        yield _Piece(span.text or "", span.get("fill", fill), font, shift)
        if span.tail:
            yield _Piece(span.tail, fill, font, 0)


def _value(element: Element, name: str) -> float:
    return float(element.get(name, "0"))


LENGTHS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "A": 7, "Z": 0}


def _trace(path: Any, d: str) -> None:
    """Adds the commands of an SVG path."""
    x = y = start_x = start_y = 0.0
    for letter, text in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", d):
        command = letter.upper()
        numbers = [float(one) for one in re.findall(r"-?\d*\.?\d+", text)]
        if command == "Z":
            path.close()
            x, y = start_x, start_y
            continue
        length = LENGTHS[command]
        for i in range(0, len(numbers), length):
            values = numbers[i : i + length]
            if letter.islower():
                values = _absolute(command, values, x, y)
            if command == "M" and i == 0:
                x, y = start_x, start_y = values[0], values[1]
                path.moveTo(x, y)
                continue
            if command in "ML":
                path.lineTo(*values)
            elif command == "H":
                values = [values[0], y]
                path.lineTo(*values)
            elif command == "V":
                values = [x, values[0]]
                path.lineTo(*values)
            elif command == "C":
                path.curveTo(*values)
            elif command == "Q":
                a, b, *end = values
                path.curveTo(
                    x + 2 / 3 * (a - x), y + 2 / 3 * (b - y),
                    end[0] + 2 / 3 * (a - end[0]), end[1] + 2 / 3 * (b - end[1]), *end,
                )  # fmt: skip
            elif command == "A":
                for curve in _arc(x, y, values):
                    path.curveTo(*curve)
            x, y = values[-2:]


def _absolute(command: str, values: list[float], x: float, y: float) -> list[float]:
    if command == "H":
        return [values[0] + x]
    if command == "V":
        return [values[0] + y]
    if command == "A":
        return [*values[:5], values[5] + x, values[6] + y]
    return [value + (y if index % 2 else x) for index, value in enumerate(values)]


def _arc(x: float, y: float, values: list[float]) -> Iterator[tuple[float, ...]]:
    """A circular or elliptic arc as Bézier curves (SVG 1.1, appendix F.6)."""
    rx, ry, turn, large, sweep, end_x, end_y = values
    if not rx or not ry or (x, y) == (end_x, end_y):
        return
    angle = radians(turn)
    c, s = cos(angle), sin(angle)
    dx, dy = (x - end_x) / 2, (y - end_y) / 2
    x1, y1 = c * dx + s * dy, -s * dx + c * dy
    grow = max(1.0, sqrt(x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry)))
    rx, ry = rx * grow, ry * grow
    below = rx * rx * y1 * y1 + ry * ry * x1 * x1
    factor = sqrt(max(0.0, (rx * rx * ry * ry - below) / below))
    factor = -factor if bool(large) == bool(sweep) else factor
    cx1, cy1 = factor * rx * y1 / ry, -factor * ry * x1 / rx
    cx, cy = c * cx1 - s * cy1 + (x + end_x) / 2, s * cx1 + c * cy1 + (y + end_y) / 2
    first = _angle((x1 - cx1) / rx, (y1 - cy1) / ry)
    span = _angle((-x1 - cx1) / rx, (-y1 - cy1) / ry) - first
    if sweep and span < 0:
        span += 2 * pi
    elif not sweep and span > 0:
        span -= 2 * pi
    count = ceil(abs(span) / (pi / 2) - 1e-9)
    step = span / count
    reach = 4 / 3 * tan(step / 4)

    def moved(u: float, v: float) -> tuple[float, float]:
        return cx + c * rx * u - s * ry * v, cy + s * rx * u + c * ry * v

    for n in range(count):
        a, b = first + n * step, first + (n + 1) * step
        yield (
            *moved(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
            *moved(cos(b) + reach * sin(b), sin(b) - reach * cos(b)),
            *moved(cos(b), sin(b)),
        )


def _angle(u: float, v: float) -> float:
    angle = acos(max(-1.0, min(1.0, u / sqrt(u * u + v * v))))
    return angle if v >= 0 else -angle
