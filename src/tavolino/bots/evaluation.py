"""Evaluations of moves: the expected value of each for every seat."""

from typing import Any, NamedTuple, Protocol, runtime_checkable

from tavolino.core import Source, View


class MoveValue(NamedTuple):
    """A move in notation, its value for each seat, and how often the search visited it.

    Values of one evaluator compare with each other; its `unit` says what they count.
    """

    move: str
    values: tuple[float, ...]
    visits: int


@runtime_checkable
class Evaluator(Protocol):
    """Values all moves of a viewer."""

    @property
    def unit(self) -> str:
        """What its values count: "chance" for shares of a win from 0 to 1, "points", or "cards"."""
        ...

    def evaluate(self, view: View[Any], source: Source, focus: str = "") -> tuple[MoveValue, ...]:
        """The viewer's moves, the best first; empty if it cannot evaluate this position.

        `focus` names a move to search well, however bad it seems.
        """
        ...
