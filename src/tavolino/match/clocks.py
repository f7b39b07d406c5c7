"""The clocks of a table: none, so long for each move, or so long in all plus some for each turn."""

from collections.abc import Set
from dataclasses import dataclass, replace

from tavolino.core import Options, Seat


@dataclass(frozen=True)
class Clocks:
    """`left` is what each seat still had when its clock last stopped; `since` is when each
    running one started. Times are ms.
    """

    per_move: int
    increment: int
    left: tuple[int, ...]
    since: tuple[int | None, ...]

    def deadline(self, seat: Seat) -> int | None:
        """When this seat's time will be up; None while its clock stands."""
        started = self.since[seat]
        full = self.full(seat)
        return None if started is None or full is None else started + full

    def full(self, seat: Seat) -> int | None:
        """What the seat had when its clock last started; None if the table has no clock."""
        if self.per_move:
            return self.per_move
        return self.left[seat] if self.left else None

    def waited(self, seat: Seat, now: int) -> int:
        """For how long the table has been waiting for this seat."""
        started = self.since[seat]
        return 0 if started is None else now - started

    def turned(self, running: Set[Seat], moved: Seat, now: int) -> "Clocks":
        """After `moved` did something: these are the seats whose clocks run from now on."""
        left = list(self.left)
        since = list(self.since)
        for seat, started in enumerate(self.since):
            if started is not None and seat not in running:
                if left:
                    earned = self.increment if seat == moved else 0
                    left[seat] = max(0, left[seat] - (now - started)) + earned
                since[seat] = None
            elif seat in running and (started is None or (seat == moved and self.per_move)):
                since[seat] = now
        return replace(self, left=tuple(left), since=tuple(since))


def clocks_by(terms: Options, seats: int) -> Clocks:
    kind = terms["clock"]
    ms = int(terms["seconds"]) * 1000
    return Clocks(
        per_move=ms if kind == "move" else 0,
        increment=int(terms["increment"]) * 1000 if kind == "total" else 0,
        left=(ms,) * seats if kind == "total" else (),
        since=(None,) * seats,
    )
