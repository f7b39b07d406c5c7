"""The bots of a game whose tree search has a kernel."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tavolino.bots.game_bots import Explain, GameBots
from tavolino.bots.greedy_bot import GreedyBot
from tavolino.bots.levels import CompiledBot, Levels, MixedBot
from tavolino.bots.random_bot import RandomBot
from tavolino.bots.search.bot import SearchBot
from tavolino.bots.search.budget import PlayoutBudget
from tavolino.bots.search.endgame import EndgameBot, EndgameSolver
from tavolino.bots.search.kernel_bot import KernelBot, SearchBudget
from tavolino.bots.search.search import TreeSearch
from tavolino.core import Seat


class Compiled(NamedTuple):
    """A game's kernel: the module that warms it up, and the module that searches with it."""

    warmup: str
    search: str


class LevelBudget(NamedTuple):
    """The search budgets of a level."""

    compiled: SearchBudget
    """With the kernel."""
    plain: PlayoutBudget
    """By the readable rules, while the kernel is not ready."""
    evaluation: SearchBudget | None = None
    """For the values of all moves with the kernel, if different: hints must come sooner."""


def compiled_bots(
    search: TreeSearch[Any, Any, Any],
    compiled: Compiled,
    *,
    value: Callable[[Any, Seat], int],
    explain: Explain,
    strong: LevelBudget,
    master: LevelBudget,
    evaluator: PlayoutBudget,
    endgame: EndgameSolver,
) -> GameBots:
    """Two levels that mostly or always move greedily by `value`, and two that search.

    The search depends on the speed of the machine; the bot that solves endgames does not.
    """

    def searching(budget: LevelBudget) -> CompiledBot:
        return CompiledBot(
            compiled.warmup,
            KernelBot(compiled.search, budget.compiled, budget.evaluation),
            SearchBot(search, budget.plain),
        )

    chance, greedy = RandomBot(search.game), GreedyBot(search.game, value)
    return GameBots(
        levels=Levels(
            learner=MixedBot(chance, greedy, one_in=3),
            casual=greedy,
            strong=searching(strong),
            master=searching(master),
        ),
        others={"random": chance, "greedy": greedy, "endgame": EndgameBot(endgame, greedy)},
        evaluator=SearchBot(search, evaluator),
        explain=explain,
    )
