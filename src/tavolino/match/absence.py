"""Going, coming back, and the bot that stands in meanwhile."""

from tavolino.core import Refused, Seat
from tavolino.match.events import Closed, GivenBack, Handed, Stood, TakenOver
from tavolino.match.hand import Hand, check_phase, check_seat, check_sits, do
from tavolino.match.limit import check_not_full
from tavolino.match.table import Table


def leave(table: Table, hand: Hand) -> None:
    """Gets up from all one's seats: for good before the start, with a stand-in after it."""
    if table.phase == "gathering":
        _leave_for_good(table, hand)
        return
    check_phase(table, "playing")
    check_sits(table, hand)
    seats = [s for s in table.seats_of(hand.person) if table.chairs[s].stand_in != "back"]
    if not seats:
        raise Refused("SEAT", "away")
    for seat in seats:
        do(table, hand, TakenOver(seat, "back", "left"))


def _leave_for_good(table: Table, hand: Hand) -> None:
    """A table whose owner goes belongs to the next who sits there; without one it is closed."""
    is_owner = table.owner == hand.person
    if not is_owner:
        check_sits(table, hand)
    for seat in table.seats_of(hand.person):
        do(table, hand, Stood(seat))
    if is_owner:
        do(table, hand, Handed(table.people[0]) if table.people else Closed())


def come_back(table: Table, hand: Hand) -> None:
    """Takes all one's seats back from the stand-in, but those whose time is up."""
    check_phase(table, "playing")
    seats = [
        seat
        for seat in table.seats_of(hand.person)
        if table.chairs[seat].stand_in and seat not in table.play.resigned
    ]
    if not seats:
        raise Refused("SEAT", "not-away")
    in_time = [seat for seat in seats if table.clocks.full(seat) != 0]
    if not in_time:
        raise Refused("SEAT", "no-time")
    check_not_full(table)
    for seat in in_time:
        do(table, hand, GivenBack(seat))


def take_over(table: Table, hand: Hand, seat: Seat) -> None:
    """Lets the stand-in move for one's own seat, or for one the table has waited for too long."""
    check_phase(table, "playing")
    check_seat(table, seat)
    check_sits(table, hand)
    if table.bot_of(seat):
        raise Refused("SEAT", "stand-in", seat=seat)
    if table.chairs[seat].person == hand.person:
        do(table, hand, TakenOver(seat, "back", "wish"))
        return
    patience = int(table.terms["patience"]) * 1000
    waited = table.clocks.waited(seat, hand.now)
    if waited < patience:
        raise Refused("SEAT", "patience", seat=seat, seconds=-((waited - patience) // 1000))
    do(table, hand, TakenOver(seat, "back", "absent"))
