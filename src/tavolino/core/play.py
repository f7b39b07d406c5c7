"""A game in progress: its log, and the states that the log folds to."""

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, Generic, TypeAlias

from tavolino.core.append_only import AppendOnly
from tavolino.core.entry import Entry, GivingUp, Resign, Undo
from tavolino.core.game import B, Game, M, S, View
from tavolino.core.options import Options, Value
from tavolino.core.outcome import Outcome, outcome_by_resignation, with_resigned_last
from tavolino.core.refusal import Refused
from tavolino.core.seats import CHANCE, CLOCK, Seat, is_player, seat_label

MOST_NUMBER: Final = 2**53
"""Times stay below this: every JSON reader can then represent them exactly."""


class Play(Generic[S, M, B]):
    """A log that only grows. Every change goes through `submit`, `undo` or `resign`. What they
    refuse changes nothing.

    >>> from tavolino.games.scalino.rules import SCALINO
    >>> play = Play(SCALINO, seats=2, chosen={"first": "0"})
    >>> entry = play.submit_text(0, "d5-f5", at=2100)
    >>> play.to_act
    frozenset({1})
    >>> play.submit_text(1, "a5", at=2900)
    Traceback (most recent call last):
    tavolino.core.refusal.Refused: SC-5: contact, place='a5'
    >>> undo = play.undo(0, to=0, at=3300)
    >>> play.to_act, len(play.log)
    (frozenset({0}), 2)
    """

    def __init__(
        self, game: Game[S, M, B], seats: int, chosen: Mapping[str, Value] | None = None
    ) -> None:
        self.game = game
        self.state = game.start(seats, chosen)
        self.log: AppendOnly[Entry[M] | Undo | Resign] = AppendOnly()
        self.resigned: tuple[Seat, ...] = ()
        self._states = AppendOnly([self.state])
        self._standing: AppendOnly[int] = AppendOnly()
        self._draws = 0

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def options(self) -> Options:
        return self.state.options

    @property
    def outcome(self) -> Outcome | None:
        """The outcome: by the rules, or because at most one seat has not given up."""
        outcome = self.game.outcome(self.state)
        if not self.resigned:
            return outcome
        if outcome is not None:
            return with_resigned_last(outcome, self.resigned)
        if len(self.resigned) < max(self.seats - 1, 1):
            return None
        last = next(entry for entry in reversed(self.log) if isinstance(entry, Resign))
        return outcome_by_resignation(last.why, self.seats, self.resigned)

    @property
    def to_act(self) -> frozenset[Seat]:
        if self.resigned and self.outcome is not None:
            return frozenset()
        return self.game.to_act(self.state)

    @property
    def draws(self) -> int:
        """The number of moves of chance so far."""
        return self._draws

    @property
    def standing(self) -> tuple[int, ...]:
        """The numbers of the entries that have not been taken back."""
        return tuple(self._standing)

    @property
    def last_at(self) -> int:
        return self.log[-1].at if self.log else 0

    def view(self, viewer: Seat, board: B | None = None) -> View[B]:
        """What the viewer may know now. A game that was given up is over, even if its rules do not
        know. `board` is what `show` gives, if already known.
        """
        view = self.game.view(self.state, viewer, board)
        outcome = self.outcome
        if outcome == view.outcome:
            return view
        return replace(view, to_act=(), moves=(), deadline_ms=None, outcome=outcome)

    def state_after(self, count: int) -> S:
        """The state after the first `count` entries of the log."""
        return self._states[count]

    def fork(self) -> "Play[S, M, B]":
        """A copy that can be played on without changing this one."""
        other = Play.__new__(Play)
        other.__dict__.update(self.__dict__)
        other.log = self.log.fork()
        other._states = self._states.fork()
        other._standing = self._standing.fork()
        return other

    def submit(self, seat: Seat, move: M, at: int = 0) -> Entry[M]:
        """Adds a move to the log."""
        self._check_time(seat, at)
        if self.resigned and self.outcome is not None:
            raise Refused("OVER", "game")
        self.game.check(self.state, seat, move)
        entry = Entry(seat, move, at)
        state = self.game.apply(self.state, entry)
        self._draws += seat == CHANCE
        self._standing.append(len(self.log))
        self._add(entry, state)
        return entry

    def submit_text(self, seat: Seat, text: str, at: int = 0) -> Entry[M]:
        """Adds a move given in notation."""
        return self.submit(seat, self.game.read(self.state, seat, text), at)

    def is_final(self, number: int) -> bool:
        """True if this entry can never be undone: draws, the clock, giving up, and reveals."""
        entry = self.log[number]
        if not isinstance(entry, Entry) or entry.seat in (CHANCE, CLOCK):
            return True
        return self.game.reveals(self._states[number], entry)

    def check_undo(self, seat: Seat, to: int) -> None:
        """Refuses an undo of entry `to` and all after it if that is not allowed."""
        if not self._is_playing(seat):
            raise Refused("UNDO", "seat", seat=seat_label(seat), seats=self.seats)
        if self.outcome is not None:
            raise Refused("OVER", "game")
        first = bisect_left(self._standing, to)
        if self._standing[first : first + 1] != [to]:
            raise Refused("UNDO", "entry", entry=to)
        for number in self._standing[first:]:
            if self.is_final(number):
                raise Refused("UNDO", "reveal", entry=number)

    def undo(self, seat: Seat, to: int, at: int = 0) -> Undo:
        """Adds an entry that takes back entry `to` and everything after it."""
        self._check_time(seat, at)
        self.check_undo(seat, to)
        undo = Undo(seat, to, at)
        self._standing = self._standing.fork(bisect_left(self._standing, to))
        self._add(undo, self._states[to])
        return undo

    def resign(self, seat: Seat, why: GivingUp = "resigned", at: int = 0) -> Resign:
        """Gives up for good. The game goes on while at least two seats have not given up."""
        self._check_time(seat, at)
        if self.outcome is not None:
            raise Refused("OVER", "game")
        if not self._is_playing(seat):
            raise Refused("RESIGN", "seat", seat=seat_label(seat), seats=self.seats)
        if seat in self.resigned:
            raise Refused("RESIGN", "twice", seat=seat)
        resign = Resign(seat, why, at)
        self._standing.append(len(self.log))
        self._add(resign, self.state)
        self.resigned += (seat,)
        return resign

    def _add(self, entry: Entry[M] | Undo | Resign, state: S) -> None:
        self.log.append(entry)
        self._states.append(state)
        self.state = state

    def _is_playing(self, seat: Seat) -> bool:
        return is_player(seat) and seat < self.seats

    def _check_time(self, seat: Seat, at: int) -> None:
        if type(at) is not int or not 0 <= at < MOST_NUMBER:
            raise Refused("CLOCK", "time", got=str(at)[:40])
        if at < self.last_at:
            raise Refused("CLOCK", "backwards", at=at, last=self.last_at)
        deadline = self.game.deadline_ms(self.state)
        if deadline is None:
            return
        if seat == CLOCK and at < deadline:
            raise Refused("CLOCK", "early", at=at, deadline=deadline)
        if is_player(seat) and at >= deadline:
            raise Refused("CLOCK", "late", at=at, deadline=deadline)


AnyPlay: TypeAlias = Play[Any, Any, Any]
"""For code that treats all games alike."""
