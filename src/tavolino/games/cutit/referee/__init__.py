"""Cut it with scissors and paper: the program rolls the dice, counts and keeps the score."""

from tavolino.games.cutit.referee.game import REFEREE

__all__ = ["REFEREE"]
