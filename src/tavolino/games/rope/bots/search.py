"""The tree search of Cut the Rope by the readable rules."""

from typing import Final

from tavolino.bots.search import PolicyPlayout, TreeSearch, by_margin, lead
from tavolino.core import Seat, Source, pick
from tavolino.games.rope.bots.policy import card_played, lay_value
from tavolino.games.rope.rules.choices import choices
from tavolino.games.rope.rules.deck import SCISSORS
from tavolino.games.rope.rules.game import ROPE
from tavolino.games.rope.rules.moves import FromHand, FromPile, FromSupply, Lay, RopeMove
from tavolino.games.rope.rules.state import RopeState

HORIZON: Final = 16
"""After this many moves a playout is evaluated by the piles."""
PILE_SCALE: Final = 2.0
"""A lead of this many pile cards is likely to be kept."""


def playout_policy(state: RopeState, seat: Seat, source: Source) -> RopeMove:
    """The pile card if it can be played, else mostly a playable number, else the least useful card
    to the supply."""
    moves = choices(state, state.players[seat])
    plays = []
    turn_ends = []
    for move in moves:
        if isinstance(move, FromPile):
            return move
        if isinstance(move, FromHand | FromSupply):
            if card_played(state, seat, move) != SCISSORS:
                plays.append(move)
        else:
            turn_ends.append(move)
    if plays and (not turn_ends or source.below(4)):
        return pick(source, plays)
    if not turn_ends:
        return pick(source, moves)
    lays = [(lay_value(state, seat, move), move) for move in turn_ends if isinstance(move, Lay)]
    return max(lays, key=lambda one: one[0])[1] if lays else turn_ends[0]


def pile_lead(state: RopeState) -> tuple[float, ...]:
    """The lead of each seat, by the cards left in the piles. CR-2"""
    return lead([-len(player.pile) for player in state.players], PILE_SCALE)


SEARCH: Final = TreeSearch(
    ROPE,
    PolicyPlayout(ROPE, playout_policy, by_margin(PILE_SCALE), moves=HORIZON, evaluate=pile_lead),
    utility=by_margin(PILE_SCALE),
    exploration=0.15,
)
