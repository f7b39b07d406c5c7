"""Which frame of a table somebody needs next."""

from typing import NamedTuple

from tavolino.core import Refused, Seat
from tavolino.table.audience import has_same_viewpoints, may_view, viewpoints_of
from tavolino.table.events import Person
from tavolino.table.table import Table


class NextFrame(NamedTuple):
    """The arguments of `TableFrames.message`."""

    viewpoints: tuple[Seat, ...]
    since: int


class Follower:
    """What one person has been shown of a table. Each frame has the log since the one before."""

    __slots__ = ("_entries", "_roles", "_version", "_viewpoints", "person")

    def __init__(self, person: Person) -> None:
        self.person = person
        self._version = 0
        self._entries = 0
        self._viewpoints: tuple[Seat, ...] = ()
        self._roles: object = None

    def resume(self, table: Table, version: int) -> None:
        """The person already has the log up to this version."""
        if has_same_viewpoints(table, version, self.person):
            self._entries = table.entries_at(version)
            self._viewpoints = viewpoints_of(table, self.person)

    def repeat(self) -> None:
        """Lets the next frame show the same version of the table again."""
        self._version = max(0, self._version - 1)

    def next_frame(self, table: Table) -> NextFrame | None:
        """The frame to show now, if there is anything new. Refused if the person may no longer see
        the table.
        """
        if table.version <= self._version:
            return None
        if self._roles is not table.roles:
            if not may_view(table, self.person):
                raise Refused("TABLE", "private")
            self._roles = table.roles
            viewpoints = viewpoints_of(table, self.person)
            if viewpoints != self._viewpoints:
                self._viewpoints, self._entries = viewpoints, 0
        frame = NextFrame(self._viewpoints, self._entries)
        self._version = table.version
        self._entries = len(table.play.log)
        return frame
