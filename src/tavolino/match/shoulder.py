"""Looking over a player's shoulder: seeing what one seat sees, with its leave."""

from tavolino.core import Refused, Seat
from tavolino.match.audience import may_look
from tavolino.match.events import Person, ShoulderAnswered, ShoulderAsked
from tavolino.match.hand import Hand, check_own, check_phase, check_seat, do
from tavolino.match.limit import check_not_full
from tavolino.match.table import Table


def ask_shoulder(table: Table, hand: Hand, seat: Seat) -> None:
    """Asks to see what a seat sees."""
    check_phase(table, "playing")
    check_seat(table, seat)
    if table.terms["over-shoulder"] == "never" or not may_look(table, hand.person):
        raise Refused("SHOULDER", "never")
    if table.seats_of(hand.person):
        raise Refused("SHOULDER", "player")
    if not table.chairs[seat].person:
        raise Refused("SHOULDER", "nobody", seat=seat)
    if (hand.person, seat) in table.shoulder_asks | table.shoulders:
        raise Refused("SHOULDER", "asked", seat=seat)
    check_not_full(table)
    do(table, hand, ShoulderAsked(hand.person, seat))


def answer_shoulder(table: Table, hand: Hand, seat: Seat, person: Person, yes: bool) -> None:
    """Gives leave to look, refuses it, or takes it back."""
    check_own(table, hand, seat)
    if (person, seat) not in table.shoulder_asks | table.shoulders:
        raise Refused("SHOULDER", "not-asked")
    if yes:
        check_not_full(table)
    do(table, hand, ShoulderAnswered(person, seat, yes))
