"""Bots that search with compiled kernels, which are loaded when one first thinks, not before.

Building: a tree grown by playouts, and the end of the game solved. Demolition for two: looking
ahead move by move, deeper and deeper; for more: a tree again.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Protocol, Self

from tavolino.bots.judging import Judged
from tavolino.core import Source, View


@dataclass(frozen=True)
class Thinking:
    """How hard a bot thinks about a move.

    `looks` are playouts (building) or positions (demolition for two) at most, `solves` the
    positions it may look at to solve the end of a building game, `among_many` the playouts of a
    demolition for three and more. The seconds only cut short what the numbers allow; where they
    need not, the same view and chance give the same move.
    """

    looks: int
    solves: int = 0
    among_many: int = 0
    seconds: float | None = None

    def without_clock(self) -> Self:
        return replace(self, seconds=None)


class Mind(Protocol):
    """A module that thinks with a kernel."""

    def best_move(self, view: View[Any], thinking: Thinking, source: Source) -> str: ...

    def judge_moves(
        self, view: View[Any], thinking: Thinking, source: Source, attend: str
    ) -> tuple[Judged, ...]: ...


@dataclass(frozen=True)
class KernelBot(ABC):
    thinking: Thinking
    unit: ClassVar[str] = "chance"

    def choose(self, view: View[Any], source: Source) -> str:
        if view.moves is not None and len(view.moves) == 1:
            return view.moves[0]
        return self._mind().best_move(view, self.thinking, source)

    def judge(self, view: View[Any], source: Source, attend: str = "") -> tuple[Judged, ...]:
        return self._mind().judge_moves(view, self.thinking, source, attend)

    def without_clock(self) -> Self:
        return replace(self, thinking=self.thinking.without_clock())

    @abstractmethod
    def _mind(self) -> Mind: ...


class BuildSearchBot(KernelBot):
    def _mind(self) -> Mind:
        from tavolino.bots import scalino_builder

        return scalino_builder


class DemolitionSearchBot(KernelBot):
    def _mind(self) -> Mind:
        from tavolino.bots import scalino_demolisher

        return scalino_demolisher
