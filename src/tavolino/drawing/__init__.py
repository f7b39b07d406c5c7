"""What a viewer sees, as text for a terminal and as SVG."""

from tavolino.drawing.drawing import Drawing
from tavolino.drawing.plain import PlainDrawing

__all__ = ["Drawing", "PlainDrawing"]
