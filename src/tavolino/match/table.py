"""A table: what has happened at it, and what that adds up to."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, assert_never

from tavolino.core import (
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
from tavolino.match.chair import Chair
from tavolino.match.clocks import Clocks, clocks_by
from tavolino.match.events import (
    BotSat,
    Closed,
    Created,
    Ended,
    Event,
    GivenBack,
    Handed,
    Happening,
    Hinted,
    Moved,
    Person,
    Readied,
    Rematched,
    Resigned,
    Sat,
    ShoulderAnswered,
    ShoulderAsked,
    Started,
    Stood,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from tavolino.match.terms import TERMS

Games = Mapping[str, Game[Any, Any, Any]]
Phase = Literal["gathering", "playing", "over"]
NOBODY: Final = -9
"""The seat that moved when none did."""
MOST_EVENTS: Final = 10_000
"""No honest game comes near this; replaying so many takes well under a second."""


class UndoAsk(NamedTuple):
    """Who wants to take back what, and whose consent is still missing."""

    seat: Seat
    to: int
    missing: frozenset[Person]
    seq: int
    """The number of happenings up to the asking: an answer is to what was asked then."""


class Table:
    """Changes only by `apply`. Whoever wants to change it forks it, lets commands apply to the
    fork, stores what happened, and only then shows the fork in place of the old one.
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
        self.game = games[created.game]
        self.created = created
        self.terms: Options = settle(TERMS, created.terms)
        self.owner = created.owner
        self.phase: Phase = "gathering"
        self.chairs = (Chair(),) * created.seats
        self.ready: frozenset[Person] = frozenset()
        self.play: Play[Any, Any, Any] = Play(self.game, created.seats, created.options)
        self.started_at = 0
        self.due: frozenset[Seat] = frozenset()
        """The players who may move now."""
        self.game_deadline: int | None = None
        """When the rules themselves say that time is up."""
        self.clocks: Clocks = clocks_by(self.terms, created.seats)
        self.undo_ask: UndoAsk | None = None
        self.shoulder_asks: frozenset[tuple[Person, Seat]] = frozenset()
        self.shoulders: frozenset[tuple[Person, Seat]] = frozenset()
        self.secret = ""
        self.rematch = ""
        self.was_helped = False
        """Was anything taken back, did a stand-in move, or a bot give a hint?"""
        self.happenings: list[Happening] = []
        self.entries_after: list[int] = []
        """How long the log of the game was after each happening."""
        self.played_seq = 0
        """The number of happenings up to the last one that changed the game."""
        self.fresh_from = (0,) * created.seats
        """On how few happenings each seat may still base a move."""
        self.submits: dict[tuple[Person, str], int] = {}

    @property
    def seq(self) -> int:
        return len(self.happenings)

    @property
    def seats(self) -> int:
        return len(self.chairs)

    @property
    def outcome(self) -> Outcome | None:
        return self.play.outcome if self.phase != "gathering" else None

    @property
    def last_at(self) -> int:
        return self.happenings[-1].at if self.happenings else 0

    @property
    def people(self) -> tuple[Person, ...]:
        """Everyone who sits here, each once."""
        return tuple(dict.fromkeys(chair.person for chair in self.chairs if chair.person))

    def seats_of(self, person: Person) -> tuple[Seat, ...]:
        """The seats of a person; nobody (no id) has none, not even where nobody sits."""
        return tuple(
            seat for seat, chair in enumerate(self.chairs) if person and chair.person == person
        )

    def bot_of(self, seat: Seat) -> str:
        """The bot that moves for this seat now, if one does."""
        chair = self.chairs[seat]
        return chair.bot or (self.created.stand_in if chair.stand_in else "")

    @property
    def wake_at(self) -> int | None:
        """When somebody must look at the table, should nothing happen before."""
        times = [self.clocks.deadline(seat) for seat in range(self.seats)]
        return min((at for at in (*times, self.game_deadline) if at is not None), default=None)

    def fork(self) -> "Table":
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.play = self.play.fork()
        other.happenings = self.happenings.copy()
        other.entries_after = self.entries_after.copy()
        other.submits = self.submits.copy()
        return other

    def apply(self, happening: Happening) -> None:
        """Takes in what has happened, now or long ago."""
        self._take(happening.event, happening.at)
        self.happenings.append(happening)
        self.entries_after.append(len(self.play.log))
        if happening.submit:
            self.submits[happening.by, happening.submit] = self.seq

    def _take(self, event: Event, at: int) -> None:
        match event:
            case Created() | ShoulderAsked() | ShoulderAnswered() | Rematched() | Handed():
                self._note(event)
            case Sat(seat, person):
                self._seat(seat, Chair(person=person))
            case BotSat(seat, bot):
                self._seat(seat, Chair(bot=bot))
            case Stood(seat):
                self._seat(seat, Chair())
            case Readied(person, ready):
                self.ready = self.ready | {person} if ready else self.ready - {person}
            case Started():
                self.phase = "playing"
                self.started_at = at
                self.played_seq = self.seq + 1
                self.fresh_from = (self.played_seq,) * self.seats
                self._look_at_game()
                self._run_clocks(NOBODY, at)
            case Moved() | Undone() | Resigned():
                self._play(event, at)
            case UndoAsked(seat, to):
                asker = self.chairs[seat].person
                others = frozenset(chair.person for chair in self.chairs if chair.is_personal)
                self.undo_ask = UndoAsk(seat, to, others - {asker}, self.seq + 1)
            case UndoAnswered(person, yes):
                assert self.undo_ask is not None
                missing = self.undo_ask.missing - {person}
                self.undo_ask = self.undo_ask._replace(missing=missing) if yes else None
            case TakenOver(seat, until):
                self._seat(seat, Chair(person=self.chairs[seat].person, stand_in=until))
                self.was_helped = True
                self._run_clocks(NOBODY, at)
            case Hinted():
                self.was_helped = True
            case GivenBack(seat):
                self._seat(seat, Chair(person=self.chairs[seat].person))
                self._run_clocks(NOBODY, at)
            case Ended(secret):
                self.phase = "over"
                self.secret = secret
                self._look_at_game()
            case Closed():
                self.phase = "over"
                self._look_at_game()
            case _:
                assert_never(event)

    def _note(self, event: Event) -> None:
        match event:
            case ShoulderAsked(person, seat):
                self.shoulder_asks |= {(person, seat)}
            case ShoulderAnswered(person, seat, yes):
                self.shoulder_asks -= {(person, seat)}
                pair = {(person, seat)}
                self.shoulders = self.shoulders | pair if yes else self.shoulders - pair
            case Rematched(table):
                self.rematch = table
            case Handed(owner):
                self.owner = owner

    def _seat(self, seat: Seat, chair: Chair) -> None:
        before = self.chairs[seat].person
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        if before and not self.seats_of(before):
            self.ready -= {before}

    def _play(self, event: Moved | Undone | Resigned, at: int) -> None:
        due_before = self.due
        play_at = at - self.started_at
        match event:
            case Moved(seat, move):
                self.play.submit_text(seat, move, play_at)
            case Undone(seat, to):
                self.play.undo(seat, to, play_at)
                self.was_helped = True
            case Resigned(seat, why):
                self.play.resign(seat, why, play_at)
        self._look_at_game()
        self.undo_ask = None
        self.played_seq = self.seq + 1
        is_aside = isinstance(event, Moved) and is_player(event.seat)
        due = self.due
        self.fresh_from = tuple(
            fresh
            if is_aside and seat != event.seat and seat in due_before and seat in due
            else self.played_seq
            for seat, fresh in enumerate(self.fresh_from)
        )
        for seat, chair in enumerate(self.chairs):
            if chair.stand_in == "turn" and seat not in due:
                self._seat(seat, Chair(person=chair.person))
        self._run_clocks(event.seat if isinstance(event, Moved) else NOBODY, at)

    def _look_at_game(self) -> None:
        """Notes what the game asks for now: it is looked up far more often than it changes."""
        self.due, self.game_deadline = frozenset(), None
        if self.phase == "playing":
            self.due = frozenset(filter(is_player, self.play.to_act))
            deadline = self.game.deadline_ms(self.play.state)
            self.game_deadline = None if deadline is None else self.started_at + deadline

    def _run_clocks(self, moved: Seat, at: int) -> None:
        """A table's clocks stand for bots, and while the rules have a limit of their own."""
        running: set[Seat] = set()
        if self.play.outcome is None and self.game_deadline is None:
            running = {seat for seat in self.due if self.chairs[seat].is_personal}
        self.clocks = self.clocks.turned(running, self.due, moved, at)

    def check_fresh(self, seat: Seat, on: int) -> None:
        """Refuses a move based on what is no longer so; another's move at the same time is none
        of that.
        """
        if not self.fresh_from[seat] <= on <= self.seq:
            raise Refused("STALE", "move", on=on, seq=self.seq)


def open_table(
    table_id: str,
    happenings: Sequence[Happening],
    games: Games,
    dealer: Dealer,
    most_events: int = MOST_EVENTS,
) -> Table:
    """The table to which all this has happened."""
    created = happenings[0].event
    assert isinstance(created, Created)
    table = Table(table_id, created, games, dealer, most_events)
    for happening in happenings:
        table.apply(happening)
    return table
