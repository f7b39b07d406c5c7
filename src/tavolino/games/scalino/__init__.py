"""Scalino: building a stepped pyramid, and taking it down again."""

from tavolino.games.scalino.build import SCALINO
from tavolino.games.scalino.demolition import DEMOLITION

__all__ = ["DEMOLITION", "SCALINO"]
