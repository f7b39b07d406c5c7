"""The heuristic value of a cut: its points, the columns, the paper left and the puzzle."""

from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from tavolino.games.cutit.bots.solo_state import (
    NO_ROUND,
    Offer,
    Paper,
    RolledDice,
    SheetIndex,
    SoloState,
    gains_of,
)
from tavolino.games.cutit.rules.cuts import free_parts
from tavolino.games.cutit.rules.scoring import PENALTY, SMALLEST, column_points
from tavolino.games.cutit.rules.sheet import Mask
from tavolino.games.cutit.rules.snippet import SIZE
from tavolino.games.cutit.rules.state import ROUNDS


class Weights(NamedTuple):
    """The weights of the heuristic, in points."""

    one_cut_rate: float
    """The expected share of rounds to come that circle a box of the single-cut column."""
    rise_rate: float
    """The same for the + column."""
    height: float
    """How much less likely the next + is for each point of this round."""
    space: float
    """The value of each coloured space of the paper left."""
    any_space: float
    """The value of each space of the paper left."""
    joker: float
    star: float
    """The value of each half-star on the border of the paper left."""
    inner_star: float
    """The value of each star inside the paper left."""
    starless: float
    """The cost of each space of a snippet without half-stars."""
    single_star: float
    """The cost of a snippet with a single half-star."""


class CutValue(NamedTuple):
    """A cut with its value and its points; None for a penalty."""

    value: float
    points: int | None
    offer: Offer


class CutCandidate(NamedTuple):
    """A cut with the part of its value that does not depend on the dice."""

    static_value: float
    offer: Offer


