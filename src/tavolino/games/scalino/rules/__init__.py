"""The rules of Scalino: building a stepped pyramid."""

from tavolino.games.scalino.rules.build import SCALINO

__all__ = ["SCALINO"]
