"""Positions of every game to draw: near the start, in the middle, at the end."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from tavolino.core import SPECTATOR, Dealer, Game, Play, Stream, View, is_player
from tavolino.drawing import Drawing
from tavolino.games import games

MOST_OF_A_GAME: Final = 10


class Drawn(NamedTuple):
    game: str
    drawing: Drawing
    view: View[Any]


@cache
def drawn_views() -> tuple[Drawn, ...]:
    """Views of players and spectators at tables with as many players as there can be."""
    return tuple(
        Drawn(name, manifest.drawing, view)
        for name, manifest in games().items()
        for view in _some(list(_views(manifest.rules)))
    )


def _some(views: list[View[Any]]) -> Iterator[View[Any]]:
    """The first, the last, and those in between as evenly as may be."""
    most = min(MOST_OF_A_GAME, len(views)) - 1
    return (views[number * (len(views) - 1) // most] for number in range(most + 1))


def _views(game: Game[Any, Any, Any]) -> Iterator[View[Any]]:
    play = Play(game, game.players[-1], {})
    source, dealer = Stream(bytes(32), 1), Dealer(bytes(32))
    yield game.view(play.state, SPECTATOR)
    while play.outcome is None and len(play.log) < 600:
        dealer.deal(play, 0)
        seats = sorted(filter(is_player, play.to_act))
        if not seats:
            break
        seat = seats[len(play.log) % len(seats)]
        play.submit(seat, game.sample(play.state, seat, source), 0)
        if len(play.log) % 11 == 0:
            yield game.view(play.state, seat)
    yield game.view(play.state, SPECTATOR)
