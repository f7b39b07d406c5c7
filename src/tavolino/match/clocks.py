"""The clocks of a table: none, so long for each move, or so long in all plus some for each move."""

from collections.abc import Set
from dataclasses import dataclass, replace

from tavolino.core import Options, Seat


@dataclass(frozen=True)
class Clocks:
    """`left` is what each seat had before its present move; `since` is when each running clock
    last started, and `used` what the present move had taken by then, so that nobody gains time by
    letting a stand-in sit down for a moment. Times are ms.
    """

    per_move: int
    increment: int
    left: tuple[int, ...]
    since: tuple[int | None, ...]
    used: tuple[int, ...]

    def deadline(self, seat: Seat) -> int | None:
        """When this seat's time will be up; None while its clock stands."""
        started = self.since[seat]
        full = self.full(seat)
        return None if started is None or full is None else started + full

    def full(self, seat: Seat) -> int | None:
        """What the seat had when its clock last started, or will have when it starts; None if the
        table has no clock.
        """
        if not (self.per_move or self.left):
            return None
        return max(0, (self.per_move or self.left[seat]) - self.used[seat])

    def waited(self, seat: Seat, now: int) -> int:
        """For how long the table has been waiting for this seat."""
        started = self.since[seat]
        return 0 if started is None else self.used[seat] + now - started

    def turned(self, running: Set[Seat], due: Set[Seat], moved: Seat, now: int) -> "Clocks":
        """After `moved` did something: these clocks run from now on, for these seats are due."""
        left = list(self.left)
        since = list(self.since)
        used = list(self.used)
        for seat, started in enumerate(self.since):
            if started is not None:
                used[seat] += now - started
            if seat == moved or seat not in due:
                if left:
                    earned = self.increment if seat == moved and started is not None else 0
                    left[seat] = max(0, left[seat] - used[seat]) + earned
                used[seat] = 0
            since[seat] = now if seat in running else None
        return replace(self, left=tuple(left), since=tuple(since), used=tuple(used))


def clocks_by(terms: Options, seats: int) -> Clocks:
    kind = terms["clock"]
    ms = int(terms["seconds"]) * 1000
    return Clocks(
        per_move=ms if kind == "move" else 0,
        increment=int(terms["increment"]) * 1000 if kind == "total" else 0,
        left=(ms,) * seats if kind == "total" else (),
        since=(None,) * seats,
        used=(0,) * seats,
    )
