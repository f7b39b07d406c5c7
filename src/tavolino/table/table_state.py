"""Values that the state of a table consists of: occupants, an undo request, nudges, absences."""

from collections.abc import Mapping, Set
from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple

from tavolino.core import Seat
from tavolino.table.events import (
    ClockPaused,
    LoggedEvent,
    Moved,
    Nudged,
    NudgeStopped,
    Person,
    SeatReclaimed,
    StandInStarted,
)

NUDGE_MS: Final = 30_000
"""How long somebody who is present has to move or to answer before a bot stands in."""


@dataclass(frozen=True)
class Occupant:
    """A seat holds a person, a bot or nobody. A stand-in may move for a person."""

    person: Person = ""
    bot: str = ""
    stand_in: Literal["", "turn", "back"] = ""

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot

    @property
    def is_personal(self) -> bool:
        """True if a person moves for the seat right now."""
        return bool(self.person) and not self.stand_in


class UndoRequest(NamedTuple):
    """A request to undo: the seat, the entry, and the people whose consent is still missing."""

    seat: Seat
    to: int
    missing: frozenset[Person]
    version: int
    """The version at which it was requested; answers based on earlier versions are stale."""


class Nudge(NamedTuple):
    """Somebody asked whether a seat's person still plays. At `until` the stand-in starts."""

    by: Person
    until: int


class Absence(NamedTuple):
    """A bot began to stand in for a seat, or its person came back, after `entries` log entries."""

    entries: int
    seat: Seat
    why: Literal["left", "absent", "asked", "time", "resigned", "back"]
    by: Person
    """Who wanted it; empty if it was the clock."""


@dataclass(frozen=True)
class WaitingState:
    """Who was nudged, and the log of who let a bot stand in for whom."""

    nudges: Mapping[Seat, Nudge] = field(default_factory=dict)
    stopped_at: Mapping[Seat, int] = field(default_factory=dict)
    """When a seat's person last said that they still play."""
    absences: tuple[Absence, ...] = ()

    @property
    def wake_at(self) -> int | None:
        """When the next nudge runs out."""
        return min(nudge.until for nudge in self.nudges.values()) if self.nudges else None

    def after(self, logged: LoggedEvent, entries: int, due: Set[Seat]) -> "WaitingState":
        """The same after an event, when the log has this many entries and these seats are due."""
        event = logged.event
        match event:
            case Moved() if not self.nudges:
                return self  # the usual case, which must be quick
            case Nudged(seat, until):
                return replace(self, nudges={**self.nudges, seat: Nudge(logged.by, until)})
            case NudgeStopped(seat):
                stopped_at = {**self.stopped_at, seat: logged.at}
                return replace(self._without({seat}), stopped_at=stopped_at)
            case StandInStarted(seat, "back", why):
                absence = Absence(entries, seat, why, logged.by)
            case SeatReclaimed(seat):
                absence = Absence(entries, seat, "back", logged.by)
            case _:
                ends_nudge = Moved | StandInStarted | ClockPaused
                ended = {event.seat} if isinstance(event, ends_nudge) else set()
                return self._without({*ended, *(self.nudges.keys() - due)})
        return replace(self._without({seat}), absences=(*self.absences, absence))

    def _without(self, seats: Set[Seat]) -> "WaitingState":
        if self.nudges.keys().isdisjoint(seats):
            return self
        left = {seat: nudge for seat, nudge in self.nudges.items() if seat not in seats}
        return replace(self, nudges=left)
