"""The bots of Cut it. They differ in how they cut; the solver lays the puzzle for all."""

from typing import Final

from tavolino.bots.cutit.bot import CutItBot
from tavolino.bots.cutit.planner import PlannedCuts
from tavolino.bots.cutit.policy import HEURISTIC, GreedyCuts, OutlookCuts, Policy, RandomCuts

POLICIES: Final[dict[str, Policy]] = {
    "random": RandomCuts(),
    "greedy": GreedyCuts(),
    "heuristic": OutlookCuts(HEURISTIC),
    "planner": PlannedCuts(),
}
"""How each bot cuts, from the weakest to the strongest."""

CUTIT_BOTS: Final = {name: CutItBot(policy) for name, policy in POLICIES.items()}

__all__ = ["CUTIT_BOTS", "POLICIES", "CutItBot", "Policy"]
