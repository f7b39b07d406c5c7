"""What moves are worth: each with what it is expected to bring every seat."""

from typing import Any, NamedTuple, Protocol, runtime_checkable

from tavolino.core import Source, View


class MoveValue(NamedTuple):
    """A move in notation, its value for each seat, and how often it was tried.

    Values of one evaluator compare with each other; its `unit` says what they count.
    """

    move: str
    values: tuple[float, ...]
    tries: int


@runtime_checkable
class Evaluator(Protocol):
    """Values all moves of a viewer."""

    @property
    def unit(self) -> str:
        """What its values count: "chance" for shares of a win from 0 to 1, "points", or "cards"."""
        ...

    def evaluate(self, view: View[Any], source: Source, attend: str = "") -> tuple[MoveValue, ...]:
        """The viewer's moves, the best first; none where it has nothing to say.

        `attend` names a move to look at well, however bad it seems.
        """
        ...
