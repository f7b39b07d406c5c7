"""Replays a finished game that a device hands over.

Nothing in it is trusted. Every event must be one that the commands of a table could have given
there, every move is made under the rules, and every draw must follow from the dealer's secret.
What bots and people chose cannot be verified, so such a game counts for nothing.
"""

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Final

from msgspec import structs

from tavolino.core import CHANCE, CLOCK, Refused, Seat
from tavolino.core.play import MOST_NUMBER
from tavolino.games import find_bot, rules
from tavolino.protocol.tables import StoredTable
from tavolino.table.actor import check_phase, check_seat
from tavolino.table.creation import STAND_IN
from tavolino.table.events import (
    BotSeated,
    Created,
    Ended,
    Event,
    Hinted,
    LoggedEvent,
    Moved,
    Person,
    ReadyChanged,
    Rematched,
    Resigned,
    SeatFreed,
    SeatReclaimed,
    SeatTaken,
    StandInStarted,
    Started,
    Undone,
    UndoRequested,
)
from tavolino.table.moves import LONGEST_MOVE
from tavolino.table.stored_table import DEVICE_SETTINGS, StoredLog, dealer_of, read_stored_log
from tavolino.table.table import Table

ID_BYTES: Final = 18
TO_THE_END: Final = 1000
"""A table at its limit of events can still be finished, within fewer events than these."""


def device_game_id(stored: StoredTable, person: Person) -> str:
    """The id of the table that a game becomes for a person: always the same, and of nobody else."""
    game = "\0".join((person, stored.id, dealer_of(stored).secret.hex()))
    digest = sha256(game.encode(errors="surrogatepass")).digest()
    return base64.urlsafe_b64encode(digest[:ID_BYTES]).decode()


def replay_device_game(stored: StoredTable, person: Person, now: int, most_events: int) -> Table:
    """The finished table, with the visitor in place of the device's person. It ended just now;
    before that, the times between its events are those of the device.
    """
    most = most_events + TO_THE_END
    if len(stored.events) > most:
        raise Refused("STORED", "long", got=len(stored.events), most=most)
    log = read_stored_log(stored)
    events = [one for one in log.events if not isinstance(one.event, Rematched)]
    if not isinstance(events[-1].event, Ended):
        raise Refused("STORED", "unfinished")
    return _Replay(log._replace(events=events), person, now, most_events).table(
        device_game_id(stored, person)
    )


class _Replay:
    def __init__(self, log: StoredLog, person: Person, now: int, most_events: int) -> None:
        self._log = log
        self._person = person
        self._shift = now - log.events[-1].at
        self._most_events = most_events

    def table(self, table_id: str) -> Table:
        with _naming_event(1):
            table = self._empty(table_id)
        for number, logged in enumerate(self._log.events, 1):
            with _naming_event(number):
                self._add(table, logged)
        if table.people != (self._person,):
            raise Refused("STORED", "absent")
        return table

    def _empty(self, table_id: str) -> Table:
        created = self._log.created
        # A table has a place for each seat, so their number must be checked before.
        game = rules()[created.game].at_version(created.version)
        assert game is not None
        game.start(created.seats, created.options)
        return Table(table_id, self._created(), rules(), self._log.dealer, self._most_events)

    def _created(self) -> Created:
        created = self._log.created
        settings = {**created.settings, **DEVICE_SETTINGS}
        return structs.replace(created, settings=settings, owner=self._person, stand_in=STAND_IN)

    def _add(self, table: Table, logged: LoggedEvent) -> None:
        number = table.version + 1
        at = logged.at + self._shift
        if not max(table.last_at, 0) <= at < MOST_NUMBER:
            raise Refused("STORED", "time", event=number)
        event = self._of_visitor(logged.event, number)
        if number > 1:
            check_possible(table, event)
        # The ids of commands are left out: no client will repeat them.
        table.apply(LoggedEvent(at, event, self._visitor(logged.by, number) if logged.by else ""))

    def _of_visitor(self, event: Event, number: int) -> Event:
        match event:
            case Created():
                return self._created()
            case SeatTaken(seat, person):
                return SeatTaken(seat, self._visitor(person, number))
            case ReadyChanged(person, ready):
                return ReadyChanged(self._visitor(person, number), ready)
            case _:
                return event

    def _visitor(self, person: Person, number: int) -> Person:
        """The visitor, who takes the place of the only person of the device."""
        if not person or person != self._log.created.owner:
            raise Refused("STORED", "people", event=number)
        return self._person


