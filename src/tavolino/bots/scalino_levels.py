"""Looking ahead at both games of Scalino by the readable rules, and the levels of both."""

from collections.abc import Hashable, Sequence
from typing import Final, TypeVar

from tavolino.bots.greedy_bot import GreedyBot
from tavolino.bots.levels import MASTER_SECONDS, STRONG_SECONDS, Levels, Wavering, WhenCompiled
from tavolino.bots.random_bot import RandomBot
from tavolino.bots.scalino import (
    BUILDING_SCALE,
    DEMOLITION_SCALE,
    building_value,
    demolition_value,
)
from tavolino.bots.scalino_search import BuildSearchBot, DemolitionSearchBot, Thinking
from tavolino.bots.search import Limit, PolicyPlayout, Search, SearchBot, by_margin, lead
from tavolino.core import Seat, Source, pick_weighted
from tavolino.games.scalino import DEMOLITION, SCALINO
from tavolino.games.scalino.board import Place
from tavolino.games.scalino.build import BuildMove, BuildState, seat_points
from tavolino.games.scalino.demolition import DemolitionMove, DemolitionState, removable
from tavolino.games.scalino.scoring import score

T = TypeVar("T")

HORIZON: Final = 4
"""After so many moves a simulated game is judged by the points of that moment."""


def large_blocks(state: BuildState, seat: Seat, source: Source) -> BuildMove:
    """Any move, larger blocks much likelier: who is left with them pays for it. SC-15"""
    return _by_size(list(SCALINO.legal(state, seat)), source)


def large_takes(state: DemolitionState, seat: Seat, source: Source) -> DemolitionMove:
    """Any move, larger blocks much likelier. SD-4"""
    return _by_size(list(DEMOLITION.legal(state, seat) or ()), source)


def _by_size(moves: Sequence[T], source: Source) -> T:
    weights = [move.size**3 if isinstance(move, Place) else 1 for move in moves]
    return pick_weighted(source, moves, weights)


def building_lead(state: BuildState) -> tuple[float, ...]:
    return lead(seat_points(state.seats, score(state.pyramid)), BUILDING_SCALE)


def same_building(state: BuildState) -> Hashable:
    """The blocks in whatever order they came, and whose turn it is."""
    pyramid = state.pyramid
    return pyramid.coloured, pyramid.used, state.turn, state.neutral_turns


def demolition_lead(state: DemolitionState) -> tuple[float, ...]:
    """By what was taken; who is to move has the best block as good as taken. SD-2, SD-4"""
    points = [sum(sizes) for sizes in state.taken]
    assert state.turn is not None
    points[state.turn] += max(block.place.size for block in removable(state.blocks or ()))
    return lead(points, DEMOLITION_SCALE)


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
    PolicyPlayout(
        DEMOLITION,
        large_takes,
        by_margin(DEMOLITION_SCALE),
        moves=HORIZON,
        judgement=demolition_lead,
    ),
    worth=by_margin(DEMOLITION_SCALE),
    curiosity=0.12,
    same=same_demolition,
)

GREEDY_BUILDER: Final = GreedyBot(SCALINO, building_value)
GREEDY_TAKER: Final = GreedyBot(DEMOLITION, demolition_value)

COMPILED: Final = "scalino"
"""The kernel of both games. Until it is ready its bots are replaced by plain ones."""

BUILDING_LEVELS: Final = Levels(
    learner=Wavering(RandomBot(SCALINO), GREEDY_BUILDER, one_in=3),
    casual=GREEDY_BUILDER,
    strong=WhenCompiled(
        COMPILED,
        BuildSearchBot(Thinking(looks=3_000, solves=20_000, seconds=STRONG_SECONDS)),
        SearchBot(BUILDING_SEARCH, Limit(150, STRONG_SECONDS)),
    ),
    master=WhenCompiled(
        COMPILED,
        BuildSearchBot(Thinking(looks=60_000, solves=200_000, seconds=MASTER_SECONDS / 2)),
        SearchBot(BUILDING_SEARCH, Limit(900, MASTER_SECONDS)),
    ),
)
DEMOLITION_LEVELS: Final = Levels(
    learner=Wavering(RandomBot(DEMOLITION), GREEDY_TAKER, one_in=3),
    casual=GREEDY_TAKER,
    strong=WhenCompiled(
        COMPILED,
        DemolitionSearchBot(Thinking(looks=100, among_many=500, seconds=STRONG_SECONDS)),
        SearchBot(DEMOLITION_SEARCH, Limit(200, STRONG_SECONDS)),
    ),
    master=WhenCompiled(
        COMPILED,
        DemolitionSearchBot(Thinking(looks=400_000, among_many=20_000, seconds=MASTER_SECONDS)),
        SearchBot(DEMOLITION_SEARCH, Limit(1_000, MASTER_SECONDS)),
    ),
)
