"""Looking ahead at Cut the Rope by the readable rules alone, to value moves."""

from typing import Final

from tavolino.bots.rope.policy import card_played, lay_value
from tavolino.bots.search import PolicyPlayout, Search, by_margin, lead
from tavolino.core import Seat, Source, pick
from tavolino.games.rope.choices import choices
from tavolino.games.rope.deck import SCISSORS
from tavolino.games.rope.game import ROPE
from tavolino.games.rope.moves import FromHand, FromPile, FromSupply, Lay, RopeMove
from tavolino.games.rope.state import RopeState

HORIZON: Final = 16
"""After this many moves a simulated game is valued by the piles."""
PILE_SCALE: Final = 2.0
"""A lead of this many pile cards is likely to be kept."""


def hasty(state: RopeState, seat: Seat, source: Source) -> RopeMove:
    """A choice for simulated games: the own pile if it goes at once, else mostly some number that
    can be played, else the card that is missed least."""
    moves = choices(state, state.players[seat])
    plays = []
    ends = []
    for move in moves:
        if isinstance(move, FromPile):
            return move
        if isinstance(move, FromHand | FromSupply):
            if card_played(state, seat, move) != SCISSORS:
                plays.append(move)
        else:
            ends.append(move)
    if plays and (not ends or source.below(4)):
        return pick(source, plays)
    if not ends:
        return pick(source, moves)
    lays = [(lay_value(state, seat, move), move) for move in ends if isinstance(move, Lay)]
    return max(lays, key=lambda one: one[0])[1] if lays else ends[0]


def pile_lead(state: RopeState) -> tuple[float, ...]:
    """Who has fewer cards left in the own pile is ahead. CR-2"""
    return lead([-len(player.pile) for player in state.players], PILE_SCALE)


SEARCH: Final = Search(
    ROPE,
    PolicyPlayout(ROPE, hasty, by_margin(PILE_SCALE), moves=HORIZON, evaluate=pile_lead),
    worth=by_margin(PILE_SCALE),
    exploration=0.15,
)
