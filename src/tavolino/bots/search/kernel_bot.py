"""A bot that searches with a compiled kernel, which is loaded when it first chooses a move."""

from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, ClassVar, Protocol, Self, cast

from tavolino.bots.evaluation import MoveValue
from tavolino.bots.search.budget import shorter
from tavolino.core import Source, View


@dataclass(frozen=True)
class SearchBudget:
    """How much a bot searches for a move.

    `playouts` is the largest number of playouts, or of positions in an alpha-beta search that does
    not reach the end. `solver_nodes` is the largest number of positions of the endgame solver, and
    `multiplayer_playouts` that of playouts with three and more players. If the seconds do not cut
    the search short, the same view and random source give the same move.
    """

    playouts: int
    solver_nodes: int = 0
    multiplayer_playouts: int = 0
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
    """The name of a `CompiledSearch`. Importing it imports the compiler."""
    budget: SearchBudget
    evaluation: SearchBudget | None = None
    """The budget for values of all moves, where it is not that for one move."""
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
