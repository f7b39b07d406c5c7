"""What a cut is worth beyond its points: boxes to come, paper to come, and joins."""

from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from tavolino.bots.cutit.hand import NO_ROUND, Hand, Offer, Paper, Roll, Study, gains_of
from tavolino.games.cutit.cuts import free_parts
from tavolino.games.cutit.scoring import PENALTY, SMALLEST, column_points
from tavolino.games.cutit.sheet import Mask
from tavolino.games.cutit.snippet import SIZE
from tavolino.games.cutit.state import ROUNDS


class Weights(NamedTuple):
    """How much a bot cares, in points.

    `one_cut_rate` and `rise_rate` say how often a round to come is hoped to circle a box, `height`
    how much less likely the next + is for each point of this round. Then what the paper left is
    good for: each coloured space, each space at all, each joker, each half-star on its border and
    each star in it. At last what a snippet costs that is hard to join: each space of one without
    half-stars, and one with a single half-star.
    """

    one_cut_rate: float
    rise_rate: float
    height: float
    space: float
    any_space: float
    joker: float
    star: float
    inner_star: float
    starless: float
    single_star: float


class CutValue(NamedTuple):
    """A cut with its value and its points; None for a penalty."""

    value: float
    points: int | None
    offer: Offer


class Choice(NamedTuple):
    """A cut with what it is worth whatever the dice."""

    worth: float
    offer: Offer


class Outlook:
    """Values the cuts of one sheet by these weights, in points still to come."""

    def __init__(self, study: Study, weights: Weights) -> None:
        self.study: Final = study
        self.weights: Final = weights
        self._means: Final = [mean_gains(die) for die in study.sheet.dice]
        self._one_cuts: Final = column_table(weights.one_cut_rate)
        self._rises: Final = column_table(weights.rise_rate)
        self._next_rise: Final = next_box_table(self._rises, weights.height)
        self._choices: Final = lru_cache(maxsize=1 << 8)(self._list_choices)

    def rank(self, hand: Hand, roll: Roll, corner: Mask = 0) -> list[CutValue]:
        """Every sound cut that takes the corner off, the best first."""
        by_points = self._by_points(hand, roll)
        ranked = []
        for worth, offer in self._choices(hand.paper, hand.rounds + 1):
            if offer.snippet.mask & corner == corner:
                points = roll.earned(offer.snippet)
                gain = by_points[offer.is_straight][-1 if points is None else points]
                ranked.append(CutValue(worth + gain, points, offer))
        ranked.sort(key=lambda one: -one.value)
        return ranked

    def value(self, hand: Hand, roll: Roll, offer: Offer) -> CutValue:
        """A single cut, sound or not."""
        worth = self.paper_worth(offer.left, ROUNDS - hand.rounds - 1) - self.risk(offer.snippet)
        points = roll.earned(offer.snippet)
        gain = self._by_points(hand, roll)[offer.is_straight][-1 if points is None else points]
        return CutValue(worth + gain, points, offer)

    def best(self, hand: Hand, roll: Roll) -> CutValue | None:
        """The first that `rank` would give; None if the paper cannot be cut.

        The choices come by falling worth, so the search may stop where not even the most points
        would make up for it.
        """
        by_points = self._by_points(hand, roll)
        most = max(map(max, by_points))
        earned = roll.earned
        best = None
        highest = 0.0
        for worth, offer in self._choices(hand.paper, hand.rounds + 1):
            if best is not None and worth + most <= highest:
                break
            points = earned(offer.snippet)
            value = worth + by_points[offer.is_straight][-1 if points is None else points]
            if best is None or value > highest:
                highest = value
                best = CutValue(value, points, offer)
        return best

    def _list_choices(self, paper: Mask, rounds: int) -> tuple[Choice, ...]:
        """The cuts after which so many rounds are played and no penalty is certain, if any."""
        to_come = ROUNDS - rounds
        free = list(free_parts(paper))
        most = paper.bit_count() - SMALLEST * to_come
        sound = [one for one in free if SMALLEST <= one[1].bit_count() <= most]
        count = self.study.count
        choices = []
        for path, snippet in sound or free:
            part, left = count(snippet), count(paper ^ snippet)
            worth = self.paper_worth(left, to_come) - self.risk(part)
            choices.append(Choice(worth, Offer(path, len(path) == 2, part, left)))
        choices.sort(key=lambda choice: -choice.worth)
        return tuple(choices)

    def paper_worth(self, left: Paper, to_come: int) -> float:
        """What the paper left may bring in the rounds to come."""
        if to_come == 1:
            return self.last_worth(left)
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
        sheet = self.study.sheet
        right = paper & sheet.stars_right & (paper >> 1)
        return right.bit_count() + (paper & sheet.stars_up & (paper >> SIZE)).bit_count()

    def last_worth(self, left: Paper) -> float:
        """What the last snippet brings: its points on average, less its risk. CI-10

        A joker goes where it gives most, but not always is that die the one it would help.
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
        """What a snippet with few half-stars is likely to cost. CI-11"""
        if snippet.stars == 0:
            return self.weights.starless * snippet.size
        return self.weights.single_star if snippet.stars == 1 else 0.0

    def _by_points(self, hand: Hand, roll: Roll) -> tuple[list[float], list[float]]:
        """What a round is worth for each number of points, and in the last place for a penalty:
        with two cuts, and with one. CI-8, CI-9"""
        to_come = ROUNDS - hand.rounds - 1
        one_cuts = self._one_cuts[to_come - 1]
        rises = self._rises[to_come]
        next_rise = self._next_rise[to_come]
        flat, risen = hand.rises, hand.rises + (hand.last != NO_ROUND)
        most = roll.points(self.study.count(hand.paper))
        two, one = one_cuts[hand.one_cuts], one_cuts[hand.one_cuts + 1]
        with_two, with_one = [], []
        for points in range(most + 1):
            circles = risen if points > hand.last else flat
            value = points + rises[circles] - points * next_rise[circles]
            with_two.append(value + two)
            with_one.append(value + one)
        penalty = rises[flat] - PENALTY - max(hand.last, 0) * next_rise[flat] + two
        return [*with_two, penalty], [*with_one, penalty]


def mean_gains(die: str) -> list[float]:
    """What a die gives on average for so many spaces of its colour. CI-7"""
    return [sum(column) / len(die) for column in zip(*map(gains_of, die), strict=True)]


def column_table(rate: float) -> list[list[float]]:
    """What a column is expected to pay, by rounds to come and boxes circled so far. CI-8"""
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
    """What each point to beat takes from the next box, by rounds to come and boxes so far."""
    none = [0.0] * (ROUNDS + 1)
    return [none] + [
        [
            height * (after[min(circles + 1, ROUNDS)] - after[circles])
            for circles in range(ROUNDS + 1)
        ]
        for after in column[:-1]
    ]
