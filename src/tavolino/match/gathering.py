"""Before a game starts: taking seats, filling them with bots, being ready. And after it: meeting
again.
"""

from tavolino.core import Refused, Seat
from tavolino.match.events import BotSat, Readied, Rematched, Sat, Started, Stood
from tavolino.match.hand import (
    Hand,
    check_owner,
    check_phase,
    check_seat,
    check_sits,
    do,
    follow,
)
from tavolino.match.limit import check_not_full
from tavolino.match.playing import go_on
from tavolino.match.table import Table


def sit(table: Table, hand: Hand, seat: Seat) -> None:
    check_phase(table, "gathering")
    check_seat(table, seat)
    if not table.chairs[seat].is_free:
        raise Refused("SEAT", "taken", seat=seat)
    check_not_full(table)
    do(table, hand, Sat(seat, hand.person))
    _start_if_ready(table, hand.now)


def seat_bot(table: Table, hand: Hand, seat: Seat, bot: str) -> None:
    """Puts a bot on a free seat, or in the place of another bot."""
    check_phase(table, "gathering")
    check_seat(table, seat)
    check_owner(table, hand)
    if table.chairs[seat].person:
        raise Refused("SEAT", "taken", seat=seat)
    check_not_full(table)
    do(table, hand, BotSat(seat, bot))
    _start_if_ready(table, hand.now)


def stand(table: Table, hand: Hand, seat: Seat) -> None:
    """Frees a seat: one's own, or any if the table is one's own."""
    check_phase(table, "gathering")
    check_seat(table, seat)
    if seat not in table.seats_of(hand.person):
        check_owner(table, hand)
    if table.chairs[seat].is_free:
        raise Refused("SEAT", "free", seat=seat)
    check_not_full(table)
    do(table, hand, Stood(seat))


def be_ready(table: Table, hand: Hand, ready: bool) -> None:
    check_phase(table, "gathering")
    check_sits(table, hand)
    check_not_full(table)
    do(table, hand, Readied(hand.person, ready))
    _start_if_ready(table, hand.now)


def _start_if_ready(table: Table, now: int) -> None:
    """It starts as soon as no seat is free and all people are ready."""
    if any(chair.is_free for chair in table.chairs) or not table.people:
        return
    if table.ready.issuperset(table.people):
        follow(table, now, Started())
        go_on(table, now)


def meet_again(table: Table, hand: Hand, other: str) -> None:
    """The table `other` is where the same people meet again."""
    check_phase(table, "over")
    check_sits(table, hand)
    if table.rematch:
        raise Refused("REMATCH", "already", table=table.rematch)
    do(table, hand, Rematched(other))
