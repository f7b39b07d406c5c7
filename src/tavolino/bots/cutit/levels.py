"""The levels of Cut it. They differ in how they cut; the solver lays the puzzle for all."""

from typing import Final

from tavolino.bots.cutit.bot import CutItBot
from tavolino.bots.cutit.policy import HEURISTIC, GreedyCuts, HeuristicCuts, Policy, RandomCuts
from tavolino.bots.cutit.search import PlannedCuts
from tavolino.bots.cutit.simulation import MASTER, STRONG
from tavolino.bots.levels import CompiledBot, Levels, MixedBot

KERNEL: Final = "tavolino.kernels.cutit.warmup"
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
