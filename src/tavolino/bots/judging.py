"""What a bot thinks of moves: each with what it is expected to bring every seat."""

from typing import Any, NamedTuple, Protocol, runtime_checkable

from tavolino.core import Source, View


class Judged(NamedTuple):
    """A move in notation, its value for each seat, and how often it was tried.

    Values of one judge compare with each other; what they count is for the judge to say.
    """

    move: str
    values: tuple[float, ...]
    tries: int


@runtime_checkable
class Judge(Protocol):
    """A bot that can say what it thinks of all its moves."""

    @property
    def unit(self) -> str:
        """What its values count: "chance" for shares of a win from 0 to 1, "points", or "cards"."""
        ...

    def judge(self, view: View[Any], source: Source, attend: str = "") -> tuple[Judged, ...]:
        """The viewer's moves, the best first; none where it has nothing to say.

        `attend` names a move to look at well, however bad it seems.
        """
        ...
