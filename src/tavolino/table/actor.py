"""The actor of a command, adding events, and the checks that commands share."""

from typing import NamedTuple

from tavolino.core import Refused, Seat, is_player
from tavolino.protocol.log import Phase
from tavolino.table.events import Event, LoggedEvent, Person
from tavolino.table.table import Table


class Actor(NamedTuple):
    """A person who acts, when (server ms), and the id they gave the command."""

    person: Person
    now: int
    submit: str = ""


def emit(table: Table, actor: Actor, event: Event, move: object = None) -> None:
    """Adds an event; `move` is the move of the event, if already parsed."""
    at = max(actor.now, table.last_at)
    table.apply(LoggedEvent(at, event, actor.person, actor.submit), move)


def emit_automatic(table: Table, now: int, event: Event, move: object = None) -> None:
    """Adds an event that no command caused."""
    emit(table, Actor("", now), event, move)


def check_phase(table: Table, phase: Phase) -> None:
    if table.phase == phase:
        return
    match table.phase:
        case "lobby":
            raise Refused("PHASE", "lobby")
        case "playing":
            raise Refused("PHASE", "playing")
        case "over":
            raise Refused("PHASE", "over")


def check_seat(table: Table, seat: Seat) -> None:
    if not is_player(seat) or seat >= table.seats:
        raise Refused("SEAT", "unknown", seats=table.seats)


def check_own(table: Table, actor: Actor, seat: Seat) -> None:
    check_seat(table, seat)
    if seat not in table.seats_of(actor.person):
        raise Refused("SEAT", "not-yours", seat=seat)


def check_owner(table: Table, actor: Actor) -> None:
    if table.owner != actor.person:
        raise Refused("SEAT", "owner")


def check_sits(table: Table, actor: Actor) -> None:
    if not table.seats_of(actor.person):
        raise Refused("SEAT", "none")
