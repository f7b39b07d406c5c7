"""The bots of Cut it. They differ in how they cut; the solver lays the puzzle for all."""

from typing import Final

from tavolino.bots.cutit.bot import CutItBot
from tavolino.bots.cutit.planner import PlannedCuts
from tavolino.bots.cutit.policy import HEURISTIC, GreedyCuts, OutlookCuts, Policy, RandomCuts
from tavolino.bots.levels import Levels, Wavering

POLICIES: Final[dict[str, Policy]] = {
    "random": RandomCuts(),
    "greedy": GreedyCuts(),
    "heuristic": OutlookCuts(HEURISTIC),
    "planner": PlannedCuts(),
}
"""How each bot cuts, from the weakest to the strongest."""

CUTIT_BOTS: Final = {name: CutItBot(policy) for name, policy in POLICIES.items()}

CUTIT_LEVELS: Final = Levels(
    learner=Wavering(CUTIT_BOTS["greedy"], CUTIT_BOTS["random"], one_in=3),
    casual=CUTIT_BOTS["greedy"],
    strong=CUTIT_BOTS["heuristic"],
    master=CUTIT_BOTS["planner"],
)

__all__ = ["CUTIT_BOTS", "CUTIT_LEVELS", "POLICIES", "CutItBot", "Policy"]
