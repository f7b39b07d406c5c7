"""A table: its events, and the state they add up to."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Final, assert_never

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
from tavolino.table.clocks import Clocks, clocks_for
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
from tavolino.table.settings import MOST_EVENTS, TABLE_SETTINGS
from tavolino.table.table_state import Occupant, UndoRequest, WaitingState

Games = Mapping[str, Game[Any, Any, Any]]
NOBODY: Final = -9
"""Stands for the seat that moved when no seat did."""


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
        self.clocks: Clocks = clocks_for(self.settings, created.seats)
        self.holidays: Mapping[Seat, int] = {}
        """The seats of people on holiday, and until when. Their clocks stand still."""
        self.waiting = WaitingState()
        self.wake_at: int | None = None
        """The next deadline of the table."""
        self.undo_request: UndoRequest | None = None
        self.peek_requests: frozenset[tuple[Person, Seat]] = frozenset()
        self.peeks: frozenset[tuple[Person, Seat]] = frozenset()
        self.roles_version = 0
        """The version at the last event other than a move. Only such events change who sits, owns
        the table or may see it.
        """
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
        """The version that each submit led to."""

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
        return self._submits.get((person, submit))

    def fork(self) -> "Table":
        """A copy that can be changed without changing this one. It shares the immutable parts."""
        other = copy(self)
        other.play = self.play.fork()
        other.events = self.events.fork()
        other.entries_after = self.entries_after.fork()
        other._submits = self._submits.copy()
        return other

    def apply(self, logged: LoggedEvent, move: object = None) -> None:
        """Adds an event, new or replayed; `move` is the move of the event, if already parsed."""
        next_version = self.version + 1
        self._apply(logged.event, logged.at, next_version, move)
        self.waiting = self.waiting.after(logged, len(self.play.log), self.due)
        self.wake_at = self._next_deadline()
        self.events.append(logged)
        self.entries_after.append(len(self.play.log))
        self.version = next_version
        if not isinstance(logged.event, Moved):
            self.roles_version = next_version
        if logged.submit:
            self._submits[logged.by, logged.submit] = next_version

    def _apply(self, event: Event, at: int, version: int, move: object) -> None:
        """Changes the state by an event that leads to this version. Nudges and absences are left to
        `WaitingState.after`.
        """
        match event:
            case Moved() | Undone() | Resigned():
                self._play(event, at, version, move)
            case SeatTaken(seat, person):
                self._seat(seat, Occupant(person=person))
            case BotSeated(seat, bot):
                self._seat(seat, Occupant(bot=bot))
            case SeatFreed(seat):
                self._seat(seat, Occupant())
            case ReadyChanged(person, ready):
                self.ready = self.ready | {person} if ready else self.ready - {person}
            case OwnerChanged(owner):
                self.owner = owner
            case Started():
                self.phase = "playing"
                self.started_at = at
                self.played_version = version
                self.fresh_from = (version,) * self.seats
                self._refresh_due()
                self._run_clocks(NOBODY, at)
            case UndoRequested(seat, to):
                people = {one.person for one in self.occupants if one.is_personal}
                missing = frozenset(people - {self.occupants[seat].person})
                self.undo_request = UndoRequest(seat, to, missing, version)
            case UndoAnswered(person, yes):
                assert self.undo_request is not None
                missing = self.undo_request.missing - {person}
                self.undo_request = self.undo_request._replace(missing=missing) if yes else None
            case Hinted():
                self.was_helped = self.bot_helped = True
            case StandInStarted(seat, until):
                self._seat(seat, Occupant(person=self.occupants[seat].person, stand_in=until))
                self.was_helped = self.bot_helped = True
                self._run_clocks(NOBODY, at)
            case SeatReclaimed(seat):
                self._seat(seat, Occupant(person=self.occupants[seat].person))
                self._run_clocks(NOBODY, at)
            case ClockPaused(seat, until_ms):
                self.holidays = {**self.holidays, seat: until_ms}
                self._run_clocks(NOBODY, at)
            case ClockResumed(seat):
                self.holidays = {one: end for one, end in self.holidays.items() if one != seat}
                self._run_clocks(NOBODY, at)
            case PeekRequested(person, seat):
                self.peek_requests |= {(person, seat)}
            case PeekAnswered(person, seat, yes):
                pair = {(person, seat)}
                self.peek_requests -= pair
                self.peeks = self.peeks | pair if yes else self.peeks - pair
            case Ended(secret):
                self.phase = "over"
                self.secret = secret
                self._refresh_due()
            case Closed():
                self.phase = "over"
                self._refresh_due()
            case Rematched(table):
                self.rematch = table
            case Created() | Nudged() | NudgeStopped():
                pass
            case _:
                assert_never(event)

    def _seat(self, seat: Seat, occupant: Occupant) -> None:
        before = self.occupants[seat].person
        self.occupants = (*self.occupants[:seat], occupant, *self.occupants[seat + 1 :])
        if before and not self.seats_of(before):
            self.ready -= {before}

    def _play(self, event: Moved | Undone | Resigned, at: int, version: int, move: object) -> None:
        """Changes the game, and what follows from that: turns, stale moves, stand-ins, clocks."""
        due_before = self.due
        play_at = at - self.started_at
        moved = NOBODY
        match event:
            case Moved(seat, text):
                if move is None:
                    move = self.game.read(self.play.state, seat, text)
                self.play.submit(seat, move, play_at)
                moved = seat
            case Undone(seat, to):
                self.play.undo(seat, to, play_at)
                self.was_helped = True
            case Resigned(seat, why):
                self.play.resign(seat, why, play_at)
        self.undo_request = None
        self.played_version = version
        self._refresh_due()
        # Where several seats are due, the move of one does not outdate those of the others.
        still_fresh = (due_before & self.due) - {moved} if is_player(moved) else frozenset()
        self.fresh_from = tuple(
            fresh if seat in still_fresh else version for seat, fresh in enumerate(self.fresh_from)
        )
        for seat, occupant in enumerate(self.occupants):
            if occupant.stand_in == "turn" and seat not in self.due:
                self._seat(seat, Occupant(person=occupant.person))
        self._run_clocks(moved, at)

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
        deadlines = [
            self.game_deadline,
            self.waiting.wake_at,
            *map(self.clocks.deadline, range(self.seats)),
        ]
        return min((at for at in deadlines if at is not None), default=None)

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
