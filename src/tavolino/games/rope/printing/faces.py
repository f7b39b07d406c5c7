"""The faces and the back of the cards, as the client draws them: 80 wide and 112 high."""

from typing import Final

from tavolino.drawing import palette
from tavolino.drawing.svg import document, tag, text_at
from tavolino.games.rope.drawing.cards import BACK, BACK_LINE, scissors
from tavolino.games.rope.drawing.colours import CARD_COLOURS, SCISSORS, card_paper
from tavolino.printing.request import Ink
from tavolino.printing.svg import SvgDrawing, read_svg

WIDTH: Final = 80
HEIGHT: Final = 112
BAND: Final = "M30 .8H8.8a8 8 0 0 0-8 8v94.4a8 8 0 0 0 8 8H30z"
"""The coloured left edge, which stays visible under another card."""
STRANDS: Final = "".join(f"M4 {82 + 9 * i}c7 0 15-9 22-9" for i in range(4))
"""The strands of the rope that the edge is, below its number."""
WHITE: Final = "#FFFFFF"
BOLD: Final = "700"


def face(name: str, ink: Ink) -> SvgDrawing:
    """A card face up. With patterns it needs little ink: numbers are black on white."""
    is_scissors = name == SCISSORS
    if ink == "colour":
        paper, band, line = card_paper(name), CARD_COLOURS[name], palette.LIGHT
        number, sign = CARD_COLOURS[name], palette.LIGHT
    elif is_scissors:
        paper, band, line, number, sign = WHITE, palette.INK, WHITE, palette.INK, palette.INK
    else:
        paper, band, line, number, sign = WHITE, WHITE, palette.INK, palette.INK, palette.INK
    edge = palette.mix(palette.PAPER, palette.INK, 45)
    strand = palette.mix(band, line, 50)
    frame = {"x": 0.8, "y": 0.8, "width": 78.4, "height": 110.4, "rx": 8}
    parts = [
        tag("rect", **frame, fill=paper),
        tag("path", d=BAND, fill=band),
        tag("path", d=STRANDS, fill="none", stroke=strand, stroke_width=2),
    ]
    if is_scissors:
        middle = WHITE if ink == "patterns" else paper
        parts.append(scissors(15, 20, 25, line, band))
        parts.append(scissors(55, 62, 44, sign, middle))
    else:
        parts.append(_number(name, 15.5, 21, 26, line))
        parts.append(_number(name, 54.5, 64, 44, number))
    parts.append(tag("path", d="M30 1V111", stroke=edge, stroke_width=0.6))
    parts.append(tag("rect", **frame, fill="none", stroke=edge, stroke_width=0.6))
    return read_svg(document(name, "", (WIDTH, HEIGHT), *parts))


def _number(name: str, x: float, y: float, size: float, colour: str) -> str:
    """A number, narrowed to the width of one digit."""
    fitting = size if len(name) == 1 else size * 0.76
    return text_at(name, (x, y), fitting, fill=colour, font_weight=BOLD)


def back(ink: Ink) -> SvgDrawing:
    """A card face down: slanted lines in a frame, alike when it is turned round."""
    paper, line = (BACK, BACK_LINE) if ink == "colour" else (WHITE, palette.INK)
    frame = {"x": 10, "y": 10, "width": 60, "height": 92, "rx": 4}
    twist = "".join(_slant(13 * (i + 1) - 2, 60, 92) for i in range(11))
    parts = (
        tag("rect", x=0.8, y=0.8, width=78.4, height=110.4, rx=8, fill=paper, stroke=line),
        tag("path", d=twist, fill="none", stroke=line, stroke_width=1.5),
        tag("rect", **frame, fill="none", stroke=line, stroke_width=1.5),
        tag("rect", x=22, y=38, width=36, height=36, rx=18, fill=paper, stroke=line),
        scissors(40, 56, 24, line, paper),
    )
    return read_svg(document("", "", (WIDTH, HEIGHT), *parts))


def _slant(across: float, width: float, height: float) -> str:
    """The part inside the frame of the slanted line that meets its top at `across`."""
    left, low = max(0, across - height), min(across, height)
    right, high = min(across, width), max(0, across - width)
    return f"M{10 + left} {10 + low}L{10 + right} {10 + high}"
