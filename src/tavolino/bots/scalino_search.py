"""Bots that search with compiled kernels, which are loaded when one first thinks, not before.

Building: a tree grown by playouts, and the end of the game solved. Demolition: looking ahead move
by move, deeper and deeper.
"""

from dataclasses import dataclass, replace
from typing import Any

from tavolino.bots.judging import Judged
from tavolino.core import Source, View


@dataclass(frozen=True)
class Thinking:
    """How hard a bot thinks about a move.

    `looks` are playouts (building) or positions (demolition) at most, `solves` the positions it
    may look at to solve the end of a building game. The seconds only cut short what the numbers
    allow; where they need not, the same view and chance give the same move.
    """

    looks: int
    solves: int = 0
    seconds: float | None = None

    def without_clock(self) -> "Thinking":
        return replace(self, seconds=None)


@dataclass(frozen=True)
class BuildSearchBot:
    thinking: Thinking
    unit: str = "chance"

    def choose(self, view: View[Any], source: Source) -> str:
        from tavolino.bots.scalino_thinking import best_build

        if view.moves is not None and len(view.moves) == 1:
            return view.moves[0]
        return best_build(view, self.thinking, source)

    def judge(self, view: View[Any], source: Source, attend: str = "") -> tuple[Judged, ...]:
        from tavolino.bots.scalino_thinking import judge_builds

        return judge_builds(view, self.thinking, source, attend)

    def without_clock(self) -> "BuildSearchBot":
        return replace(self, thinking=self.thinking.without_clock())


@dataclass(frozen=True)
class DemolitionSearchBot:
    thinking: Thinking
    unit: str = "points"

    def choose(self, view: View[Any], source: Source) -> str:
        from tavolino.bots.scalino_thinking import best_take

        if view.moves is not None and len(view.moves) == 1:
            return view.moves[0]
        return best_take(view, self.thinking, source)

    def judge(self, view: View[Any], source: Source, attend: str = "") -> tuple[Judged, ...]:
        from tavolino.bots.scalino_thinking import judge_takes

        return judge_takes(view, self.thinking, source)

    def without_clock(self) -> "DemolitionSearchBot":
        return replace(self, thinking=self.thinking.without_clock())
