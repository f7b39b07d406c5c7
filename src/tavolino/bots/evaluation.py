"""Evaluations of moves: the expected value of each for every seat."""

from typing import Any, NamedTuple, Protocol, runtime_checkable

from tavolino.core import Source, View


class MoveValue(NamedTuple):
    """A move in notation, its value for each seat, and its visits in the search.

    Values of the same evaluator are comparable; their unit is the evaluator's `unit`.
    """

    move: str
    values: tuple[float, ...]
    visits: int


@runtime_checkable
class Evaluator(Protocol):
    """Values all moves of a viewer."""

    @property
    def unit(self) -> str:
        """The unit of the values: "chance" (of a win, 0 to 1), "points" or "cards"."""
        ...

    def evaluate(self, view: View[Any], source: Source, focus: str = "") -> tuple[MoveValue, ...]:
        """The viewer's moves, the best first; empty if it cannot evaluate this position.

        `focus` is a move to search thoroughly even if it looks bad.
        """
        ...
