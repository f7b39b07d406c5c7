"""Complete pyramids: random, or from a finished building game."""

from collections.abc import Iterable
from typing import Final

from tavolino.core import Outcome, Refused, Source, pick, pick_weighted
from tavolino.games.scalino.rules.board import Place
from tavolino.games.scalino.rules.build import SCALINO, BuildState, place_block
from tavolino.games.scalino.rules.placement import allowed_places, check_place
from tavolino.games.scalino.rules.pyramid import NOTHING_BUILT, Colour, Pyramid, write_blocks

WEIGHTS: Final = {1: 1, 2: 4, 3: 16}
"""Builders who spend their large blocks first finish far more often."""
TRIES_PER_LEVEL: Final = 5


def complete_pyramid(source: Source) -> Pyramid:
    """A complete pyramid as four players who help each other would build it. SD-1

    A level on which everyone is stuck is restarted a few times, then the whole pyramid.
    """
    while True:
        state: BuildState | None = SCALINO.start(4, {"first": "0"})
        while state and not state.pyramid.is_complete:
            attempts = (_build_level(state, source) for _ in range(TRIES_PER_LEVEL))
            state = next((built for built in attempts if built), None)
        if state:
            return state.pyramid


def _build_level(state: BuildState, source: Source) -> BuildState | None:
    """The state once the level is completed, or None if everyone got stuck on it."""
    level = state.pyramid.level
    while state.pyramid.level == level and state.turn:
        places = list(allowed_places(state.pyramid, state.turn.colour, state.gaps))
        place = pick_weighted(source, places, [WEIGHTS[place.size] for place in places])
        state = place_block(state, state.turn, state.turn.colour, place)
    return state if state.turn or state.pyramid.is_complete else None


def build_complete(blocks: Iterable[tuple[Colour, Place]]) -> Pyramid:
    """The complete pyramid of these blocks, each legally placed when its turn came. SD-1

    Turns are not checked: skips, bonuses and the number of players allow many orders. A pyramid
    built with either `gaps` option is accepted, so the more lenient one applies.
    """
    pyramid = NOTHING_BUILT
    for colour, place in blocks:
        if pyramid.is_complete:
            raise Refused("SD-1", "complete-already", place=place.name)
        check_place(pyramid, colour, place, "notch")
        pyramid = pyramid.with_block(colour, place)
    if not pyramid.is_complete:
        raise Refused("SD-1", "incomplete", level=pyramid.level)
    return pyramid


def demolition_options(
    state: BuildState, outcome: Outcome, source: Source
) -> dict[str, str] | None:
    """The options with which the same table takes this pyramid down; None if it is not complete.

    The player in last place begins. Ties are broken by a draw. SD-1
    """
    if not state.pyramid.is_complete:
        return None
    lowest = max(outcome.ranks)
    last = [seat for seat, rank in enumerate(outcome.ranks) if rank == lowest]
    return {"first": str(pick(source, last)), "pyramid": write_blocks(state.pyramid.build_order)}