@contextmanager
def _naming_event(number: int) -> Iterator[None]:
    """Names the event in each refusal, and turns any other exception into one."""
    try:
        yield
    except Refused as refusal:
        if refusal.rule == "STORED":
            raise
        raise Refused("STORED", "rule", event=number, broken=refusal.rule) from None
    except Exception:
        raise Refused("STORED", "event", event=number) from None


def check_possible(table: Table, event: Event) -> None:
    """Refuses an event that no command gives at this table now. `Table.apply` checks the rules of
    the game itself.
    """
    match event:
        case SeatTaken(seat) | SeatFreed(seat):
            check_phase(table, "lobby")
            check_seat(table, seat)
            if table.occupants[seat].is_free != isinstance(event, SeatTaken):
                raise Refused("SEAT", "taken", seat=seat)
        case BotSeated(seat, bot):
            check_phase(table, "lobby")
            check_seat(table, seat)
            find_bot(table.game.name, bot)
            if table.occupants[seat].person:
                raise Refused("SEAT", "taken", seat=seat)
        case ReadyChanged():
            check_phase(table, "lobby")
        case Started():
            check_phase(table, "lobby")
            if any(occupant.is_free for occupant in table.occupants):
                raise Refused("SEAT", "free", seat=0)
        case Moved():
            check_phase(table, "playing")
            _check_move(table, event)
        case (
            Resigned(seat)
            | Hinted(seat)
            | StandInStarted(seat)
            | SeatReclaimed(seat)
            | Undone(seat)
        ):
            check_phase(table, "playing")
            _check_personal(table, seat)
        case UndoRequested(seat, to):
            check_phase(table, "playing")
            _check_personal(table, seat)
            table.play.check_undo(seat, to)
        case Ended(secret):
            check_phase(table, "playing")
            if table.play.outcome is None:
                raise Refused("STORED", "unfinished")
            if secret != table.dealer.secret.hex():
                raise Refused("STORED", "secret")
        case _:
            raise Refused("STORED", "event", event=table.version + 1)


def _check_move(table: Table, event: Moved) -> None:
    """Refuses a draw that does not follow from the secret, and a move that is too long to be read
    or not written as the game writes it. Draws may be longer.
    """
    if event.seat == CHANCE:
        if CHANCE not in table.play.to_act or event.move != _draw(table):
            raise Refused("STORED", "draw", event=table.version + 1)
        return
    if event.seat != CLOCK:
        check_seat(table, event.seat)
    if len(event.move) > LONGEST_MOVE:
        raise Refused("NOTATION", "long", most=LONGEST_MOVE)
    table.game.check_turn(table.play.state, event.seat)
    if table.game.write(table.game.read(table.play.state, event.seat, event.move)) != event.move:
        raise Refused("STORED", "event", event=table.version + 1)


def _draw(table: Table) -> str:
    """The next draw by the dealer, in notation."""
    source = table.dealer.draw(table.play.draws)
    return table.game.write(table.game.sample(table.play.state, CHANCE, source))


def _check_personal(table: Table, seat: Seat) -> None:
    """Refuses what only a person does for the seat of a bot."""
    check_seat(table, seat)
    if not table.occupants[seat].person:
        raise Refused("SEAT", "not-yours", seat=seat)
