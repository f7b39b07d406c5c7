"""A bot that chooses by tree search."""

from dataclasses import dataclass, replace
from typing import Any, Generic

from tavolino.bots.evaluation import MoveValue
from tavolino.bots.search.budget import PlayoutBudget
from tavolino.bots.search.search import TreeSearch
from tavolino.core import Source, View
from tavolino.core.game import B, M, S


@dataclass(frozen=True)
class SearchBot(Generic[S, M, B]):
    search: TreeSearch[S, M, B]
    budget: PlayoutBudget
    unit: str = "chance"

    def choose(self, view: View[Any], source: Source) -> str:
        if view.moves is not None and len(view.moves) == 1:
            return view.moves[0]
        return self.evaluate(view, source)[0].move

    def evaluate(self, view: View[Any], source: Source, focus: str = "") -> tuple[MoveValue, ...]:
        return self.search.evaluate(view, source, self.budget, focus)

    def without_time_limit(self) -> "SearchBot[S, M, B]":
        return replace(self, budget=self.budget.without_time_limit())

    def within(self, seconds: float) -> "SearchBot[S, M, B]":
        return replace(self, budget=self.budget.within(seconds))
