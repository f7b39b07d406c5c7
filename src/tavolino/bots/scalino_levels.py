"""Looking ahead at both games of Scalino by the readable rules, and their levels."""

from collections.abc import Hashable
from typing import Final

from tavolino.bots.greedy_bot import GreedyBot
from tavolino.bots.levels import (
    MASTER_SECONDS,
    STRONG_SECONDS,
    Levels,
    Wavering,
    when_compiled,
)
from tavolino.bots.random_bot import RandomBot
from tavolino.bots.scalino import building_value, demolition_value
from tavolino.bots.scalino_search import BUILD_LEVELS
from tavolino.bots.scalino_search import DEMOLITION_LEVELS as TAKE_LEVELS
from tavolino.bots.search import Limit, PolicyPlayout, Search, SearchBot, by_margin, lead
from tavolino.core import Seat, Source, pick, pick_weighted
from tavolino.games.scalino import DEMOLITION, SCALINO
from tavolino.games.scalino.board import Place
from tavolino.games.scalino.build import BuildMove, BuildState, seat_points
from tavolino.games.scalino.demolition import DemolitionMove, DemolitionState, removable
from tavolino.games.scalino.scoring import score

BUILDING_SCALE: Final = 6.0
DEMOLITION_SCALE: Final = 4.0
"""A lead of so many points is likely to be kept."""
HORIZON: Final = 4
"""After so many moves a simulated game is judged by the points of that moment."""


def large_blocks(state: BuildState, seat: Seat, source: Source) -> BuildMove:
    """Any move, larger blocks much likelier: who is left with them pays for it. SC-15"""
    moves = list(SCALINO.legal(state, seat))
    weights = [move.size**3 if isinstance(move, Place) else 1 for move in moves]
    return pick_weighted(source, moves, weights)


def large_takes(state: DemolitionState, seat: Seat, source: Source) -> DemolitionMove:
    """One of the largest blocks, and an extra one if there is one. SD-2, SD-4"""
    places = [block.place for block in removable(state.blocks or ())]
    largest = max(place.size for place in places)
    return pick(source, [place for place in places if place.size == largest])


def building_lead(state: BuildState) -> tuple[float, ...]:
    return lead(seat_points(state.seats, score(state.pyramid)), BUILDING_SCALE)


def same_building(state: BuildState) -> Hashable:
    """The blocks in whatever order they came, and whose turn it is."""
    pyramid = state.pyramid
    return pyramid.coloured, pyramid.used, state.turn, state.neutral_turns


def same_demolition(state: DemolitionState) -> Hashable:
    return state.blocks, state.turn, state.bonus, tuple(map(sum, state.taken))


BUILDING_SEARCH: Final = Search(
    SCALINO,
    PolicyPlayout(
        SCALINO, large_blocks, by_margin(BUILDING_SCALE), moves=HORIZON, judgement=building_lead
    ),
    worth=by_margin(BUILDING_SCALE),
    curiosity=0.25,
    same=same_building,
)
DEMOLITION_SEARCH: Final = Search(
    DEMOLITION,
    PolicyPlayout(DEMOLITION, large_takes, by_margin(DEMOLITION_SCALE)),
    worth=by_margin(DEMOLITION_SCALE),
    curiosity=0.1,
    same=same_demolition,
)

GREEDY_BUILDER: Final = GreedyBot(SCALINO, building_value)
GREEDY_TAKER: Final = GreedyBot(DEMOLITION, demolition_value)

PLAIN_BUILDERS: Final = Levels(
    learner=Wavering(RandomBot(SCALINO), GREEDY_BUILDER, one_in=3),
    casual=GREEDY_BUILDER,
    strong=SearchBot(BUILDING_SEARCH, Limit(150, STRONG_SECONDS)),
    master=SearchBot(BUILDING_SEARCH, Limit(900, MASTER_SECONDS)),
)
PLAIN_TAKERS: Final = Levels(
    learner=Wavering(RandomBot(DEMOLITION), GREEDY_TAKER, one_in=3),
    casual=GREEDY_TAKER,
    strong=GREEDY_TAKER,
    master=GREEDY_TAKER,
)
"""Who plays until the kernels are ready. The readable rules are too slow to look ahead further than
the greedy taker does."""

BUILDING_LEVELS: Final = when_compiled("scalino", Levels(**BUILD_LEVELS), PLAIN_BUILDERS)
DEMOLITION_LEVELS: Final = when_compiled("scalino", Levels(**TAKE_LEVELS), PLAIN_TAKERS)
