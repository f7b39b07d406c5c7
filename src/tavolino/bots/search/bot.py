"""A bot that searches."""

from dataclasses import dataclass, replace
from typing import Any, Generic

from tavolino.bots.evaluation import MoveValue
from tavolino.bots.search.limit import Limit
from tavolino.bots.search.search import Search
from tavolino.core import Source, View
from tavolino.core.game import B, M, S


@dataclass(frozen=True)
class SearchBot(Generic[S, M, B]):
    search: Search[S, M, B]
    limit: Limit
    unit: str = "chance"

    def choose(self, view: View[Any], source: Source) -> str:
        if view.moves is not None and len(view.moves) == 1:
            return view.moves[0]
        return self.evaluate(view, source)[0].move

    def evaluate(self, view: View[Any], source: Source, attend: str = "") -> tuple[MoveValue, ...]:
        return self.search.evaluate(view, source, self.limit, attend)

    def without_time_limit(self) -> "SearchBot[S, M, B]":
        return replace(self, limit=self.limit.without_time_limit())
