"""The levels of Cut the Rope."""

from typing import Final

from tavolino.bots.levels import MASTER_SECONDS, STRONG_SECONDS, Levels, Wavering, WhenCompiled
from tavolino.bots.random_bot import RandomBot
from tavolino.bots.rope.bot import Effort, RopeThinker
from tavolino.bots.rope.greedy import RopeBot
from tavolino.games.rope.game import ROPE

GREEDY: Final = RopeBot()
"""Also who plays for the better ones until the kernel is ready: no look ahead by the readable rules
is quick enough to beat it."""
STRONG: Final = RopeThinker(Effort(rollouts=10_000, seconds=STRONG_SECONDS))
MASTER: Final = RopeThinker(Effort(rollouts=60_000, seconds=MASTER_SECONDS))

ROPE_LEVELS: Final = Levels(
    learner=Wavering(RandomBot(ROPE), GREEDY, one_in=3),
    casual=GREEDY,
    strong=WhenCompiled(ROPE.name, STRONG, GREEDY),
    master=WhenCompiled(ROPE.name, MASTER, GREEDY),
)
