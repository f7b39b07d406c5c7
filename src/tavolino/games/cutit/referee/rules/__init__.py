"""Cut it with scissors and paper: the program rolls the dice, counts and keeps the score."""

from tavolino.games.cutit.referee.rules.game import REFEREE

__all__ = ["REFEREE"]
