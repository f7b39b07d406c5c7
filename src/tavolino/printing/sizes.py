"""Sizes of paper, in millimetres."""

from dataclasses import dataclass
from typing import Final

MM: Final = 72 / 25.4
"""Points of a PDF in a millimetre."""


@dataclass(frozen=True)
class PaperSize:
    """A size of paper, upright or on its side."""

    name: str
    width: float
    height: float

    @property
    def on_its_side(self) -> "PaperSize":
        return PaperSize(self.name, self.height, self.width)

    @property
    def half(self) -> "PaperSize":
        """One of the two pages of a folded sheet, upright: A5 of A4."""
        return PaperSize(self.name, self.height / 2, self.width)


A4: Final = PaperSize("a4", 210.0, 297.0)
LETTER: Final = PaperSize("letter", 215.9, 279.4)
PAPERS: Final = {paper.name: paper for paper in (A4, LETTER)}
