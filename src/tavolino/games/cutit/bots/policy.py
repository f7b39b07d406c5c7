"""Policies for cuts: random, greedy and heuristic."""

from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from tavolino.core import Source, pick
from tavolino.games.cutit.bots.heuristic import CutHeuristic, Weights
from tavolino.games.cutit.bots.solo_state import Offer, RolledDice, SoloState, sheet_index
from tavolino.games.cutit.rules.layout import Contact, Stars
from tavolino.games.cutit.rules.scoring import PENALTY
from tavolino.games.cutit.rules.sheet import Mask, Sheet
from tavolino.games.cutit.rules.state import ROUNDS

HEURISTIC: Final = Weights(
    one_cut_rate=0.75,
    rise_rate=0.5,
    height=0.0,
    space=0.6,
    any_space=0.1,
    joker=0.8,
    star=0.1,
    inner_star=0.1,
    starless=1.0,
    single_star=1.0,
)
"""Considers the points, both columns, the paper and the half-stars, but not that a high round makes
the next + less likely."""


class Rules(NamedTuple):
    """The sheet, and the options for joining its snippets."""

    sheet: Sheet
    stars: Stars = "normal"
    contact: Contact = "free"


class Pick(NamedTuple):
    """A chosen cut and its value. Only values of the same policy and round are comparable."""

    value: float
    offer: Offer


class Policy(Protocol):
    def choose(
        self, rules: Rules, state: SoloState, roll: RolledDice, corner: Mask, source: Source
    ) -> Pick:
        """A cut whose snippet has the corner; there is at least one."""
        ...


def offers_with(sheet: Sheet, state: SoloState, corner: Mask) -> list[Offer]:
    """The cuts of the paper that take off the corner. CI-5"""
    offers = sheet_index(sheet).offers(state.paper)
    return [offer for offer in offers if offer.snippet.mask & corner == corner]


class RandomCuts:
    """A uniformly random cut."""

    def choose(
        self, rules: Rules, state: SoloState, roll: RolledDice, corner: Mask, source: Source
    ) -> Pick:
        return Pick(0, pick(source, offers_with(rules.sheet, state, corner)))


class GreedyCuts:
    """The most points now among snippets with a half-star and at most their share of the spaces;
    ties by single cuts, then by half-stars."""

    def choose(
        self, rules: Rules, state: SoloState, roll: RolledDice, corner: Mask, source: Source
    ) -> Pick:
        share = -(-state.paper.bit_count() // (ROUNDS - state.rounds))

        def merit(offer: Offer) -> tuple[bool, bool, int, bool, int]:
            snippet = offer.snippet
            earned = roll.earned(snippet)
            return (
                snippet.size <= share,
                snippet.stars > 0,
                -PENALTY if earned is None else earned,
                offer.is_straight,
                snippet.stars,
            )

        offers = offers_with(rules.sheet, state, corner)
        merits = list(map(merit, offers))
        best = max(merits)
        equal = [offer for offer, own in zip(offers, merits, strict=True) if own == best]
        return Pick(best[2], pick(source, equal))


class HeuristicCuts:
    """The cut with the best heuristic value, one round deep."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def choose(
        self, rules: Rules, state: SoloState, roll: RolledDice, corner: Mask, source: Source
    ) -> Pick:
        best = heuristic_for(rules.sheet, self._weights).rank(state, roll, corner)[0]
        return Pick(best.value, best.offer)


@lru_cache(maxsize=1 << 4)
def heuristic_for(sheet: Sheet, weights: Weights) -> CutHeuristic:
    return CutHeuristic(sheet_index(sheet), weights)
