"""Reasons for taking a block."""

from collections.abc import Iterator

from tavolino.bots.reason import Reason
from tavolino.core import Entry, Source, View
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.game import DemolitionState, removable
from tavolino.games.scalino.rules.board import Place
from tavolino.games.scalino.rules.view import DemolitionBoard


def explain(view: View[DemolitionBoard], text: str, source: Source) -> Iterator[Reason]:
    state = DEMOLITION.determinize(view, source)
    seat = view.viewer
    move = DEMOLITION.read(state, seat, text)
    after = DEMOLITION.apply(state, Entry(seat, move))
    best, left = largest(state), largest(after)
    if not isinstance(move, Place):
        yield Reason("reason-demolition-decline")
        return
    if after.turn == seat and after.blocks:
        yield Reason("reason-demolition-level")
    if move.size == best:
        yield Reason("reason-demolition-largest", {"size": move.size})
    if 0 < left < best:
        yield Reason("reason-demolition-leaves", {"size": left})
    elif move.size < best:
        yield Reason("reason-demolition-waits")


def largest(state: DemolitionState) -> int:
    return max((block.place.size for block in removable(state.blocks or ())), default=0)
