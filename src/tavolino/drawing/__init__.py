"""What a viewer sees, as text for a terminal and as SVG."""

from tavolino.drawing.drawing import Drawing

__all__ = ["Drawing"]
