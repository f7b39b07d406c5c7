"""A bot that searches with a compiled kernel, which is loaded when it first chooses a move."""

from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, ClassVar, Protocol, Self, cast

from tavolino.bots.evaluation import MoveValue
from tavolino.bots.search.budget import shorter
from tavolino.core import Source, View


@dataclass(frozen=True)
class SearchBudget:
    """The limits of a search.

    Unless the time limit stops the search, the same view and random source give the same move.
    """

    playouts: int
    """Playouts, or positions of an alpha–beta search that does not reach the end."""
    solver_nodes: int = 0
    """Positions of the endgame solver."""
    multiplayer_playouts: int = 0
    """Playouts with three or more players."""
    seconds: float | None = None

    def without_time_limit(self) -> Self:
        return replace(self, seconds=None)

    def within(self, seconds: float) -> Self:
        """The same budget with at most these seconds."""
        return replace(self, seconds=shorter(self.seconds, seconds))


class CompiledSearch(Protocol):
    """A module that searches one game with its kernel."""

    def best_move(self, view: View[Any], budget: SearchBudget, source: Source) -> str: ...

    def evaluate(
        self, view: View[Any], budget: SearchBudget, source: Source, focus: str
    ) -> tuple[MoveValue, ...]: ...


@dataclass(frozen=True)
class KernelBot:
    module: str
    """The name of a `CompiledSearch` module. Importing it imports the compiler."""
    budget: SearchBudget
    evaluation: SearchBudget | None = None
    """The budget for the values of all moves, if different."""
    unit: ClassVar[str] = "chance"

    def choose(self, view: View[Any], source: Source) -> str:
        if view.moves is not None and len(view.moves) == 1:
            return view.moves[0]
        return self._search().best_move(view, self.budget, source)

    def evaluate(self, view: View[Any], source: Source, focus: str = "") -> tuple[MoveValue, ...]:
        return self._search().evaluate(view, self.evaluation or self.budget, source, focus)

    def without_time_limit(self) -> Self:
        return replace(
            self,
            budget=self.budget.without_time_limit(),
            evaluation=self.evaluation and self.evaluation.without_time_limit(),
        )

    def within(self, seconds: float) -> Self:
        return replace(self, budget=self.budget.within(seconds))

    def _search(self) -> CompiledSearch:
        return cast(CompiledSearch, import_module(self.module))
