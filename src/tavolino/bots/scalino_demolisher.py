"""How the searching bot of demolition thinks: ahead for two, by playouts among many."""

from dataclasses import replace
from time import monotonic
from typing import Any, Final

from tavolino.bots.judging import Judged
from tavolino.bots.scalino import DEMOLITION_SCALE
from tavolino.bots.scalino_growing import Way, growing
from tavolino.bots.scalino_search import Thinking
from tavolino.bots.search import by_margin, lead
from tavolino.core import Source, View, by_points
from tavolino.games.scalino import DEMOLITION
from tavolino.games.scalino.demolition import DemolitionState
from tavolino.kernels.compiled import Ints
from tavolino.kernels.scalino.demolition import POINTS, apply
from tavolino.kernels.scalino.demolition_search import LookAhead, new_memory
from tavolino.kernels.scalino.demolition_tree import EXPLORATION, grow
from tavolino.kernels.scalino.survey import legal_moves, pack, unpack_move

POSITIONS_AT_ONCE: Final = 50_000
MEMORY_BITS: Final = 18
WAY: Final = Way(grow, EXPLORATION, bushy=8)


def best_move(view: View[Any], thinking: Thinking, source: Source) -> str:
    """The move that looks best as deep as there is leave and time for, or that was tried most."""
    state = DEMOLITION.imagine(view, source)
    if view.seats == 2:
        return write(state, look(pack(state), thinking).found.move)
    return write(
        state,
        growing(WAY, view, thinking.among_many, thinking.seconds, source).best_move(pack(state)),
    )


def judge_moves(
    view: View[Any], thinking: Thinking, source: Source, attend: str
) -> tuple[Judged, ...]:
    """Every move with its chances for each seat, the best first."""
    state = DEMOLITION.imagine(view, source)
    packed = pack(state)
    if view.seats > 2:
        among_many = growing(WAY, view, thinking.among_many, thinking.seconds, source)
        return tuple(among_many.judged(packed, apply, lambda move: write(state, move), attend))
    moves = legal_moves(packed)
    share = shared(thinking, len(moves))
    judged = []
    for move in moves:
        after = packed.copy()
        apply(after, move)
        judged.append(Judged(write(state, move), chances(after, share), share.looks))
    return tuple(sorted(judged, key=lambda one: -one.values[view.viewer]))


def write(state: DemolitionState, move: int) -> str:
    return str(unpack_move(state.blocks or (), move))


def look(state: Ints, thinking: Thinking) -> LookAhead:
    end = None if thinking.seconds is None else monotonic() + thinking.seconds
    ahead = LookAhead(state, new_memory(MEMORY_BITS))
    for done in range(0, thinking.looks, POSITIONS_AT_ONCE):
        ahead.go_on(min(POSITIONS_AT_ONCE, thinking.looks - done))
        if ahead.found.is_exact or (end is not None and monotonic() >= end):
            break
    return ahead


def chances(state: Ints, thinking: Thinking) -> tuple[float, ...]:
    """What both seats may hope for, by the points they will have: surely so if the end is seen."""
    found = look(state, thinking).found
    points = [int(state[POINTS + seat]) + gain for seat, gain in enumerate(found.gains)]
    if found.is_exact:
        return by_margin(DEMOLITION_SCALE)(by_points("cleared", [round(own) for own in points]))
    return lead(points, DEMOLITION_SCALE)


def shared(thinking: Thinking, moves: int) -> Thinking:
    """The part of the effort that each of so many moves gets."""
    seconds = None if thinking.seconds is None else thinking.seconds / moves
    return replace(thinking, looks=max(1, thinking.looks // moves), seconds=seconds)
