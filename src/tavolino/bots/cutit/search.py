"""The planner: plays the rounds to come many times over before it cuts."""

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from tavolino.bots.cutit.hand import Counts, Hand, Paper, Roll, roll_of
from tavolino.bots.cutit.outlook import CutValue, Outlook, Weights
from tavolino.bots.cutit.policy import Pick, Rules, outlook
from tavolino.core import Source, pick
from tavolino.games.cutit.scoring import column_points
from tavolino.games.cutit.sheet import Mask
from tavolino.games.cutit.state import ROUNDS
from tavolino.solvers.cutit.solver import solve

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
"""What the simulated rounds are played by."""

LAST_CUTS: Final = 24
"""How many cuts of round 9 are reckoned to the end."""
PUZZLE_NODES: Final = 2_000
RISE_SLOPE: Final = 0.12
"""How much likelier the last round is a rise for each point it is expected to bring more."""


class Effort(NamedTuple):
    """How many cuts are looked at, under how many throws of dice, how many rounds deep; from
    round `to_the_end` on the simulated games go to the end.

    After each heat the better half of the cuts goes on, with twice as many throws.
    """

    cuts: int
    throws: int
    heats: int
    depth: int
    to_the_end: int


EFFORT: Final = Effort(cuts=8, throws=8, heats=2, depth=1, to_the_end=6)


class PlannedCuts:
    """The cut after which the simulated games end best.

    All cuts are tried under the same dice, so that luck does not decide between them. The cut of
    round 9 is reckoned: the last snippet under every throw, and the puzzle by the solver.
    """

    def __init__(self, effort: Effort = EFFORT, weights: Weights = PLANNER) -> None:
        self._effort = effort
        self._weights = weights

    def choose(self, rules: Rules, hand: Hand, roll: Roll, corner: Mask, source: Source) -> Pick:
        ahead = outlook(rules.sheet, self._weights)
        ranked = ahead.rank(hand, roll, corner)
        to_cut = ROUNDS - 2 - hand.rounds
        if to_cut == 0:
            return _reckon(rules, hand, ranked[:LAST_CUTS])
        effort = self._effort
        depth = to_cut if hand.rounds >= effort.to_the_end else min(effort.depth, to_cut)
        trials = [Trial(ahead, hand, cut) for cut in ranked[: effort.cuts]]
        for heat in range(effort.heats):
            for _ in range(effort.throws << heat):
                rolls = [
                    roll_of("".join(pick(source, die) for die in rules.sheet.dice))
                    for _ in range(depth)
                ]
                for trial in trials:
                    trial.play(rolls)
            trials.sort(key=lambda trial: -trial.mean)
            del trials[(len(trials) + 1) // 2 :]
        return Pick(trials[0].mean, trials[0].offer)


class Trial:
    """A cut on trial: simulated games after it, and what they came to."""

    def __init__(self, ahead: Outlook, hand: Hand, cut: CutValue) -> None:
        self.offer: Final = cut.offer
        self._ahead = ahead
        self._hand = hand.after(
            cut.offer.snippet.mask, cut.points, is_straight=cut.offer.is_straight
        )
        self._total = 0.0
        self._games = 0

    @property
    def mean(self) -> float:
        return self._total / self._games - self._ahead.risk(self.offer.snippet)

    def play(self, rolls: list[Roll]) -> None:
        self._total += _play_on(self._ahead, self._hand, rolls)
        self._games += 1


def _play_on(ahead: Outlook, hand: Hand, rolls: list[Roll]) -> float:
    """What a hand comes to if the next rounds bring these dice; afterwards as the outlook says."""
    risk = 0.0
    value = 0.0
    for roll in rolls:
        best = ahead.best(hand, roll)
        if best is None:
            hand = hand.without_cut()
            continue
        value = hand.points + best.value - risk
        risk += ahead.risk(best.offer.snippet)
        mask = best.offer.snippet.mask
        hand = hand.after(mask, best.points, is_straight=best.offer.is_straight)
    return value if hand.rounds < ROUNDS - 1 else _last_round(ahead, hand) - risk


def _last_round(ahead: Outlook, hand: Hand) -> float:
    """The score a hand of nine rounds is expected to come to. CI-10"""
    worth = ahead.last_worth(ahead.study.count(hand.paper))
    rise = min(0.95, max(0.05, 0.5 + RISE_SLOPE * (worth - hand.last - 0.5)))
    more = column_points(hand.rises + 1) - column_points(hand.rises)
    return hand.score + worth + rise * more


def _reckon(rules: Rules, hand: Hand, ranked: list[CutValue]) -> Pick:
    """The best cut of round 9: what it scores on average, less what the puzzle loses. CI-10"""
    best: Pick | None = None
    for _, points, offer in ranked:
        after = hand.after(offer.snippet.mask, points, is_straight=offer.is_straight)
        left = offer.left
        value = sum(
            chance * after.after(left.mask, earned, is_straight=False).score
            for earned, chance in _last_points(
                rules.sheet.dice, left.counts, left.jokers, left.size
            )
        )
        if best is not None and value <= best.value:
            continue
        value -= lost_spaces(rules, (*after.pile, left.mask))
        if best is None or value > best.value:
            best = Pick(value, offer)
    assert best is not None
    return best


@lru_cache(maxsize=1 << 11)
def _last_points(
    dice: tuple[str, ...], counts: Counts, jokers: int, size: int
) -> tuple[tuple[int | None, float], ...]:
    """The points such a snippet may earn, and how likely they are."""
    paper = Paper(0, size, counts, jokers, 0)
    throws: dict[int | None, int] = {}
    for faces in product(*dice):
        earned = roll_of("".join(faces)).earned(paper)
        throws[earned] = throws.get(earned, 0) + 1
    total = sum(throws.values())
    return tuple((earned, count / total) for earned, count in throws.items())


@lru_cache(maxsize=1 << 12)
def lost_spaces(rules: Rules, pile: tuple[Mask, ...]) -> int:
    """What the best puzzle of these snippets leaves out."""
    snippets = [rules.sheet.snippet(number, mask) for number, mask in enumerate(pile, 1)]
    return solve(snippets, rules.stars, rules.contact, PUZZLE_NODES).lost
