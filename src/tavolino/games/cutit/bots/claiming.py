"""When to count fewer points than the jokers give."""

from tavolino.games.cutit.bots.policy import Rules
from tavolino.games.cutit.bots.search import expected_score
from tavolino.games.cutit.bots.solo_state import Offer, RolledDice, SoloState
from tavolino.games.cutit.rules.jokers import possible_points
from tavolino.games.cutit.rules.state import ROUNDS


def last_claim(rules: Rules, state: SoloState, roll: RolledDice, offer: Offer) -> int | None:
    """The points to claim with the cut of round 9; None to claim them all. CI-7, CI-10

    Each point not claimed makes the + of the last round a little likelier. That pays only if the
    next box is valuable and the snippet of the next round is known, as in round 9.
    """
    most = roll.earned(offer.snippet)
    if state.rounds != ROUNDS - 2 or not most:
        return None
    _, _, counts, jokers, _ = offer.snippet
    values = {
        points: expected_score(rules, state, offer, points)
        for points in possible_points(counts, jokers, roll.faces)
    }
    best = max(values, key=lambda points: (values[points], points))
    return None if best == most else best
