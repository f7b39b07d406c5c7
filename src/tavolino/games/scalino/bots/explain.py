"""Reasons for a block of the building game."""

from collections.abc import Iterator

from tavolino.bots.reason import Reason
from tavolino.core import Entry, Source, View
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.board import Place
from tavolino.games.scalino.rules.build import BuildState, seat_points
from tavolino.games.scalino.rules.moves import ColouredPlace
from tavolino.games.scalino.rules.scoring import score
from tavolino.games.scalino.rules.view import BuildBoard


def explain(view: View[BuildBoard], text: str, source: Source) -> Iterator[Reason]:
    state = SCALINO.determinize(view, source)
    seat = view.viewer
    move = SCALINO.read(state, seat, text)
    after = SCALINO.apply(state, Entry(seat, move))
    if not isinstance(move, Place | ColouredPlace):
        yield Reason("reason-scalino-decline")
        return
    if after.turn is not None and after.turn.bonus and after.turn.seat == seat:
        yield Reason("reason-scalino-level")
    gains = [new - old for new, old in zip(points(after), points(state), strict=True)]
    # Every block gains its size, because unused blocks cost points. That alone is no reason.
    gain_by_steps = gains[seat] - move.size
    if gain_by_steps > 0:
        yield Reason("reason-scalino-steps", {"points": gain_by_steps})
    lost = -min(gain for rival, gain in enumerate(gains) if rival != seat)
    if lost > 0:
        yield Reason("reason-scalino-covers", {"points": lost})
    if move.size > 1:
        yield Reason("reason-scalino-large", {"size": move.size})
    else:
        yield Reason("reason-scalino-small")


def points(state: BuildState) -> list[int]:
    return seat_points(state.seats, score(state.pyramid))
