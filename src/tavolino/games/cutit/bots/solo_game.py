"""Solo games of Cut it by a policy, on the bots' fast model instead of full states."""

from typing import NamedTuple

from tavolino.core import Source, Stream, pick
from tavolino.games.cutit.bots.bot import choose_corner
from tavolino.games.cutit.bots.policy import Policy, Rules
from tavolino.games.cutit.bots.search import lost_spaces
from tavolino.games.cutit.bots.solo_state import START, SoloState, rolled, sheet_index
from tavolino.games.cutit.rules.sheet import CORNERS, bit
from tavolino.games.cutit.rules.snippet import Space
from tavolino.games.cutit.rules.state import ROUNDS


class SoloGame(NamedTuple):
    """The result of a game. `lost` spaces were left out of the puzzle. CI-17"""

    corner: Space
    state: SoloState
    lost: int

    @property
    def total(self) -> int:
        return self.state.score - self.lost

    @property
    def is_complete(self) -> bool:
        return self.lost == 0


def roll_dice(rules: Rules, source: Source) -> str:
    return "".join(pick(source, die) for die in rules.sheet.dice)


def play_solo(policy: Policy, rules: Rules, secret: bytes, corner: Space | None = None) -> SoloGame:
    """Plays a whole game. The dice depend only on the secret, not on the policy.

    The policy picks the corner unless one is given. Draw n of the secret is the roll of round
    n + 1, as with a dealer.
    """
    rolls = [rolled(roll_dice(rules, Stream(secret, number))) for number in range(ROUNDS)]
    source = Stream(secret, ROUNDS)
    if corner is None:
        corner = choose_corner(policy, rules, "".join(rolls[0].faces), CORNERS, source)
    state = START
    for number, roll in enumerate(rolls[:-1]):
        if state.paper.bit_count() == 1:
            state = state.without_cut()
            continue
        needed = bit(corner) if number == 0 else 0
        offer = policy.choose(rules, state, roll, needed, source).offer
        snippet = offer.snippet
        state = state.after(snippet.mask, roll.earned(snippet), is_straight=offer.is_straight)
    last = sheet_index(rules.sheet).count(state.paper)
    state = state.after(last.mask, rolls[-1].earned(last), is_straight=False)
    return SoloGame(corner, state, lost_spaces(rules, state.pile))
