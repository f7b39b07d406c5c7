"""Players of Cut the Rope."""

from tavolino.bots.rope.bot import Effort, RopeThinker
from tavolino.bots.rope.greedy import RopeBot

__all__ = ["Effort", "RopeBot", "RopeThinker"]
