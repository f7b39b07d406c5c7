"""Bots for Scalino."""

from tavolino.bots.scalino.levels import BOTS

__all__ = ["BOTS"]
