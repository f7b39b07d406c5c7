"""Bots for Scalino's demolition."""

from tavolino.games.scalino.demolition.bots.levels import BOTS

__all__ = ["BOTS"]
