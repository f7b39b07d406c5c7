"""Bots for Scalino."""

from tavolino.games.scalino.bots.levels import BOTS

__all__ = ["BOTS"]
