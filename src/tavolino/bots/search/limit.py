"""How long a search may go on."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import monotonic


@dataclass(frozen=True)
class Limit:
    """So many playouts, and at most so many seconds if a clock is to be watched.

    By playouts alone a search finds the same on every machine; the seconds are for machines that
    are too slow for them.
    """

    playouts: int
    seconds: float | None = None

    def without_time_limit(self) -> "Limit":
        return replace(self, seconds=None)

    def rounds(self) -> Iterator[int]:
        """The playouts still to come, before each; at least one is made."""
        end = None if self.seconds is None else monotonic() + self.seconds
        for left in range(max(1, self.playouts), 0, -1):
            yield left
            if end is not None and monotonic() >= end:
                return
