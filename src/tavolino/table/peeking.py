"""Peeking: a spectator sees what one seat sees, with that player's permission."""

from tavolino.core import Refused, Seat
from tavolino.table.actor import Actor, check_own, check_phase, check_seat, emit
from tavolino.table.audience import may_view
from tavolino.table.events import PeekAnswered, PeekRequested, Person
from tavolino.table.limit import check_may_ask_peek, check_share
from tavolino.table.table import Table


def request_peek(table: Table, actor: Actor, seat: Seat) -> None:
    """Asks to see what a seat sees."""
    check_phase(table, "playing")
    check_seat(table, seat)
    if table.settings["peek"] == "never" or not may_view(table, actor.person):
        raise Refused("PEEK", "never")
    if table.seats_of(actor.person):
        raise Refused("PEEK", "player")
    if not table.occupants[seat].person:
        raise Refused("PEEK", "nobody", seat=seat)
    if (actor.person, seat) in table.peek_requests | table.peeks:
        raise Refused("PEEK", "asked", seat=seat)
    check_may_ask_peek(table, actor.person, seat)
    emit(table, actor, PeekRequested(actor.person, seat))


def answer_peek(table: Table, actor: Actor, seat: Seat, person: Person, yes: bool) -> None:
    """Grants a request to peek, refuses it, or revokes it."""
    check_own(table, actor, seat)
    if (person, seat) not in table.peek_requests | table.peeks:
        raise Refused("PEEK", "not-asked")
    if yes:
        if (person, seat) in table.peeks:
            return
        check_share(table, actor.person)
    emit(table, actor, PeekAnswered(person, seat, yes))
