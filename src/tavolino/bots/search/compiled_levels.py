"""The levels of a game whose tree search has a kernel."""

from typing import Any, NamedTuple

from tavolino.bots.bot import Bot
from tavolino.bots.levels import CompiledBot, Levels, MixedBot
from tavolino.bots.random_bot import RandomBot
from tavolino.bots.search.bot import SearchBot
from tavolino.bots.search.budget import PlayoutBudget
from tavolino.bots.search.kernel_bot import KernelBot, SearchBudget
from tavolino.bots.search.search import TreeSearch
from tavolino.core import Game


class Compiled(NamedTuple):
    """A game's kernel: the module that warms it up, and the module that searches with it."""

    warmup: str
    search: str


class LevelBudget(NamedTuple):
    """How much a level searches: with the kernel, and by the readable rules without it."""

    compiled: SearchBudget
    plain: PlayoutBudget


def compiled_levels(
    rules: Game[Any, Any, Any],
    greedy: Bot,
    search: TreeSearch[Any, Any, Any],
    compiled: Compiled,
    *,
    strong: LevelBudget,
    master: LevelBudget,
) -> Levels:
    """Two levels that mostly or always move greedily, and two that search."""

    def searching(budget: LevelBudget) -> CompiledBot:
        return CompiledBot(
            compiled.warmup,
            KernelBot(compiled.search, budget.compiled),
            SearchBot(search, budget.plain),
        )

    return Levels(
        learner=MixedBot(RandomBot(rules), greedy, one_in=3),
        casual=greedy,
        strong=searching(strong),
        master=searching(master),
    )
