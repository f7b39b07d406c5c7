"""Bots that search: for building by playouts and exactly at the end, for demolition move by move.

The compiled kernels are loaded when a bot first thinks, not before.
"""

import time
from dataclasses import dataclass, replace
from math import inf
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tavolino.bots.bot import Bot
from tavolino.bots.judging import Judged
from tavolino.core import Source, View, pick
from tavolino.games.scalino import DEMOLITION, SCALINO

if TYPE_CHECKING:
    from tavolino.kernels.compiled import Ints, Words
    from tavolino.kernels.tree import Tree

SEEDS: Final = 1 << 62
SOLVABLE_SPACES: Final = 45
"""With more spaces' worth of blocks left a building game is not worth trying to solve."""
PLAYOUTS_AT_ONCE: Final = 2000
POSITIONS_AT_ONCE: Final = 50_000
MOST_NODES: Final = 1_000_000
MEMORY_BITS: Final = 18


@dataclass(frozen=True)
class Thinking:
    """How hard a bot thinks about a move.

    `looks` are playouts (building) or positions (demolition) at most, `solves` the positions it
    may look at to solve the end of a building game, `slips` how many in a hundred of its moves
    are just any move. The clock only cuts short what the numbers allow; where it need not, the
    same view and chance give the same move.
    """

    looks: int
    solves: int = 0
    slips: int = 0
    seconds: float = 4.5


class BuildSearchBot:
    unit: ClassVar[str] = "chance"

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking

    def without_clock(self) -> "BuildSearchBot":
        return BuildSearchBot(replace(self._thinking, seconds=inf))

    def choose(self, view: View[Any], source: Source) -> str:
        easy = easy_move(view, self._thinking, source)
        return easy or self._search(view, source)

    def _search(self, view: View[Any], source: Source) -> str:
        from tavolino.kernels.random import seed
        from tavolino.kernels.scalino import build_solve
        from tavolino.kernels.scalino.build import spaces_left
        from tavolino.kernels.scalino.diamond import unpack_move
        from tavolino.kernels.scalino.packing import pack
        from tavolino.kernels.tree import weighed

        begun = time.monotonic()
        thinking = self._thinking
        packed = pack(SCALINO.imagine(view, source))
        rng = seed(source.below(SEEDS))
        if thinking.solves and spaces_left(packed) <= SOLVABLE_SPACES:
            memory = build_solve.new_memory(MEMORY_BITS)
            if solved := build_solve.solve(packed, memory, thinking.solves):
                return str(unpack_move(solved.move))
        grown = _grow(packed, rng, thinking, begun)
        return str(unpack_move(weighed(grown)[0].move))

    def judge(self, view: View[Any], source: Source, attend: str = "") -> tuple[Judged, ...]:
        """What playouts think of every move; all are tried, so none needs more attention."""
        from tavolino.kernels.random import seed
        from tavolino.kernels.scalino.diamond import unpack_move
        from tavolino.kernels.scalino.packing import pack
        from tavolino.kernels.tree import weighed

        packed = pack(SCALINO.imagine(view, source))
        grown = _grow(packed, seed(source.below(SEEDS)), self._thinking, time.monotonic())
        return tuple(
            Judged(str(unpack_move(one.move)), _shared(one.worth, view), one.visits)
            for one in weighed(grown)
            if one.visits
        )


def _grow(packed: "Ints", rng: "Words", thinking: Thinking, begun: float) -> "Tree":
    """A tree of as many playouts as there is time for."""
    from tavolino.kernels.scalino import build_search
    from tavolino.kernels.tree import new_tree

    tree = new_tree(min(MOST_NODES, 2 * thinking.looks + 1000))
    left = thinking.looks
    while left > 0:
        times = min(left, PLAYOUTS_AT_ONCE)
        build_search.grow(tree, packed, rng, times, build_search.EXPLORATION)
        left -= times
        if time.monotonic() - begun > thinking.seconds:
            break
    return tree


def _shared(worth: float, view: View[Any]) -> tuple[float, ...]:
    """A worth for every seat: what the viewer does not win, the others share."""
    others = (1 - worth) / (view.seats - 1)
    return tuple(worth if seat == view.viewer else others for seat in range(view.seats))


class DemolitionSearchBot:
    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking

    def without_clock(self) -> "DemolitionSearchBot":
        return DemolitionSearchBot(replace(self._thinking, seconds=inf))

    def choose(self, view: View[Any], source: Source) -> str:
        easy = easy_move(view, self._thinking, source)
        return easy or self._search(view, source)

    def _search(self, view: View[Any], source: Source) -> str:
        from tavolino.kernels.scalino import demolition_search
        from tavolino.kernels.scalino.survey import pack, unpack_move

        begun = time.monotonic()
        state = DEMOLITION.imagine(view, source)
        memory = demolition_search.new_memory(MEMORY_BITS)
        ahead = demolition_search.LookAhead(pack(state), memory)
        left = self._thinking.looks
        while left > 0 and not ahead.found.is_exact:
            times = min(left, POSITIONS_AT_ONCE)
            ahead.go_on(times)
            left -= times
            if time.monotonic() - begun > self._thinking.seconds:
                break
        return str(unpack_move(state.blocks or (), ahead.found.move))


def easy_move(view: View[Any], thinking: Thinking, source: Source) -> str | None:
    """The only move there is, or a slip."""
    moves = view.moves or ()
    if len(moves) == 1:
        return moves[0]
    if source.below(100) < thinking.slips:
        return pick(source, moves)
    return None


BUILD_LEVELS: Final[dict[str, Bot]] = {
    "learner": BuildSearchBot(Thinking(looks=20, slips=10)),
    "casual": BuildSearchBot(Thinking(looks=200)),
    "strong": BuildSearchBot(Thinking(looks=6_000, solves=20_000, seconds=0.9)),
    "master": BuildSearchBot(Thinking(looks=300_000, solves=600_000)),
}
DEMOLITION_LEVELS: Final[dict[str, Bot]] = {
    "learner": DemolitionSearchBot(Thinking(looks=100, slips=40)),
    "casual": DemolitionSearchBot(Thinking(looks=100, slips=15)),
    "strong": DemolitionSearchBot(Thinking(looks=1_000, seconds=0.9)),
    "master": DemolitionSearchBot(Thinking(looks=5_000_000)),
}
"""From the weakest to the strongest."""
