"""The planner at the speed of the kernels: whole games to the end after every cut, puzzle and all.

Its plain sister in `planner` needs no compiler, looks at fewer cuts and less far.
"""

from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple

from tavolino.bots.cutit.heuristic import column_table, mean_gains, next_box_table
from tavolino.bots.cutit.policy import Pick, Policy, Rules
from tavolino.bots.cutit.search import PlannedCuts
from tavolino.bots.cutit.solo_state import Offer, RolledDice, SoloState, sheet_index
from tavolino.core import Source
from tavolino.games.cutit.sheet import Mask
from tavolino.games.cutit.state import ROUNDS

if TYPE_CHECKING:
    from tavolino.kernels.cutit.search import CutSearch

PUZZLE_NODES: Final = 2_000
"""The solver nodes per puzzle when the last cut is evaluated."""
SEEDS: Final = 1 << 40


class PaperWeights(NamedTuple):
    """The value of the paper left: each coloured space, each space at all, each joker, each
    half-star on its border, each star in it, and each space of the colour it has fewest of."""

    space: float
    any_space: float
    joker: float
    star: float
    inner_star: float
    scarce: float


class SimulationWeights(NamedTuple):
    """The weights of the rollout policy, in points.

    `one_cut_rate` and `rise_rate` say how often a round to come is hoped to circle a box, `height`
    how much less likely the next + is for each point of this round. `late` and `early` are what
    the paper is good for at the end and with eight rounds to come; between them it goes evenly.
    Then what a snippet costs that is hard to join: each space of one without half-stars, one with
    a single half-star, one with two.
    """

    one_cut_rate: float
    rise_rate: float
    height: float
    late: PaperWeights
    early: PaperWeights
    starless: float
    single_star: float
    two_stars: float


WEIGHTS: Final = SimulationWeights(
    one_cut_rate=0.8,
    rise_rate=0.5,
    height=0.12,
    late=PaperWeights(0.5, 0.15, 1.2, 0.1, 0.0, 0.0),
    early=PaperWeights(0.5, 0.15, 1.2, 0.1, 0.0, 0.0),
    starless=1.3,
    single_star=1.0,
    two_stars=0.0,
)
"""The weights of the plain planner."""


class SimulationBudget(NamedTuple):
    """The budget of sequential halving: how many cuts, the first number of rollouts for each, and
    how often the cuts are halved; the better half gets twice as many rollouts. `nodes` is the
    budget of the solver per puzzle, `last_cuts` how many cuts of round 9 get an exact value."""

    cuts: int
    rollouts: int
    halvings: int
    nodes: int
    last_cuts: int


class SimulatedCuts:
    """The cut with the best rollouts, less what the puzzle loses.

    The rollout policy looks at a single cut, but rollouts go to the end, and the dice are the same
    for all cuts. For the cut of round 9 the expected value is exact: the last snippet under every
    roll, and the puzzle by the solver.
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
            cuts.sort(key=lambda cut: -totals[cut])
            del cuts[(len(cuts) + 1) // 2 :]
        return _pick(rules, state, totals[cuts[0]] / played, cuts[0])


def has_kernels() -> bool:
    """True if the compiler is installed."""
    return find_spec("numba") is not None


@lru_cache(maxsize=1 << 4)
def kernel_search(rules: Rules, weights: SimulationWeights = WEIGHTS) -> "CutSearch":
    """The kernel search for these rules; imported late because that takes a while."""
    from tavolino.kernels.cutit.search import CutSearch, EvaluationTables

    late, early = weights.late, weights.early
    rises = column_table(weights.rise_rate)
    tables = EvaluationTables(
        one_cuts=column_table(weights.one_cut_rate),
        rises=rises,
        next_rise=next_box_table(rises, weights.height),
        weights=[
            [end + (start - end) * to_come / 8 for end, start in zip(late, early, strict=True)]
            for to_come in range(ROUNDS)
        ],
        risks=[
            [0.0, weights.starless],
            [weights.single_star, 0.0],
            [weights.two_stars, 0.0],
            [0.0, 0.0],
        ],
        means=[mean_gains(die) for die in rules.sheet.dice],
    )
    return CutSearch(rules.sheet, tables, rules.stars, rules.contact)


def _pick(rules: Rules, state: SoloState, value: float, cut: int) -> Pick:
    from tavolino.kernels.cutit.cuts import path_of
    from tavolino.kernels.cutit.search import snippet_of

    path = path_of(cut)
    snippet = snippet_of(state.paper, cut)
    count = sheet_index(rules.sheet).count
    return Pick(value, Offer(path, len(path) == 2, count(snippet), count(state.paper ^ snippet)))


STRONG: Final = SimulatedCuts(
    SimulationBudget(cuts=8, rollouts=8, halvings=2, nodes=60, last_cuts=12), PlannedCuts()
)
MASTER: Final = SimulatedCuts(
    SimulationBudget(cuts=32, rollouts=64, halvings=4, nodes=300, last_cuts=200), PlannedCuts()
)
