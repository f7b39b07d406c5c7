"""A table: its events, and the state they add up to."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, assert_never

from tavolino.core import (
    AppendOnly,
    Dealer,
    Game,
    Options,
    Outcome,
    Play,
    Refused,
    Seat,
    is_player,
    settle,
)
from tavolino.protocol.log import Phase
from tavolino.table.clocks import Clocks, clocks_by
from tavolino.table.events import (
    BotSeated,
    ClockPaused,
    ClockResumed,
    Closed,
    Created,
    Ended,
    Event,
    Hinted,
    LoggedEvent,
    Moved,
    Nudged,
    NudgeStopped,
    OwnerChanged,
    PeekAnswered,
    PeekRequested,
    Person,
    ReadyChanged,
    Rematched,
    Resigned,
    SeatFreed,
    SeatReclaimed,
    SeatTaken,
    StandInStarted,
    Started,
    UndoAnswered,
    Undone,
    UndoRequested,
)
from tavolino.table.occupant import Occupant
from tavolino.table.settings import MOST_EVENTS, TABLE_SETTINGS
from tavolino.table.waiting import WaitingState

Games = Mapping[str, Game[Any, Any, Any]]
NOBODY: Final = -9
"""Stands for the seat that moved when no seat did."""


class UndoRequest(NamedTuple):
    """A request to undo: the seat, the entry, and the people whose consent is still missing."""

    seat: Seat
    to: int
    missing: frozenset[Person]
    version: int
    """The version at which it was requested; answers based on earlier versions are stale."""


class Table:
    """Changes only by `apply`. To change a live table, fork it, run commands on the fork, store the
    new events, and only then replace the table by the fork.
    """

    def __init__(
        self,
        table_id: str,
        created: Created,
        games: Games,
        dealer: Dealer,
        most_events: int = MOST_EVENTS,
    ) -> None:
        self.id = table_id
        self.most_events = most_events
        """From this many events on, only those that lead to the end of the game are accepted."""
        self.dealer = dealer
        game = games[created.game].at_version(created.version)
        if game is None:
            raise Refused("TABLE", "version")
        self.game = game
        self.created = created
        self.settings: Options = settle(TABLE_SETTINGS, created.settings)
        self.owner = created.owner
        self.phase: Phase = "lobby"
        self.occupants = (Occupant(),) * created.seats
        self.ready: frozenset[Person] = frozenset()
        self.play: Play[Any, Any, Any] = Play(self.game, created.seats, created.options)
        self.started_at = 0
        self.due: frozenset[Seat] = frozenset()
        """The players who may move now."""
        self.game_deadline: int | None = None
        """When a time limit of the rules themselves expires."""
        self.clocks: Clocks = clocks_by(self.settings, created.seats)
        self.holidays: Mapping[Seat, int] = {}
        """The seats of people on holiday, and until when. Their clocks stand still."""
        self.waiting = WaitingState()
        self.wake_at: int | None = None
        """The next deadline of the table."""
        self.undo_request: UndoRequest | None = None
        self.peek_requests: frozenset[tuple[Person, Seat]] = frozenset()
        self.peeks: frozenset[tuple[Person, Seat]] = frozenset()
        self.roles = object()
        """A new object whenever an event may have changed seats, ownership or permissions."""
        self.secret = ""
        self.rematch = ""
        self.was_helped = False
        """True after an undo, a stand-in or a hint."""
        self.bot_helped = False
        """True after a stand-in or a hint."""
        self.version = 0
        """The number of events."""
        self.events: AppendOnly[LoggedEvent] = AppendOnly()
        self.entries_after: AppendOnly[int] = AppendOnly()
        """The length of the game's log after each event."""
        self.played_version = 0
        """The version at the last event that changed the game."""
        self.fresh_from = (0,) * created.seats
        """The oldest version on which each seat may still base a move."""
        self._submits: dict[tuple[Person, str], int] = {}
        """The version after each submit. Forks share it, so it also has what others submitted."""

    @property
    def seats(self) -> int:
        return len(self.occupants)

    @property
    def outcome(self) -> Outcome | None:
        return self.play.outcome if self.phase != "lobby" else None

    @property
    def last_at(self) -> int:
        return self.events[-1].at if self.events else 0

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody seated here, each once."""
        return tuple(
            dict.fromkeys(occupant.person for occupant in self.occupants if occupant.person)
        )

    def seats_of(self, person: Person) -> tuple[Seat, ...]:
        """The seats of a person; none for an empty id."""
        return tuple(
            seat
            for seat, occupant in enumerate(self.occupants)
            if person and occupant.person == person
        )

    def bot_of(self, seat: Seat) -> str:
        """The bot that moves for this seat now, or an empty name."""
        occupant = self.occupants[seat]
        return occupant.bot or (self.created.stand_in if occupant.stand_in else "")

    def replaceable_at(self, seat: Seat) -> int | None:
        """From when on others may nudge this seat or let a bot stand in; None if nobody waits."""
        since = self.clocks.waiting_since(seat)
        if since is None:
            return None
        return max(since, self.waiting.stopped_at.get(seat, 0)) + 1000 * int(
            self.settings["patience"]
        )

    def entries_at(self, version: int) -> int:
        """The length of the game's log at this version."""
        return self.entries_after[version - 1] if 0 < version <= self.version else 0

    def version_after(self, person: Person, submit: str) -> int | None:
        """The version that a submit led to; None if it has had no effect at this table."""
        if (person, submit) not in self._submits:
            return None
        version = self._submits[person, submit]
        if self._is_after(version, person, submit):
            return version
        others = range(self.version, 0, -1)
        return next((one for one in others if self._is_after(one, person, submit)), None)

    def _is_after(self, version: int, person: Person, submit: str) -> bool:
        """True if the table got to this version by this submit."""
        if version > self.version:
            return False
        logged = self.events[version - 1]
        return (logged.by, logged.submit) == (person, submit)

    def fork(self) -> "Table":
        """A copy that can be changed without changing this one."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.play = self.play.fork()
        other.events = self.events.fork()
        other.entries_after = self.entries_after.fork()
        return other

    def apply(self, logged: LoggedEvent, move: object = None) -> None:
        """Adds an event, new or replayed; `move` is the move of the event, if already parsed."""
        self._apply_event(logged.event, logged.at, move)
        if not isinstance(logged.event, Moved):
            self.roles = object()
        self.waiting = self.waiting.after(logged, len(self.play.log), self.due)
        self.wake_at = self._next_deadline()
        self.events.append(logged)
        self.version += 1
        self.entries_after.append(len(self.play.log))
        if logged.submit:
            self._submits[logged.by, logged.submit] = self.version

    def _apply_event(self, event: Event, at: int, move: object) -> None:
        match event:
            case Moved() | Undone() | Resigned():
                self._play(event, at, move)
            case Created() | PeekRequested() | PeekAnswered() | Rematched() | OwnerChanged():
                self._note(event)
            case SeatTaken(seat, person):
                self._seat(seat, Occupant(person=person))
            case BotSeated(seat, bot):
                self._seat(seat, Occupant(bot=bot))
            case SeatFreed(seat):
                self._seat(seat, Occupant())
            case ReadyChanged(person, ready):
                self.ready = self.ready | {person} if ready else self.ready - {person}
            case Started():
                self.phase = "playing"
                self.started_at = at
                self.played_version = self.version + 1
                self.fresh_from = (self.played_version,) * self.seats
                self._refresh_due()
                self._run_clocks(NOBODY, at)
            case UndoRequested(seat, to):
                asker = self.occupants[seat].person
                others = frozenset(
                    occupant.person for occupant in self.occupants if occupant.is_personal
                )
                self.undo_request = UndoRequest(seat, to, others - {asker}, self.version + 1)
            case UndoAnswered(person, yes):
                assert self.undo_request is not None
                missing = self.undo_request.missing - {person}
                self.undo_request = self.undo_request._replace(missing=missing) if yes else None
            case StandInStarted(seat, until):
                self._seat(seat, Occupant(person=self.occupants[seat].person, stand_in=until))
                self.was_helped = self.bot_helped = True
                self._run_clocks(NOBODY, at)
            case Nudged() | NudgeStopped():
                pass  # see `WaitingState.after`
            case Hinted():
                self.was_helped = self.bot_helped = True
            case SeatReclaimed(seat):
                self._seat(seat, Occupant(person=self.occupants[seat].person))
                self._run_clocks(NOBODY, at)
            case ClockPaused() | ClockResumed():
                self._set_holiday(event)
                self._run_clocks(NOBODY, at)
            case Ended(secret):
                self.phase = "over"
                self.secret = secret
                self._refresh_due()
            case Closed():
                self.phase = "over"
                self._refresh_due()
            case _:
                assert_never(event)

    def _note(self, event: Event) -> None:
        match event:
            case PeekRequested(person, seat):
                self.peek_requests |= {(person, seat)}
            case PeekAnswered(person, seat, yes):
                self.peek_requests -= {(person, seat)}
                pair = {(person, seat)}
                self.peeks = self.peeks | pair if yes else self.peeks - pair
            case Rematched(table):
                self.rematch = table
            case OwnerChanged(owner):
                self.owner = owner

    def _seat(self, seat: Seat, occupant: Occupant) -> None:
        before = self.occupants[seat].person
        self.occupants = (*self.occupants[:seat], occupant, *self.occupants[seat + 1 :])
        if before and not self.seats_of(before):
            self.ready -= {before}

    def _set_holiday(self, event: ClockPaused | ClockResumed) -> None:
        others = {seat: until for seat, until in self.holidays.items() if seat != event.seat}
        if isinstance(event, ClockPaused):
            others[event.seat] = event.until
        self.holidays = others

    def _play(self, event: Moved | Undone | Resigned, at: int, move: object) -> None:
        due_before = self.due
        play_at = at - self.started_at
        match event:
            case Moved(seat, text):
                if move is None:
                    move = self.game.read(self.play.state, seat, text)
                self.play.submit(seat, move, play_at)
            case Undone(seat, to):
                self.play.undo(seat, to, play_at)
                self.was_helped = True
            case Resigned(seat, why):
                self.play.resign(seat, why, play_at)
        self._refresh_due()
        self.undo_request = None
        self.played_version = self.version + 1
        is_aside = isinstance(event, Moved) and is_player(event.seat)
        due = self.due
        self.fresh_from = tuple(
            fresh
            if is_aside and seat != event.seat and seat in due_before and seat in due
            else self.played_version
            for seat, fresh in enumerate(self.fresh_from)
        )
        for seat, occupant in enumerate(self.occupants):
            if occupant.stand_in == "turn" and seat not in due:
                self._seat(seat, Occupant(person=occupant.person))
        self._run_clocks(event.seat if isinstance(event, Moved) else NOBODY, at)

    def _refresh_due(self) -> None:
        """Caches who is due and the game's deadline, which are read more often than they change."""
        self.due, self.game_deadline = frozenset(), None
        if self.phase == "playing":
            self.due = frozenset(filter(is_player, self.play.to_act))
            deadline = self.game.deadline_ms(self.play.state)
            self.game_deadline = None if deadline is None else self.started_at + deadline

    def seat_deadline(self, seat: Seat) -> int | None:
        """When the time is up that the rules themselves give this seat."""
        if self.game_deadline is None:
            return None
        deadline = self.game.seat_deadline_ms(self.play.state, seat)
        return None if deadline is None else self.started_at + deadline

    def _next_deadline(self) -> int | None:
        own = (self.game_deadline, self.waiting.wake_at)
        deadlines = [*own, *map(self.clocks.deadline, range(self.seats))]
        running = [at for at in deadlines if at is not None]
        return min(running) if running else None

    def _run_clocks(self, moved: Seat, at: int) -> None:
        """Runs the clocks of people who are due, unless they are on holiday or the rules themselves
        limit their time.
        """
        running: set[Seat] = set()
        if self.play.outcome is None:
            running = {
                seat
                for seat in self.due
                if self.occupants[seat].is_personal
                and seat not in self.holidays
                and self.seat_deadline(seat) is None
            }
        self.clocks = self.clocks.turned(running, self.due, moved, at)

    def check_fresh(self, seat: Seat, on: int) -> None:
        """Refuses a move based on an outdated version. A simultaneous move of another seat does not
        outdate it.
        """
        if not self.fresh_from[seat] <= on <= self.version:
            raise Refused("STALE", "move", on=on, version=self.version)


def open_table(
    table_id: str,
    events: Sequence[LoggedEvent],
    games: Games,
    dealer: Dealer,
    most_events: int = MOST_EVENTS,
) -> Table:
    """The table that results from these events."""
    created = events[0].event
    assert isinstance(created, Created)
    table = Table(table_id, created, games, dealer, most_events)
    for logged in events:
        table.apply(logged)
    return table
