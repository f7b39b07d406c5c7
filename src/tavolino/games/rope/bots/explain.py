"""Reasons for a move of Cut the Rope."""

from collections.abc import Iterator

from tavolino.bots.reason import Reason
from tavolino.core import Entry, Source, View
from tavolino.games.rope.bots.policy import plan_to_pile, rivals_served
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.deck import SCISSORS
from tavolino.games.rope.rules.moves import FromHand, FromPile, FromSupply, Lay
from tavolino.games.rope.rules.supply import last_card
from tavolino.games.rope.rules.view import RopeBoard


def explain(view: View[RopeBoard], text: str, source: Source) -> Iterator[Reason]:
    """Uses only visible cards, never those of the determinization."""
    state = ROPE.determinize(view, source)
    seat = view.viewer
    move = ROPE.read(state, seat, text)
    player = state.players[seat]
    if isinstance(move, FromPile):
        yield Reason("reason-rope-pile", {"left": len(player.pile) - 1})
        return
    if isinstance(move, FromHand | FromSupply):
        after = ROPE.apply(state, Entry(seat, move))
        if not after.cause and after.turn == seat and plan_to_pile(after, seat, scissors=True):
            yield Reason("reason-rope-way")
        if rivals_served(after, seat) < rivals_served(state, seat):
            yield Reason("reason-rope-closes")
        if isinstance(move, FromSupply):
            yield Reason("reason-rope-supply")
        elif len(player.hand) == 1:
            yield Reason("reason-rope-last")
        else:
            yield Reason("reason-rope-hand")
        return
    if not rivals_served(state, seat):
        yield Reason("reason-rope-nothing")
    if isinstance(move, Lay):
        row = player.supply[move.supply]
        if move.card != SCISSORS and SCISSORS in player.hand:
            yield Reason("reason-rope-scissors")
        if row and abs(last_card(row) - move.card) <= 1 and last_card(row) != SCISSORS:
            yield Reason("reason-rope-beside")
        elif not row:
            yield Reason("reason-rope-free")
        else:
            yield Reason("reason-rope-missed")
