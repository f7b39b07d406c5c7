"""Bots for Scalino's demolition."""

from tavolino.bots.demolition.levels import BOTS

__all__ = ["BOTS"]
