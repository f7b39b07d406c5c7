"""Drawing on a page in millimetres, from its upper left corner to the right and down."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from typing import Any, Final

from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from tavolino.drawing.palette import INK
from tavolino.printing import fonts
from tavolino.printing.fonts import BOLD, REGULAR, runs
from tavolino.printing.sizes import MM, PaperSize

Point = tuple[float, float]

HAIR: Final = 0.1
"""The width of a hairline."""
CUT: Final = "#8A8A8A"
"""The colour of lines to cut along."""
FOLD_DASH: Final = (1.2, 1.0)
QUIET: Final = "#5A5D63"
"""The colour of secondary text."""


def load_fonts() -> None:
    """Registers the fonts with reportlab, which embeds the glyphs that a file uses."""
    known = pdfmetrics.getRegisteredFontNames()
    for name, file in fonts.FILES.items():
        if name not in known:
            pdfmetrics.registerFont(TTFont(name, str(fonts.FOLDER / file)))
    pdfmetrics.registerFontFamily(
        REGULAR, normal=REGULAR, bold=BOLD, italic=REGULAR, boldItalic=BOLD
    )


def text_width(text: str, size: float, font: str = REGULAR) -> float:
    """The width of a text; sizes are in millimetres, like all lengths."""
    parts = runs(text, font)
    return float(sum(pdfmetrics.stringWidth(part, name, size) for name, part in parts))


class PrintFile:
    """A PDF file that is being written. The same pages give the same bytes."""

    def __init__(self, title: str, language: str) -> None:
        load_fonts()
        self._bytes = BytesIO()
        self.canvas: Any = Canvas(
            self._bytes, pageCompression=1, invariant=1, lang=language, initialFontName=REGULAR
        )
        self.canvas.setTitle(title)
        self.canvas.setAuthor("Tavolino")
        self.canvas.setCreator("Tavolino")
        self.pages = 0

    @contextmanager
    def page(self, paper: PaperSize) -> Iterator["Page"]:
        self.canvas.setPageSize((paper.width * MM, paper.height * MM))
        yield Page(self.canvas, paper)
        self.canvas.showPage()
        self.pages += 1

    def finish(self) -> bytes:
        self.canvas.save()
        return self._bytes.getvalue()


class Page:
    """A page of a file, or a part of one with another origin."""

    def __init__(self, canvas: Any, paper: PaperSize) -> None:
        self.canvas = canvas
        self.paper = paper

    def _at(self, x: float, y: float) -> Point:
        return x * MM, (self.paper.height - y) * MM

    @contextmanager
    def turned(self, x: float, y: float, degrees: float) -> Iterator[None]:
        """Draws turned clockwise around a point."""
        across, up = self._at(x, y)
        self.canvas.saveState()
        self.canvas.translate(across, up)
        self.canvas.rotate(-degrees)
        self.canvas.translate(-across, -up)
        yield
        self.canvas.restoreState()

    @contextmanager
    def clipped(self, points: Iterable[Point]) -> Iterator[None]:
        """Draws inside an outline only."""
        self.canvas.saveState()
        self.canvas.clipPath(self._path([points]), stroke=0, fill=0)
        yield
        self.canvas.restoreState()

    def _path(self, outlines: Iterable[Iterable[Point]], close: bool = True) -> Any:
        path = self.canvas.beginPath()
        for outline in outlines:
            first, *others = outline
            path.moveTo(*self._at(*first))
            for point in others:
                path.lineTo(*self._at(*point))
            if close:
                path.close()
        return path

    def _style(
        self, fill: str | None, stroke: str | None, width: float, dash: Sequence[float]
    ) -> dict[str, int]:
        if fill:
            self.canvas.setFillColor(HexColor(fill))
        if stroke:
            self.canvas.setStrokeColor(HexColor(stroke))
            self.canvas.setLineWidth(width * MM)
            self.canvas.setDash([one * MM for one in dash])
        return {"fill": int(fill is not None), "stroke": int(stroke is not None)}

    def polygon(
        self,
        *outlines: Iterable[Point],
        fill: str | None = None,
        stroke: str | None = None,
        width: float = HAIR,
        dash: Sequence[float] = (),
    ) -> None:
        style = self._style(fill, stroke, width, dash)
        self.canvas.setLineJoin(1)
        self.canvas.drawPath(self._path(outlines), **style)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        radius: float = 0,
        fill: str | None = None,
        stroke: str | None = None,
        line: float = HAIR,
        dash: Sequence[float] = (),
    ) -> None:
        style = self._style(fill, stroke, line, dash)
        left, bottom = self._at(x, y + height)
        size = (width * MM, height * MM)
        if radius:
            self.canvas.roundRect(left, bottom, *size, radius * MM, **style)
        else:
            self.canvas.rect(left, bottom, *size, **style)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: str | None = None,
        stroke: str | None = None,
        line: float = HAIR,
    ) -> None:
        style = self._style(fill, stroke, line, ())
        self.canvas.circle(*self._at(x, y), radius * MM, **style)

    def lines(
        self,
        *segments: tuple[Point, Point],
        stroke: str = INK,
        width: float = HAIR,
        dash: Sequence[float] = (),
        is_round: bool = False,
    ) -> None:
        """Straight lines, each from a point to another."""
        self._style(None, stroke, width, dash)
        self.canvas.setLineCap(int(is_round))
        self.canvas.drawPath(self._path(segments, close=False), fill=0, stroke=1)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        *,
        bold: bool = False,
        colour: str = INK,
        anchor: str = "start",
        most: float | None = None,
    ) -> float:
        """Writes a line with its baseline at y, smaller if it is wider than `most`.

        Returns its width.
        """
        font = BOLD if bold else REGULAR
        width = text_width(text, size, font)
        if most is not None and width > most:
            size, width = size * most / width, most
        x -= {"start": 0.0, "middle": width / 2, "end": width}[anchor]
        self.canvas.setFillColor(HexColor(colour))
        for name, part in runs(text, font):
            self.canvas.setFont(name, size * MM)
            self.canvas.drawString(*self._at(x, y), part)
            x += text_width(part, size, font)
        return width

    def paragraph(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        size: float,
        *,
        bold: bool = False,
        colour: str = INK,
        leading: float = 1.32,
    ) -> float:
        """Writes a text in lines below y; returns where it ends."""
        for line in broken(text, width, size, BOLD if bold else REGULAR):
            y += size * leading
            self.text(line, x, y - size * (leading - 1), size, bold=bold, colour=colour)
        return y


def broken(text: str, width: float, size: float, font: str = REGULAR) -> list[str]:
    """The lines of a text, at most this wide."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and text_width(longer, size, font) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line]
