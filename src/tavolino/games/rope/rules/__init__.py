"""Cut the Rope, the card game: shared rows up and down, scissors, and a pile for each player to
empty."""

from tavolino.games.rope.rules.game import ROPE, Rope
from tavolino.games.rope.rules.state import RopeState
from tavolino.games.rope.rules.view import RopeBoard

__all__ = ["ROPE", "Rope", "RopeBoard", "RopeState"]
