"""The planner: compares cuts by rollouts of the rounds to come."""

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from tavolino.core import Source, pick
from tavolino.games.cutit.bots.heuristic import CutHeuristic, CutValue, Weights
from tavolino.games.cutit.bots.policy import Pick, Rules, heuristic_for
from tavolino.games.cutit.bots.solo_state import Counts, Offer, Paper, RolledDice, SoloState, rolled
from tavolino.games.cutit.rules.scoring import column_points
from tavolino.games.cutit.rules.sheet import Mask
from tavolino.games.cutit.rules.state import ROUNDS
from tavolino.games.cutit.solver.solver import solve

PLANNER: Final = Weights(
    one_cut_rate=0.8,
    rise_rate=0.5,
    height=0.12,
    space=0.5,
    any_space=0.15,
    joker=1.2,
    star=0.1,
    inner_star=0.0,
    starless=1.3,
    single_star=1.0,
)
"""The weights of the rollout policy."""

LAST_CUTS: Final = 24
"""How many cuts of round 9 get an exact expected value."""
PUZZLE_NODES: Final = 2_000
RISE_SLOPE: Final = 0.12
"""How much each expected point above the points to beat adds to the chance of a +."""


class PlannerBudget(NamedTuple):
    """The budget of sequential halving: after each halving the better half of the cuts gets twice
    as many rollouts."""

    cuts: int
    rollouts: int
    """Per cut, before the first halving."""
    halvings: int
    depth: int
    """The depth of a rollout, in rounds."""
    to_the_end: int
    """From this round on rollouts go to the end."""


BUDGET: Final = PlannerBudget(cuts=8, rollouts=8, halvings=2, depth=1, to_the_end=6)


class PlannedCuts:
    """The cut with the best rollouts.

    All cuts get the same dice, which reduces the variance of the comparison. For the cut of round 9
    the expected value is exact: the last snippet under every roll, and the puzzle by the solver.
    """

    def __init__(self, budget: PlannerBudget = BUDGET, weights: Weights = PLANNER) -> None:
        self._budget = budget
        self._weights = weights

    def choose(
        self, rules: Rules, state: SoloState, roll: RolledDice, corner: Mask, source: Source
    ) -> Pick:
        heuristic = heuristic_for(rules.sheet, self._weights)
        ranked = heuristic.rank(state, roll, corner)
        to_cut = ROUNDS - 2 - state.rounds
        if to_cut == 0:
            return _best_last_cut(rules, state, ranked[:LAST_CUTS])
        budget = self._budget
        depth = to_cut if state.rounds >= budget.to_the_end else min(budget.depth, to_cut)
        candidates = [CutRollouts(heuristic, state, cut) for cut in ranked[: budget.cuts]]
        for halving in range(budget.halvings):
            for _ in range(budget.rollouts << halving):
                rolls = [
                    rolled("".join(pick(source, die) for die in rules.sheet.dice))
                    for _ in range(depth)
                ]
                for candidate in candidates:
                    candidate.play(rolls)
            candidates.sort(key=lambda candidate: -candidate.mean)
            del candidates[(len(candidates) + 1) // 2 :]
        return Pick(candidates[0].mean, candidates[0].offer)


class CutRollouts:
    """A cut with the rollouts after it, and their mean."""

    def __init__(self, heuristic: CutHeuristic, state: SoloState, cut: CutValue) -> None:
        self.offer: Final = cut.offer
        self._heuristic = heuristic
        self._state = state.after(
            cut.offer.snippet.mask, cut.points, is_straight=cut.offer.is_straight
        )
        self._total = 0.0
        self._games = 0

    @property
    def mean(self) -> float:
        return self._total / self._games - self._heuristic.risk(self.offer.snippet)

    def play(self, rolls: list[RolledDice]) -> None:
        self._total += _rollout(self._heuristic, self._state, rolls)
        self._games += 1


def _rollout(heuristic: CutHeuristic, state: SoloState, rolls: list[RolledDice]) -> float:
    """The value of a state if these are the next rolls; the heuristic values the rest."""
    risk = 0.0
    value = 0.0
    for roll in rolls:
        best = heuristic.best(state, roll)
        if best is None:
            state = state.without_cut()
            continue
        value = state.points + best.value - risk
        risk += heuristic.risk(best.offer.snippet)
        mask = best.offer.snippet.mask
        state = state.after(mask, best.points, is_straight=best.offer.is_straight)
    return value if state.rounds < ROUNDS - 1 else _last_round(heuristic, state) - risk


def _last_round(heuristic: CutHeuristic, state: SoloState) -> float:
    """The expected score of a state after nine rounds. CI-10"""
    value = heuristic.last_value(heuristic.sheet_index.count(state.paper))
    rise = min(0.95, max(0.05, 0.5 + RISE_SLOPE * (value - state.last - 0.5)))
    more = column_points(state.rises + 1) - column_points(state.rises)
    return state.score + value + rise * more


def _best_last_cut(rules: Rules, state: SoloState, ranked: list[CutValue]) -> Pick:
    """The best cut of round 9 by its expected score, less what the puzzle loses. CI-10"""
    best: Pick | None = None
    for _, points, offer in ranked:
        value = expected_score(rules, state, offer, points)
        if best is not None and value <= best.value:
            continue
        value -= lost_spaces(rules, (*state.pile, offer.snippet.mask, offer.left.mask))
        if best is None or value > best.value:
            best = Pick(value, offer)
    assert best is not None
    return best


def expected_score(rules: Rules, state: SoloState, offer: Offer, points: int | None) -> float:
    """The expected score at the end, if the cut of round 9 earns these points."""
    after = state.after(offer.snippet.mask, points, is_straight=offer.is_straight)
    left = offer.left
    return sum(
        chance * after.after(left.mask, earned, is_straight=False).score
        for earned, chance in _last_points(rules.sheet.dice, left.counts, left.jokers, left.size)
    )


@lru_cache(maxsize=1 << 11)
def _last_points(
    dice: tuple[str, ...], counts: Counts, jokers: int, size: int
) -> tuple[tuple[int | None, float], ...]:
    """The points that such a snippet may earn, with their probabilities."""
    paper = Paper(0, size, counts, jokers, 0)
    frequencies: dict[int | None, int] = {}
    for faces in product(*dice):
        earned = rolled("".join(faces)).earned(paper)
        frequencies[earned] = frequencies.get(earned, 0) + 1
    total = sum(frequencies.values())
    return tuple((earned, count / total) for earned, count in frequencies.items())


@lru_cache(maxsize=1 << 12)
def lost_spaces(rules: Rules, pile: tuple[Mask, ...]) -> int:
    """The spaces that the best puzzle of these snippets loses."""
    snippets = [rules.sheet.snippet(number, mask) for number, mask in enumerate(pile, 1)]
    return solve(snippets, rules.stars, rules.contact, PUZZLE_NODES).lost
