"""The budget of a search."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import monotonic


def shorter(limit: float | None, seconds: float) -> float:
    """The shorter of two time limits; None means unlimited."""
    return seconds if limit is None else min(limit, seconds)


@dataclass(frozen=True)
class PlayoutBudget:
    """At most this many playouts, and at most this many seconds if a time limit is set.

    With playouts alone a search finds the same on every machine. The time limit is for slow
    machines.
    """

    playouts: int
    seconds: float | None = None

    def without_time_limit(self) -> "PlayoutBudget":
        return replace(self, seconds=None)

    def within(self, seconds: float) -> "PlayoutBudget":
        """The same budget with at most these seconds."""
        return replace(self, seconds=shorter(self.seconds, seconds))

    def countdown(self) -> Iterator[int]:
        """Counts down the playouts; there is at least one."""
        end = None if self.seconds is None else monotonic() + self.seconds
        for left in range(max(1, self.playouts), 0, -1):
            yield left
            if end is not None and monotonic() >= end:
                return
