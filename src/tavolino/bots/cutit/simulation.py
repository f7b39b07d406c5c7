"""The planner at the speed of the kernels: whole games to the end after every cut, puzzle and all.

Its plain sister in `planner` needs no compiler, looks at fewer cuts and less far.
"""

from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple

from tavolino.bots.cutit.hand import Hand, Offer, Roll, study
from tavolino.bots.cutit.outlook import column_table, mean_gains, next_box_table
from tavolino.bots.cutit.policy import Pick, Policy, Rules
from tavolino.bots.cutit.search import PlannedCuts
from tavolino.core import Source
from tavolino.games.cutit.sheet import Mask
from tavolino.games.cutit.state import ROUNDS

if TYPE_CHECKING:
    from tavolino.kernels.cutit.search import CutSearch

PUZZLE_NODES: Final = 2_000
"""How long a puzzle is tried when the last cut is reckoned."""
SEEDS: Final = 1 << 40


class Worths(NamedTuple):
    """What the paper left is good for: each coloured space, each space at all, each joker, each
    half-star on its border, each star in it, and each space of the colour it has fewest of."""

    space: float
    any_space: float
    joker: float
    star: float
    inner_star: float
    scarce: float


class SimulationWeights(NamedTuple):
    """How much simulated players care, in points.

    `one_cut_rate` and `rise_rate` say how often a round to come is hoped to circle a box, `height`
    how much less likely the next + is for each point of this round. `late` and `early` are what
    the paper is good for at the end and with eight rounds to come; between them it goes evenly.
    Then what a snippet costs that is hard to join: each space of one without half-stars, one with
    a single half-star, one with two.
    """

    one_cut_rate: float
    rise_rate: float
    height: float
    late: Worths
    early: Worths
    starless: float
    single_star: float
    two_stars: float


WEIGHTS: Final = SimulationWeights(
    one_cut_rate=0.8,
    rise_rate=0.5,
    height=0.12,
    late=Worths(0.5, 0.15, 1.2, 0.1, 0.0, 0.0),
    early=Worths(0.5, 0.15, 1.2, 0.1, 0.0, 0.0),
    starless=1.3,
    single_star=1.0,
    two_stars=0.0,
)
"""The weights of the plain planner."""


class Thought(NamedTuple):
    """How many cuts are looked at, in how many heats, with how many simulated games each in the
    first; after each heat the better half goes on, with twice as many games. A puzzle gets so many
    placings. The last cut is reckoned for so many cuts."""

    cuts: int
    games: int
    heats: int
    nodes: int
    last_cuts: int


class SimulatedCuts:
    """The cut after which simulated games come to most, what the puzzle loses taken off.

    The simulated player sees no further than its own cut, but its games go to the end, and the
    dice are the same for all cuts. The cut of round 9 is reckoned: the last snippet under every
    throw, and the puzzle by the solver.
    """

    def __init__(self, thought: Thought, plain: Policy) -> None:
        self._thought = thought
        self._plain = plain

    def choose(self, rules: Rules, hand: Hand, roll: Roll, corner: Mask, source: Source) -> Pick:
        if not has_kernels():
            return self._plain.choose(rules, hand, roll, corner, source)
        thought = self._thought
        planning = plan(rules)
        faces = "".join(roll.faces)
        is_last = hand.rounds == ROUNDS - 2
        most = thought.last_cuts if is_last else thought.cuts
        ranked = planning.rank(hand, faces, corner.bit_length() - 1, most)
        if is_last:
            reckoned = [
                (planning.expected_value(hand, cut, faces, PUZZLE_NODES), -place)
                for place, (_, cut) in enumerate(ranked)
            ]
            value, place = max(reckoned)
            return _pick(rules, hand, value, ranked[-place][1])
        cuts = [cut for _, cut in ranked]
        totals = dict.fromkeys(cuts, 0.0)
        played = 0
        for heat in range(thought.heats):
            games = thought.games << heat
            seed = source.below(SEEDS)
            for cut, total in zip(
                cuts, planning.play(hand, cuts, faces, thought.nodes, seed, games), strict=True
            ):
                totals[cut] += total
            played += games
            cuts.sort(key=lambda cut: -totals[cut])
            del cuts[(len(cuts) + 1) // 2 :]
        return _pick(rules, hand, totals[cuts[0]] / played, cuts[0])


def has_kernels() -> bool:
    """Is there a compiler?"""
    return find_spec("numba") is not None


@lru_cache(maxsize=1 << 4)
def plan(rules: Rules, weights: SimulationWeights = WEIGHTS) -> "CutSearch":
    """The kernels for these rules; loaded late, for that takes a while."""
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


def _pick(rules: Rules, hand: Hand, value: float, cut: int) -> Pick:
    from tavolino.kernels.cutit.cuts import path_of
    from tavolino.kernels.cutit.search import snippet_of

    path = path_of(cut)
    snippet = snippet_of(hand.paper, cut)
    count = study(rules.sheet).count
    return Pick(value, Offer(path, len(path) == 2, count(snippet), count(hand.paper ^ snippet)))


STRONG: Final = SimulatedCuts(
    Thought(cuts=8, games=8, heats=2, nodes=60, last_cuts=12), PlannedCuts()
)
MASTER: Final = SimulatedCuts(
    Thought(cuts=32, games=64, heats=4, nodes=300, last_cuts=200), PlannedCuts()
)
