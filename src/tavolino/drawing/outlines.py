"""Where the elements of a drawing are: outlines as polygons, and whether they contain a point."""

import math
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final
from xml.etree.ElementTree import Element

from tavolino.drawing.svg import Point

Matrix = tuple[float, float, float, float, float, float]
"""As SVG writes it: `matrix(a b c d e f)`."""

IDENTITY: Final[Matrix] = (1, 0, 0, 1, 0, 0)
CORNERS: Final = 16
"""A circle is drawn as a polygon with so many corners."""


def times(outer: Matrix, inner: Matrix) -> Matrix:
    """The inner transformation, then the outer one."""
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    linear = (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s)
    return (*linear, a * t + c * u + e, b * t + d * u + f)


def matrix_of(transform: str) -> Matrix:
    """
    >>> matrix_of("translate(3 4) scale(2)")
    (2.0, 0.0, 0.0, 2.0, 3.0, 4.0)
    """
    result = IDENTITY
    for name, values in re.findall(r"(\w+)\(([^)]*)\)", transform):
        numbers = [float(one) for one in re.split(r"[ ,]+", values.strip())]
        if name == "translate":
            one: Matrix = (1.0, 0.0, 0.0, 1.0, numbers[0], (numbers[1:] or [0.0])[0])
        elif name == "scale":
            one = (numbers[0], 0.0, 0.0, numbers[-1], 0.0, 0.0)
        elif name == "rotate":
            one = _rotation(numbers)
        else:
            raise ValueError(f"unknown transformation {name}")
        result = times(result, one)
    return result


def outline(element: Element, matrix: Matrix) -> list[list[Point]]:
    """The polygons of a shape; none if the element is not a shape."""
    name = element.tag.rpartition("}")[2]
    if name == "rect":
        x, y, width, height = (_value(element, one) for one in ("x", "y", "width", "height"))
        drawn = [[(x, y), (x + width, y), (x + width, y + height), (x, y + height)]]
    elif name in ("circle", "ellipse"):
        drawn = [_round(element, name)]
    elif name == "path":
        drawn = _subpaths(element.get("d", ""))
    else:
        return []
    return [[_moved(point, matrix) for point in part] for part in drawn]


def middle(text: Element, matrix: Matrix) -> Point:
    """A point within a text: the height of small letters, near its anchor."""
    size = _value(text, "font-size")
    aside = size * 0.3 if text.get("text-anchor") == "start" else 0
    return _moved((_value(text, "x") + aside, _value(text, "y") - size * 0.36), matrix)


def contains(shape: Sequence[Sequence[Point]], point: Point) -> bool:
    """
    >>> contains([[(0, 0), (4, 0), (4, 4), (0, 4)]], (1, 3))
    True
    """
    x, y = point
    crossed = 0
    for part in shape:
        for (x1, y1), (x2, y2) in pairwise([*part, part[0]]):
            if (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1):
                crossed += 1
    return crossed % 2 == 1


def _value(element: Element, name: str) -> float:
    return float(element.get(name, "0"))


def _moved(point: Point, matrix: Matrix) -> Point:
    (x, y), (a, b, c, d, e, f) = point, matrix
    return a * x + c * y + e, b * x + d * y + f


def _rotation(numbers: Sequence[float]) -> Matrix:
    angle, *centre = numbers
    x, y = centre or (0.0, 0.0)
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    turn: Matrix = (cos, sin, -sin, cos, 0.0, 0.0)
    return times(times((1, 0, 0, 1, x, y), turn), (1, 0, 0, 1, -x, -y))


def _round(element: Element, name: str) -> list[Point]:
    across, down = ("r", "r") if name == "circle" else ("rx", "ry")
    angles = (2 * math.pi * i / CORNERS for i in range(CORNERS))
    return [
        (
            _value(element, "cx") + _value(element, across) * math.cos(angle),
            _value(element, "cy") + _value(element, down) * math.sin(angle),
        )
        for angle in angles
    ]


def _subpaths(d: str) -> list[list[Point]]:
    """The corners of a path; of a curve or an arc only its ends."""
    parts: list[list[Point]] = []
    here: Point = (0.0, 0.0)
    for command, numbers in _commands(d):
        if command in "zZ":
            here = parts[-1][0]
            continue
        x, y = here if command.islower() else (0.0, 0.0)
        if command in "hH":
            here = (x + numbers[0], here[1])
        elif command in "vV":
            here = (here[0], y + numbers[0])
        else:
            here = (x + numbers[-2], y + numbers[-1])
        if command in "mM":
            parts.append([])
        parts[-1].append(here)
    return parts


def _commands(d: str) -> Iterator[tuple[str, list[float]]]:
    lengths = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "c": 6, "a": 7}
    for letter, text in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", d):
        numbers = [float(one) for one in re.findall(r"-?\d*\.?\d+", text)]
        if letter in "zZ":
            yield letter, []
            continue
        length = lengths[letter.lower()]
        command = letter
        for i in range(0, len(numbers), length):
            yield command, numbers[i : i + length]
            # Further points after the first are joined by lines.
            command = {"m": "l", "M": "L"}.get(letter, letter)
