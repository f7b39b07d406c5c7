"""Cut the Rope, the card game: shared rows up and down, scissors, and an own pile to get rid of."""

from tavolino.games.rope.game import ROPE

__all__ = ["ROPE"]
