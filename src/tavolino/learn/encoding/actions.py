"""Action spaces: every move of a game as an integer."""

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, final

from tavolino.core import Options, Refused, View


@dataclass(frozen=True)
class ActionGroup:
    """Consecutive ids of moves of one kind.

    Groups never change. New moves of a game get a new group after all others.
    """

    name: str
    count: int
    label: Callable[[int], str]
    """The label of each action, by its index in the group."""


class ActionSpace(ABC):
    """All actions of a game, with ids from 0.

    An action means the same move in every position. Its label is the move in notation unless the
    notation depends on the position.
    """

    def __init__(self, groups: Sequence[ActionGroup]) -> None:
        self.groups = tuple(groups)
        self.starts = (0, *accumulate(group.count for group in self.groups))
        """The first id of each group, then the total number of ids."""
        self.ranges = {
            group.name: range(start, start + group.count)
            for group, start in zip(self.groups, self.starts, strict=False)
        }
        """The ids of each group, by its name."""

    @final
    def __len__(self) -> int:
        return self.starts[-1]

    @final
    def check(self, action: int) -> None:
        """Refuses a number that is not an id."""
        if not 0 <= action < len(self):
            raise Refused("ACTION", "unknown", action=int(action), last=len(self) - 1)

    @final
    def label(self, action: int) -> str:
        """The name of an action, independent of the position."""
        self.check(action)
        number = bisect_right(self.starts, action) - 1
        return self.groups[number].label(action - self.starts[number])

    @final
    def labels(self) -> Iterator[str]:
        """The labels of all actions, in the order of their ids."""
        for group in self.groups:
            yield from map(group.label, range(group.count))

    def size(self, seats: int, options: Options) -> int:
        """The number of ids that a game with these options needs; greater ids are never legal."""
        return len(self)

    @property
    def wait(self) -> int | None:
        """The action of a seat that must wait while others move; None in games where seats always
        take turns. It is not a move: nothing is submitted for it."""
        return None

    @abstractmethod
    def encode(self, view: View[Any], text: str) -> int:
        """The id of a legal move of the viewer. Refused (ACTION) if it has none."""

    @abstractmethod
    def decode(self, view: View[Any], action: int) -> str:
        """The move in notation. Refused if it cannot exist in this position; other moves may still
        be illegal."""


class ListedActions(ActionSpace):
    """Actions whose labels are the moves themselves, in every position.

    >>> actions = ListedActions({"letters": ["a", "b"], "words": ["pass"]})
    >>> len(actions), actions.label(2), actions.ids["b"]
    (3, 'pass', 1)
    """

    def __init__(self, moves: dict[str, Sequence[str]]) -> None:
        """`moves` has the texts of each group."""
        super().__init__(
            [ActionGroup(name, len(texts), texts.__getitem__) for name, texts in moves.items()]
        )
        self.texts = tuple(self.labels())
        self.ids = {text: action for action, text in enumerate(self.texts)}

    def encode(self, view: View[Any], text: str) -> int:
        action = self.ids.get(text)
        if action is None:
            raise no_action(text)
        return action

    def decode(self, view: View[Any], action: int) -> str:
        self.check(action)
        return self.texts[action]


def no_action(text: str) -> Refused:
    """The refusal of a move that is not in the action space."""
    return Refused("ACTION", "none", move=text[:40])
