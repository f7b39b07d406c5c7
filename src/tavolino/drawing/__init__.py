"""What drawings share. What a viewer sees, as text for a terminal and as SVG in light and dark."""

from tavolino.drawing.drawing import Drawing
from tavolino.drawing.plain import PlainDrawing
from tavolino.drawing.theme import DARK, LIGHT, Palette

__all__ = ["DARK", "LIGHT", "Drawing", "Palette", "PlainDrawing"]
