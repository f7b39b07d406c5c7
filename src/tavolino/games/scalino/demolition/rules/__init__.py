"""The rules of Scalino's demolition: a complete pyramid is taken down again."""

from tavolino.games.scalino.demolition.rules.game import DEMOLITION

__all__ = ["DEMOLITION"]