class CutHeuristic:
    """Values the cuts of one sheet by these weights, in points still to come."""

    def __init__(self, sheet_index: SheetIndex, weights: Weights) -> None:
        self.sheet_index: Final = sheet_index
        self.weights: Final = weights
        self._means: Final = [mean_gains(die) for die in sheet_index.sheet.dice]
        self._one_cuts: Final = column_table(weights.one_cut_rate)
        self._rises: Final = column_table(weights.rise_rate)
        self._next_rise: Final = next_box_table(self._rises, weights.height)
        self._candidates: Final = lru_cache(maxsize=1 << 8)(self._list_candidates)

    def rank(self, state: SoloState, roll: RolledDice, corner: Mask = 0) -> list[CutValue]:
        """Every sound cut that takes off the corner, the best first."""
        by_points = self._by_points(state, roll)
        ranked = []
        for static_value, offer in self._candidates(state.paper, state.rounds + 1):
            if offer.snippet.mask & corner == corner:
                points = roll.earned(offer.snippet)
                gain = by_points[offer.is_straight][-1 if points is None else points]
                ranked.append(CutValue(static_value + gain, points, offer))
        ranked.sort(key=lambda one: -one.value)
        return ranked

    def value(
        self, state: SoloState, roll: RolledDice, offer: Offer, claim: int | None = None
    ) -> CutValue:
        """The value of any cut, with the points claimed or else the most."""
        static_value = self.paper_value(offer.left, ROUNDS - state.rounds - 1) - self.risk(
            offer.snippet
        )
        points = roll.earned(offer.snippet) if claim is None else claim
        gain = self._by_points(state, roll)[offer.is_straight][-1 if points is None else points]
        return CutValue(static_value + gain, points, offer)

    def best(self, state: SoloState, roll: RolledDice) -> CutValue | None:
        """The first that `rank` would give; None if the paper cannot be cut.

        The candidates are sorted by static value, so the search stops where even the most points
        cannot make up for the difference.
        """
        by_points = self._by_points(state, roll)
        most = max(map(max, by_points))
        earned = roll.earned
        best = None
        highest = 0.0
        for static_value, offer in self._candidates(state.paper, state.rounds + 1):
            if best is not None and static_value + most <= highest:
                break
            points = earned(offer.snippet)
            value = static_value + by_points[offer.is_straight][-1 if points is None else points]
            if best is None or value > highest:
                highest = value
                best = CutValue(value, points, offer)
        return best

    def _list_candidates(self, paper: Mask, rounds: int) -> tuple[CutCandidate, ...]:
        """The cuts after which `rounds` rounds are played and no penalty is certain, if any."""
        to_come = ROUNDS - rounds
        free = list(free_parts(paper))
        most = paper.bit_count() - SMALLEST * to_come
        sound = [one for one in free if SMALLEST <= one[1].bit_count() <= most]
        count = self.sheet_index.count
        candidates = []
        for path, snippet in sound or free:
            part, left = count(snippet), count(paper ^ snippet)
            static_value = self.paper_value(left, to_come) - self.risk(part)
            candidates.append(CutCandidate(static_value, Offer(path, len(path) == 2, part, left)))
        candidates.sort(key=lambda candidate: -candidate.static_value)
        return tuple(candidates)

    def paper_value(self, left: Paper, to_come: int) -> float:
        """The value of the paper left for the rounds to come."""
        if to_come == 1:
            return self.last_value(left)
        weights = self.weights
        _, size, (green, pink, yellow, blue), jokers, stars = left
        short = max(0, to_come - size // SMALLEST)
        return (
            weights.space * (green + pink + yellow + blue)
            + weights.any_space * size
            + weights.joker * jokers
            + weights.star * stars
            + weights.inner_star * self._inner_stars(left.mask)
            - PENALTY * short
        )

    def _inner_stars(self, paper: Mask) -> int:
        sheet = self.sheet_index.sheet
        right = paper & sheet.stars_right & (paper >> 1)
        return right.bit_count() + (paper & sheet.stars_up & (paper >> SIZE)).bit_count()

    def last_value(self, left: Paper) -> float:
        """The value of the last snippet: its expected points less its risk. CI-10

        A joker is valued between the mean and the best gain over all dice.
        """
        if left.size < SMALLEST:
            return -PENALTY - self.risk(left)
        points = 0.0
        more = []
        for mean, count in zip(self._means, left.counts, strict=True):
            points += mean[count]
            more.append(mean[count + 1] - mean[count])
        points += left.jokers * (sum(more) / len(more) + max(more)) / 2
        return points - self.risk(left)

    def risk(self, snippet: Paper) -> float:
        """The expected cost of a snippet with few half-stars. CI-11"""
        if snippet.stars == 0:
            return self.weights.starless * snippet.size
        return self.weights.single_star if snippet.stars == 1 else 0.0

    def _by_points(self, state: SoloState, roll: RolledDice) -> tuple[list[float], list[float]]:
        """The value of a round for each number of points, and last for a penalty: with two cuts,
        and with one. CI-8, CI-9"""
        to_come = ROUNDS - state.rounds - 1
        one_cuts = self._one_cuts[to_come - 1]
        rises = self._rises[to_come]
        next_rise = self._next_rise[to_come]
        flat, risen = state.rises, state.rises + (state.last != NO_ROUND)
        most = roll.points(self.sheet_index.count(state.paper))
        two, one = one_cuts[state.one_cuts], one_cuts[state.one_cuts + 1]
        with_two, with_one = [], []
        for points in range(most + 1):
            circles = risen if points > state.last else flat
            value = points + rises[circles] - points * next_rise[circles]
            with_two.append(value + two)
            with_one.append(value + one)
        penalty = rises[flat] - PENALTY - max(state.last, 0) * next_rise[flat] + two
        return [*with_two, penalty], [*with_one, penalty]


def mean_gains(die: str) -> list[float]:
    """The mean points of a die, by the number of spaces of its colour. CI-7"""
    return [sum(column) / len(die) for column in zip(*map(gains_of, die), strict=True)]


def gain_variances(die: str) -> list[float]:
    """The variance of the points of a die, by the number of spaces of its colour."""
    squares = [
        sum(points * points for points in column) / len(die)
        for column in zip(*map(gains_of, die), strict=True)
    ]
    return [square - mean * mean for square, mean in zip(squares, mean_gains(die), strict=True)]


def column_table(rate: float) -> list[list[float]]:
    """The expected points of a column, by rounds to come and boxes circled so far. CI-8"""
    return [
        [
            sum(
                comb(to_come, more)
                * rate**more
                * (1 - rate) ** (to_come - more)
                * column_points(circles + more)
                for more in range(to_come + 1)
            )
            for circles in range(ROUNDS + 1)
        ]
        for to_come in range(ROUNDS)
    ]


def next_box_table(column: list[list[float]], height: float) -> list[list[float]]:
    """How much each point to beat lowers the value of the next box, by rounds to come and boxes."""
    none = [0.0] * (ROUNDS + 1)
    return [none] + [
        [
            height * (after[min(circles + 1, ROUNDS)] - after[circles])
            for circles in range(ROUNDS + 1)
        ]
        for after in column[:-1]
    ]
