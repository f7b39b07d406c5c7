"""Tables to draw: building games and demolitions at every stage, and boards before the start."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from tavolino.core import Game, Stream, View
from tavolino.core.entry import Entry
from tavolino.core.game import B, S
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.complete import complete_pyramid
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.pyramid import write_blocks
from tavolino.games.scalino.rules.view import BuildBoard, DemolitionBoard


def stream(draw: int) -> Stream:
    return Stream(bytes(32), draw)


def views_of(game: Game[S, Any, B], state: S, draw: int) -> Iterator[View[B]]:
    """Every view of seat 0 while a game is played by chance."""
    source = stream(draw)
    while True:
        yield game.view(state, 0)
        if game.outcome(state):
            return
        (seat,) = game.to_act(state)
        state = game.apply(state, Entry(seat, game.sample(state, seat, source), 0))


def building_game(seats: int, draw: int) -> Iterator[View[BuildBoard]]:
    """Every view of a game played by chance, the one before the first player is drawn included."""
    return views_of(SCALINO, SCALINO.start(seats), draw)


def demolition_game(seats: int, draw: int) -> Iterator[View[DemolitionBoard]]:
    """Every view of a demolition played by chance, the one before the deal included."""
    yield DEMOLITION.view(DEMOLITION.start(seats), 0)
    yield from views_of(DEMOLITION, DEMOLITION.start(seats, {"pyramid": a_pyramid(draw)}), draw)


@cache
def a_pyramid(draw: int) -> str:
    return write_blocks(complete_pyramid(stream(draw)).build_order)
