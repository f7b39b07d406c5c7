"""The levels of Cut it. They differ in how they cut; the solver lays the puzzle for all."""

from typing import Final

from tavolino.bots.levels import CompiledBot, Levels, MixedBot
from tavolino.games.cutit.bots.bot import CutItBot
from tavolino.games.cutit.bots.policy import (
    HEURISTIC,
    GreedyCuts,
    HeuristicCuts,
    Policy,
    RandomCuts,
)
from tavolino.games.cutit.bots.search import PlannedCuts
from tavolino.games.cutit.bots.simulation import MASTER, STRONG

KERNEL: Final = "tavolino.games.cutit.kernels.warmup"
POLICIES: Final[dict[str, Policy]] = {
    "random": RandomCuts(),
    "greedy": GreedyCuts(),
    "heuristic": HeuristicCuts(HEURISTIC),
    "planner": PlannedCuts(),
}
"""How each bot cuts, from the weakest to the strongest."""

OTHERS: Final = {
    name: CutItBot(policy, claims=name == "planner") for name, policy in POLICIES.items()
}

LEVELS: Final = Levels(
    learner=MixedBot(OTHERS["greedy"], OTHERS["random"], one_in=3),
    casual=OTHERS["greedy"],
    strong=CompiledBot(KERNEL, CutItBot(STRONG, claims=True), OTHERS["heuristic"]),
    master=CompiledBot(KERNEL, CutItBot(MASTER, claims=True), OTHERS["planner"]),
)
