"""Frames of a table: what they contain, and which one a person needs next."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from tavolino.core import SPECTATOR, Refused, Seat
from tavolino.games import sequels
from tavolino.protocol.messages import (
    SeatView,
    ShownAbsence,
    ShownNudge,
    ShownOccupant,
    ShownPeek,
    ShownTable,
    ShownUndo,
    TableFrame,
    encode,
)
from tavolino.table.audience import has_same_viewpoints, log_lines, may_view, viewpoints_of
from tavolino.table.events import Person, Rematched
from tavolino.table.table import Table
from tavolino.table.table_meta import TableMeta, name_at

MOST_ABSENCES: Final = 50
Names = Mapping[str, str]


def people_shown(table: Table) -> set[str]:
    """Everybody whose name appears in a frame of this table."""
    return {*table.people, *(person for person, _ in table.peek_requests | table.peeks)}


class TableFrames:
    """The frames of one state of a table. What several of them have in common is encoded once."""

    def __init__(self, table: Table, meta: TableMeta, names: Names) -> None:
        self._table = table
        self._shown = show_table(table, meta, names)
        self._board: msgspec.Raw | None = None

    def message(self, viewpoints: tuple[Seat, ...], since: int) -> bytes:
        """The table from these viewpoints, with the log from entry `since` on."""
        table = self._table
        frame = TableFrame(
            version=table.version,
            at=table.last_at,
            since=since,
            table=self._shown,
            views=[self._seat_view(viewer, since) for viewer in viewpoints],
        )
        return encode(frame)

    def _seat_view(self, viewer: Seat, since: int) -> SeatView:
        """The game as one viewer sees it."""
        table = self._table
        if table.phase == "lobby":
            return SeatView(viewer, [], msgspec.Raw(b"null"))
        view = table.play.view(viewer, self._open_board())
        return SeatView(viewer, log_lines(table, viewer, since), msgspec.Raw(encode(view)))

    def _open_board(self) -> msgspec.Raw | None:
        """The board of a game without secrets, which is the same for every viewer."""
        play = self._table.play
        if self._board is None and not play.game.imperfect_information:
            self._board = msgspec.Raw(encode(play.game.show(play.state, SPECTATOR)))
        return self._board


def show_table(table: Table, meta: TableMeta, names: Names) -> ShownTable:
    outcome = table.outcome
    ask = table.undo_request
    due = table.due
    return ShownTable(
        id=table.id,
        code=meta.code if table.phase == "lobby" else "",
        title=meta.title,
        game=table.game.name,
        rules_version=table.created.version,
        options=table.play.options,
        settings=table.settings,
        owner=table.owner,
        phase=table.phase,
        occupants=[_occupant(table, meta, seat, names, due) for seat in range(table.seats)],
        started_at=table.started_at,
        deadline=table.game_deadline,
        undo=ShownUndo(ask.seat, ask.to, sorted(ask.missing)) if ask else None,
        absences=[ShownAbsence(*one) for one in table.waiting.absences[-MOST_ABSENCES:]],
        peeks=_peeks(table, names),
        hash=table.created.hash,
        secret=table.secret,
        result=outcome,
        leads_to=sequels(table.play, table.dealer) if table.phase == "over" else {},
        rematch=table.rematch,
        rematch_by=_rematch_by(table),
    )


def _rematch_by(table: Table) -> str:
    """Who opened the rematch, which is among the last events of a table."""
    if not table.rematch:
        return ""
    return next(one.by for one in reversed(table.events) if isinstance(one.event, Rematched))


def _occupant(
    table: Table, meta: TableMeta, seat: Seat, names: Names, due: frozenset[Seat]
) -> ShownOccupant:
    occupant = table.occupants[seat]
    nudge = table.waiting.nudges.get(seat)
    return ShownOccupant(
        person=occupant.person,
        name=name_at(table, seat, meta.seat_names, names),
        bot=table.bot_of(seat),
        is_ready=bool(occupant.bot) or occupant.person in table.ready,
        is_due=seat in due,
        has_resigned=seat in table.play.resigned,
        deadline=table.clocks.deadline(seat),
        left_ms=table.clocks.full(seat),
        replaceable_at=table.replaceable_at(seat),
        nudge=ShownNudge(*nudge) if nudge else None,
        holiday_until=table.holidays.get(seat),
    )


def _peeks(table: Table, names: Names) -> list[ShownPeek]:
    pairs = sorted(table.peek_requests | table.peeks)
    return [
        ShownPeek(person, names.get(person, ""), seat, (person, seat) in table.peeks)
        for person, seat in pairs
    ]


class NextFrame(NamedTuple):
    """The arguments of `TableFrames.message`."""

    viewpoints: tuple[Seat, ...]
    since: int


class Follower:
    """What one person has been shown of a table. Each frame has the log since the one before."""

    __slots__ = ("_entries", "_roles_version", "_version", "_viewpoints", "person")

    def __init__(self, person: Person) -> None:
        self.person = person
        self._version = 0
        self._entries = 0
        self._viewpoints: tuple[Seat, ...] = ()
        self._roles_version = 0

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
        if self._roles_version != table.roles_version:
            if not may_view(table, self.person):
                raise Refused("TABLE", "private")
            self._roles_version = table.roles_version
            viewpoints = viewpoints_of(table, self.person)
            if viewpoints != self._viewpoints:
                self._viewpoints, self._entries = viewpoints, 0
        frame = NextFrame(self._viewpoints, self._entries)
        self._version = table.version
        self._entries = len(table.play.log)
        return frame
