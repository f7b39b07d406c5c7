"""Cut it: cutting snippets off a sheet by the dice, then joining them all by their stars."""

from tavolino.games.cutit.rules.game import CUTIT

__all__ = ["CUTIT"]
