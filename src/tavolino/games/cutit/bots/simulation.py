"""The compiled planner: simulates whole games after every cut, puzzle included.

Its pure-Python counterpart in `search` needs no compiler, but considers fewer cuts and rounds.
"""

from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple

from tavolino.core import Source
from tavolino.games.cutit.bots.heuristic import gain_variances, mean_gains
from tavolino.games.cutit.bots.policy import Pick, Policy, Rules
from tavolino.games.cutit.bots.search import PlannedCuts
from tavolino.games.cutit.bots.solo_state import Offer, RolledDice, SoloState, sheet_index
from tavolino.games.cutit.bots.weights import RolloutWeights, learned_weights
from tavolino.games.cutit.rules.sheet import Mask
from tavolino.games.cutit.rules.state import ROUNDS

if TYPE_CHECKING:
    from tavolino.games.cutit.kernels.search import CutSearch

PUZZLE_NODES: Final = 2_000
"""The solver nodes per puzzle when the last cut is evaluated."""
SEEDS: Final = 1 << 40


class SimulationBudget(NamedTuple):
    """The budget of sequential halving: after each halving the better half of the cuts gets twice
    as many rollouts."""

    cuts: int
    rollouts: int
    """Per cut, before the first halving."""
    halvings: int
    nodes: int
    """The solver nodes per puzzle."""
    last_cuts: int
    """How many cuts of round 9 get an exact value."""
    prior: int = 0
    """The weight of a cut's value by the rollout policy, in rollouts."""


class SimulatedCuts:
    """The cut with the best rollouts, less the spaces that the puzzle loses.

    The rollout policy looks one cut ahead, but rollouts go to the last roll, and all cuts get the
    same dice. The last snippet is valued under every roll, and the puzzle by the solver. So the
    expected value of a cut of round 9 is exact.
    """

    def __init__(self, budget: SimulationBudget, plain: Policy) -> None:
        self._budget = budget
        self._plain = plain

    def choose(
        self, rules: Rules, state: SoloState, roll: RolledDice, corner: Mask, source: Source
    ) -> Pick:
        if not has_kernels():
            return self._plain.choose(rules, state, roll, corner, source)
        budget = self._budget
        search = kernel_search(rules)
        faces = "".join(roll.faces)
        is_last = state.rounds == ROUNDS - 2
        most = budget.last_cuts if is_last else budget.cuts
        ranked = search.rank(state, faces, corner.bit_length() - 1, most)
        if is_last:
            evaluated = [
                (search.expected_value(state, cut, faces, PUZZLE_NODES), -place)
                for place, (_, cut) in enumerate(ranked)
            ]
            value, place = max(evaluated)
            return _pick(rules, state, value, ranked[-place][1])
        cuts = [cut for _, cut in ranked]
        priors = {cut: budget.prior * value for value, cut in ranked}
        totals = dict.fromkeys(cuts, 0.0)
        played = 0
        for halving in range(budget.halvings):
            rollouts = budget.rollouts << halving
            seed = source.below(SEEDS)
            for cut, total in zip(
                cuts, search.play(state, cuts, faces, budget.nodes, seed, rollouts), strict=True
            ):
                totals[cut] += total
            played += rollouts
            cuts.sort(key=lambda cut: -totals[cut] - priors[cut])
            del cuts[(len(cuts) + 1) // 2 :]
        return _pick(rules, state, totals[cuts[0]] / played, cuts[0])


def has_kernels() -> bool:
    """True if the compiler is installed."""
    return find_spec("numba") is not None


@lru_cache(maxsize=1 << 4)
def kernel_search(rules: Rules, weights: RolloutWeights | None = None) -> "CutSearch":
    """The kernel search for these rules; imported here because importing the compiler is slow."""
    from tavolino.games.cutit.kernels.search import CutSearch, EvaluationTables

    one_cuts, rises, paper, risks = weights or learned_weights()
    tables = EvaluationTables(
        one_cuts=one_cuts,
        rises=rises,
        weights=paper,
        risks=risks,
        means=[mean_gains(die) for die in rules.sheet.dice],
        variances=[gain_variances(die) for die in rules.sheet.dice],
    )
    return CutSearch(rules.sheet, tables, rules.stars, rules.contact)


def _pick(rules: Rules, state: SoloState, value: float, cut: int) -> Pick:
    from tavolino.games.cutit.kernels.cuts import decode_path
    from tavolino.games.cutit.kernels.search import snippet_of

    path = decode_path(cut)
    snippet = snippet_of(state.paper, cut)
    count = sheet_index(rules.sheet).count
    return Pick(value, Offer(path, len(path) == 2, count(snippet), count(state.paper ^ snippet)))


STRONG: Final = SimulatedCuts(
    SimulationBudget(cuts=8, rollouts=8, halvings=2, nodes=60, last_cuts=12, prior=32),
    PlannedCuts(),
)
MASTER: Final = SimulatedCuts(
    SimulationBudget(cuts=32, rollouts=64, halvings=4, nodes=300, last_cuts=200, prior=32),
    PlannedCuts(),
)
