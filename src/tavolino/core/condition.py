"""A rule as a table of conditions, which both refuses moves and lists the legal ones."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from tavolino.core.refusal import Parameter, Refused

C = TypeVar("C")
T = TypeVar("T")


@dataclass(frozen=True)
class Condition(Generic[C, T]):
    """What a rule requires of an item (a place, a block, a card) in a context, and how an item that
    breaks it is refused.

    `holds` checks it; `params` are the parameters of the refusal.

    >>> small = Condition("XY-1", "large", lambda limit, number: number <= limit, ("number",))
    >>> small.holds(10, 4)
    True
    >>> small.refusal(number=12, colour="green")
    Refused('XY-1', 'large', {'number': 12})
    """

    rule: str
    case: str
    holds: Callable[[C, T], bool]
    params: tuple[str, ...] = ()

    def refusal(self, **known: Parameter) -> Refused:
        """The refusal of an item that breaks this condition, with the parameters it needs."""
        return Refused(self.rule, self.case, **{name: known[name] for name in self.params})


def first_broken(
    conditions: Iterable[Condition[C, T]], context: C, item: T
) -> Condition[C, T] | None:
    """The first condition that does not hold, or None if all do."""
    for condition in conditions:
        if not condition.holds(context, item):
            return condition
    return None


def keep_allowed(
    conditions: Iterable[Condition[C, T]], context: C, items: Iterable[T]
) -> Iterator[T]:
    """The items for which all conditions hold, in the same order.

    >>> small = Condition("XY-1", "large", lambda limit, number: number <= limit)
    >>> even = Condition("XY-2", "odd", lambda limit, number: number % 2 == 0)
    >>> list(keep_allowed((small, even), 5, range(10)))
    [0, 2, 4]
    """
    allowed = iter(items)
    for condition in conditions:
        # A chain of filters runs without a Python loop; listing moves is hot.
        allowed = filter(partial(condition.holds, context), allowed)
    return allowed
