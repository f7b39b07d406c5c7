"""Tables to draw: building games and demolitions at every stage, and boards before the start."""

from collections.abc import Iterator
from functools import cache

from tavolino.core import Stream, View
from tavolino.core.entry import Entry
from tavolino.games.scalino import DEMOLITION, SCALINO
from tavolino.games.scalino.complete import complete_pyramid
from tavolino.games.scalino.pyramid import write_blocks
from tavolino.games.scalino.shown import BuildBoard, DemolitionBoard


def stream(draw: int) -> Stream:
    return Stream(bytes(32), draw)


def building_game(seats: int, draw: int) -> Iterator[View[BuildBoard]]:
    """Every view of a game played by chance, the one before the lot included."""
    source = stream(draw)
    state = SCALINO.start(seats)
    while True:
        yield SCALINO.view(state, 0)
        if SCALINO.outcome(state):
            return
        (seat,) = SCALINO.to_act(state)
        state = SCALINO.apply(state, Entry(seat, SCALINO.sample(state, seat, source), 0))


def demolition_game(seats: int, draw: int) -> Iterator[View[DemolitionBoard]]:
    """Every view of a demolition played by chance, the one before the deal included."""
    yield DEMOLITION.view(DEMOLITION.start(seats), 0)
    source = stream(draw)
    state = DEMOLITION.start(seats, {"pyramid": a_pyramid(draw)})
    while True:
        yield DEMOLITION.view(state, 0)
        if DEMOLITION.outcome(state):
            return
        (seat,) = DEMOLITION.to_act(state)
        state = DEMOLITION.apply(state, Entry(seat, DEMOLITION.sample(state, seat, source), 0))


@cache
def a_pyramid(draw: int) -> str:
    return write_blocks(complete_pyramid(stream(draw)).build_order)
