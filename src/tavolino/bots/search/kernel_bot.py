"""A bot that searches with a compiled kernel, which is loaded when it first chooses a move."""

from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, ClassVar, Protocol, Self, cast

from tavolino.bots.evaluation import MoveValue
from tavolino.core import Source, View


@dataclass(frozen=True)
class SearchEffort:
    """How much a bot searches for a move.

    `playouts` are playouts of a tree, or positions where a game is searched move by move, at most;
    `solves` the positions it may visit to solve the end of a game; `among_many` the playouts with
    three and more players. The seconds only cut short what the numbers allow; where they need not,
    the same view and random source give the same move.
    """

    playouts: int
    solves: int = 0
    among_many: int = 0
    seconds: float | None = None

    def without_time_limit(self) -> Self:
        return replace(self, seconds=None)


class CompiledSearch(Protocol):
    """A module that searches one game with its kernel."""

    def best_move(self, view: View[Any], effort: SearchEffort, source: Source) -> str: ...

    def evaluate(
        self, view: View[Any], effort: SearchEffort, source: Source, attend: str
    ) -> tuple[MoveValue, ...]: ...


@dataclass(frozen=True)
class KernelBot:
    module: str
    """The name of a `CompiledSearch`. Importing it imports the compiler."""
    effort: SearchEffort
    unit: ClassVar[str] = "chance"

    def choose(self, view: View[Any], source: Source) -> str:
        if view.moves is not None and len(view.moves) == 1:
            return view.moves[0]
        return self._search().best_move(view, self.effort, source)

    def evaluate(self, view: View[Any], source: Source, attend: str = "") -> tuple[MoveValue, ...]:
        return self._search().evaluate(view, self.effort, source, attend)

    def without_time_limit(self) -> Self:
        return replace(self, effort=self.effort.without_time_limit())

    def _search(self) -> CompiledSearch:
        return cast(CompiledSearch, import_module(self.module))
