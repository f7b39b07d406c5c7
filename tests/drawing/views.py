"""Positions of every game to draw: near the start, in the middle, at the end."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from tavolino.catalogue import games
from tavolino.core import SPECTATOR, Dealer, Play, Stream, View, is_player
from tavolino.drawing import Drawing


class Drawn(NamedTuple):
    game: str
    drawing: Drawing
    view: View[Any]


@cache
def drawn_views() -> tuple[Drawn, ...]:
    """Views of players and spectators at tables with as many players as there can be."""
    return tuple(_views())


def _views() -> Iterator[Drawn]:
    for name, manifest in games().items():
        play = Play(manifest.rules, manifest.rules.players[-1], {})
        source, dealer = Stream(bytes(32), 1), Dealer(bytes(32))
        yield Drawn(name, manifest.drawing, play.game.view(play.state, SPECTATOR))
        while play.outcome is None and len(play.log) < 600:
            dealer.deal(play, 0)
            seats = sorted(filter(is_player, play.to_act))
            if not seats:
                break
            seat = seats[len(play.log) % len(seats)]
            play.submit(seat, play.game.sample(play.state, seat, source), 0)
            if len(play.log) % 11 == 0:
                yield Drawn(name, manifest.drawing, play.game.view(play.state, seat))
        yield Drawn(name, manifest.drawing, play.game.view(play.state, SPECTATOR))
