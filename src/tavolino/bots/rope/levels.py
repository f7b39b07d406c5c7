"""The levels of Cut the Rope."""

from typing import Final

from tavolino.bots.levels import MASTER_SECONDS, Levels, Wavering, WhenCompiled
from tavolino.bots.random_bot import RandomBot
from tavolino.bots.rope.bot import Effort, RopeThinker
from tavolino.bots.rope.greedy import RopeBot
from tavolino.games.rope.game import ROPE

GREEDY: Final = RopeBot()
"""Also who plays for the master until the kernel is ready: no look ahead by the readable rules is
quick enough to beat it. So is *strong*: whoever thinks at all comes too near to the master."""
MASTER: Final = RopeThinker(Effort(rollouts=60_000, seconds=MASTER_SECONDS))

ROPE_LEVELS: Final = Levels(
    learner=Wavering(RandomBot(ROPE), GREEDY, one_in=3),
    casual=Wavering(GREEDY, RandomBot(ROPE), one_in=6),
    strong=GREEDY,
    master=WhenCompiled(ROPE.name, MASTER, GREEDY),
)
