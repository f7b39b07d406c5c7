"""Whose hand is at the table, and what it may reach for."""

from typing import NamedTuple

from tavolino.core import Refused, Seat, is_player
from tavolino.match.events import Event, Happening, Person
from tavolino.match.table import Phase, Table


class Hand(NamedTuple):
    """Whose hand is at the table, at which moment, under which name of theirs for the deed."""

    person: Person
    now: int
    submit: str = ""


def do(table: Table, hand: Hand, event: Event) -> None:
    at = max(hand.now, table.last_at)
    table.apply(Happening(at, event, hand.person, hand.submit))


def follow(table: Table, now: int, event: Event) -> None:
    """Something that happens by itself."""
    do(table, Hand("", now), event)


def check_phase(table: Table, phase: Phase) -> None:
    if table.phase == phase:
        return
    match table.phase:
        case "gathering":
            raise Refused("PHASE", "gathering")
        case "playing":
            raise Refused("PHASE", "playing")
        case "over":
            raise Refused("PHASE", "over")


def check_seat(table: Table, seat: Seat) -> None:
    if not is_player(seat) or seat >= table.seats:
        raise Refused("SEAT", "unknown", seats=table.seats)


def check_own(table: Table, hand: Hand, seat: Seat) -> None:
    check_seat(table, seat)
    if seat not in table.seats_of(hand.person):
        raise Refused("SEAT", "not-yours", seat=seat)


def check_owner(table: Table, hand: Hand) -> None:
    if table.owner != hand.person:
        raise Refused("SEAT", "owner")


def check_sits(table: Table, hand: Hand) -> None:
    if not table.seats_of(hand.person):
        raise Refused("SEAT", "none")
