"""Reads PDF files back: the outlines on a page in millimetres, texts, fonts, pictures of pages."""

import io
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pypdfium2
from PIL import Image
from pypdf import PdfReader
from pypdf.generic import ContentStream

from tavolino.core import Value
from tavolino.printing.document import print_pdf
from tavolino.printing.request import read_request

MM = 72 / 25.4
Matrix = tuple[float, float, float, float, float, float]


class Outline(NamedTuple):
    """A part of a path: its box in millimetres, from the upper left corner of the page."""

    x: float
    y: float
    width: float
    height: float
    corners: int

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


def made(
    game: str, part: str = "material", options: dict[str, Value] | None = None, **others: Any
) -> bytes:
    """The file of a request, cached."""
    chosen = tuple(sorted((options or {}).items()))
    return _made(game, part, chosen, tuple(sorted(others.items())))


@cache
def _made(
    game: str, part: str, options: tuple[tuple[str, Value], ...], others: tuple[tuple[str, Any]]
) -> bytes:
    return print_pdf(read_request(game, part=part, options=dict(options), **dict(others)))


@cache
def read(pdf: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(pdf))


def texts_of(pdf: bytes) -> list[str]:
    """The text of every page, with one space between words."""
    pages = pypdfium2.PdfDocument(pdf)
    return [" ".join(page.get_textpage().get_text_bounded().split()) for page in pages]


def text_of(pdf: bytes) -> str:
    return " ".join(texts_of(pdf))


def outlines(reader: PdfReader, number: int) -> list[Outline]:
    """Every outline on a page, whatever it was scaled, turned or moved by. Of what is drawn often
    and stored once it is the box.
    """
    page = reader.pages[number]
    height = float(page.mediabox.height)
    stream = ContentStream(page.get_contents(), reader)
    resources: Any = page["/Resources"].get_object()
    forms = resources.get("/XObject", {})
    return [_box(points, height) for points in _subpaths(stream, forms) if len(points) > 1]


def _box(points: list[tuple[float, float]], height: float) -> Outline:
    across, up = zip(*points, strict=True)
    left, top = min(across) / MM, (height - max(up)) / MM
    return Outline(left, top, max(across) / MM - left, (height - min(up)) / MM - top, len(points))


def _subpaths(stream: Any, forms: Any) -> Iterator[list[tuple[float, float]]]:
    now: Matrix = (1, 0, 0, 1, 0, 0)
    saved: list[Matrix] = []
    points: list[tuple[float, float]] = []

    def moved(x: Any, y: Any) -> tuple[float, float]:
        a, b, c, d, e, f = now
        return a * float(x) + c * float(y) + e, b * float(x) + d * float(y) + f

    for operands, operator in stream.operations:
        name = operator.decode()
        if name == "q":
            saved.append(now)
        elif name == "Q":
            now = saved.pop()
        elif name == "cm":
            now = _times(now, tuple(map(float, operands)))
        elif name == "Do":
            left, low, right, high = forms[operands[0]]["/BBox"]
            yield [moved(left, low), moved(right, low), moved(right, high), moved(left, high)]
        elif name == "m":
            yield points
            points = [moved(*operands)]
        elif name == "l":
            points.append(moved(*operands))
        elif name == "c":
            points.append(moved(*operands[4:]))
        elif name == "re":
            yield points
            x, y, width, height = map(float, operands)
            points = [moved(x, y), moved(x + width, y), moved(x + width, y + height)]
        elif name in ("S", "s", "f", "f*", "B", "B*", "b", "b*", "n"):
            yield points
            points = []


def _times(outer: Matrix, inner: Any) -> Matrix:
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    linear = (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s)
    return (*linear, a * t + c * u + e, b * t + d * u + f)


def embedded_fonts(reader: PdfReader) -> dict[str, bool]:
    """The fonts of all pages, and whether their outlines are in the file."""
    found = {}
    for page in reader.pages:
        resources: Any = page["/Resources"].get_object()
        for font in resources.get("/Font", {}).values():
            font = font.get_object()
            descriptor = font.get("/FontDescriptor")
            is_embedded = descriptor is not None and "/FontFile2" in descriptor.get_object()
            found[str(font["/BaseFont"])] = is_embedded
    return found


def rendered(pdf: bytes, scale: float = 0.4) -> list[Image.Image]:
    document = pypdfium2.PdfDocument(pdf)
    return [page.render(scale=scale).to_pil().convert("L") for page in document]
