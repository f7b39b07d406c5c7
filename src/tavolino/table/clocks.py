"""The clocks of a table: none, a limit per move, or a total with an increment per move."""

from collections.abc import Set
from dataclasses import dataclass

from tavolino.core import Options, Seat


@dataclass(frozen=True)
class Clocks:
    """`left` is the time each seat had before its present move. `since` is when each running clock
    last started, and `used` the time the present move had taken by then: a player who lets a
    stand-in take over for a moment gains nothing. Times are ms.
    """

    per_move: int
    increment: int
    left: tuple[int, ...]
    since: tuple[int | None, ...]
    used: tuple[int, ...]

    def deadline(self, seat: Seat) -> int | None:
        """When this seat's time will be up; None while its clock is stopped."""
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

    def waiting_since(self, seat: Seat) -> int | None:
        """Since when the table has been waiting for this seat, not counting the time of a stand-in;
        None while its clock is stopped.
        """
        started = self.since[seat]
        return None if started is None else started - self.used[seat]

    def turned(self, running: Set[Seat], due: Set[Seat], moved: Seat, now: int) -> "Clocks":
        """The clocks after a move of `moved`: those of `running` run now, and `due` may move."""
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
        return Clocks(self.per_move, self.increment, tuple(left), tuple(since), tuple(used))


def clocks_for(settings: Options, seats: int) -> Clocks:
    kind = settings["clock"]
    ms = int(settings["seconds"]) * 1000
    return Clocks(
        per_move=ms if kind == "move" else 0,
        increment=int(settings["increment"]) * 1000 if kind == "total" else 0,
        left=(ms,) * seats if kind == "total" else (),
        since=(None,) * seats,
        used=(0,) * seats,
    )
