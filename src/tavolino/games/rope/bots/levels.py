"""The levels of Cut the Rope."""

from typing import Final

from tavolino.bots.levels import MASTER_SECONDS, CompiledBot, Levels, MixedBot
from tavolino.bots.random_bot import RandomBot
from tavolino.games.rope.bots.bot import RopeBudget, RopeSearchBot
from tavolino.games.rope.bots.policy import RopeBot
from tavolino.games.rope.rules.game import ROPE

KERNEL: Final = "tavolino.games.rope.kernels.warmup"
RANDOM: Final = RandomBot(ROPE)
GREEDY: Final = RopeBot()
"""It is *strong*, because any search would come too close to the master. It also replaces the
master until the kernel is ready: a search by the readable rules is too slow to beat it."""
MASTER: Final = RopeSearchBot(RopeBudget(rollouts=60_000, seconds=MASTER_SECONDS))

LEVELS: Final = Levels(
    learner=MixedBot(RANDOM, GREEDY, one_in=3),
    casual=MixedBot(GREEDY, RANDOM, one_in=6),
    strong=GREEDY,
    master=CompiledBot(KERNEL, MASTER, GREEDY),
)
