"""Leaving a table, reclaiming a seat, and the bot that stands in meanwhile."""

from tavolino.core import Refused, Seat
from tavolino.table.actor import Actor, check_phase, check_seat, check_sits, emit
from tavolino.table.events import (
    Closed,
    Nudged,
    NudgeStopped,
    OwnerChanged,
    SeatFreed,
    SeatReclaimed,
    StandInStarted,
)
from tavolino.table.repetition_limits import check_not_full, check_share
from tavolino.table.table import Table
from tavolino.table.table_state import NUDGE_MS


def leave(table: Table, actor: Actor) -> None:
    """Leaves all seats of a person: for good in the lobby, to a stand-in later."""
    if table.phase == "lobby":
        _leave_for_good(table, actor)
        return
    check_phase(table, "playing")
    check_sits(table, actor)
    seats = [s for s in table.seats_of(actor.person) if table.occupants[s].stand_in != "back"]
    if not seats:
        raise Refused("SEAT", "away")
    for seat in seats:
        emit(table, actor, StandInStarted(seat, "back", "left"))


def _leave_for_good(table: Table, actor: Actor) -> None:
    """Frees the seats. If the owner leaves, the next person seated owns the table, or it closes."""
    is_owner = table.owner == actor.person
    if not is_owner:
        check_sits(table, actor)
    for seat in table.seats_of(actor.person):
        emit(table, actor, SeatFreed(seat))
    if is_owner:
        emit(table, actor, OwnerChanged(table.people[0]) if table.people else Closed())


def reclaim(table: Table, actor: Actor) -> None:
    """Takes the person's seats back from the stand-in, except those whose time is up."""
    check_phase(table, "playing")
    seats = [
        seat
        for seat in table.seats_of(actor.person)
        if table.occupants[seat].stand_in and seat not in table.play.resigned
    ]
    if not seats:
        raise Refused("SEAT", "not-away")
    in_time = [seat for seat in seats if table.clocks.full(seat) != 0]
    if not in_time:
        raise Refused("SEAT", "no-time")
    check_share(table, actor.person)
    for seat in in_time:
        emit(table, actor, SeatReclaimed(seat))


def take_over(table: Table, actor: Actor, seat: Seat, *, is_present: bool = False) -> None:
    """Lets the stand-in move for the actor's own seat, or for one that exceeded the patience.

    If the person of that seat is present, they are nudged instead: the stand-in starts only if they
    neither move nor answer.
    """
    check_phase(table, "playing")
    check_seat(table, seat)
    check_sits(table, actor)
    if table.bot_of(seat):
        raise Refused("SEAT", "stand-in", seat=seat)
    if table.occupants[seat].person == actor.person:
        emit(table, actor, StandInStarted(seat, "back", "asked"))
        return
    if seat in table.waiting.nudges:
        left = table.waiting.nudges[seat].until - actor.now
        raise Refused("SEAT", "nudged", seat=seat, seconds=seconds(left))
    if seat in table.holidays:
        raise Refused("SEAT", "holiday", seat=seat)
    at = table.replaceable_at(seat)
    if at is None:
        raise Refused("SEAT", "patience", seat=seat, seconds=int(table.settings["patience"]))
    if actor.now < at:
        raise Refused("SEAT", "patience", seat=seat, seconds=seconds(at - actor.now))
    if is_present:
        check_share(table, actor.person)
        emit(table, actor, Nudged(seat, actor.now + NUDGE_MS))
    else:
        emit(table, actor, StandInStarted(seat, "back", "absent"))


def stop_nudge(table: Table, actor: Actor) -> None:
    """Says that the actor still plays. The others' patience starts again."""
    check_phase(table, "playing")
    check_sits(table, actor)
    seats = [seat for seat in table.seats_of(actor.person) if seat in table.waiting.nudges]
    if not seats:
        raise Refused("SEAT", "not-nudged")
    check_not_full(table)
    for seat in seats:
        emit(table, actor, NudgeStopped(seat))


def seconds(ms: int) -> int:
    """Whole seconds, rounded up."""
    return -(-ms // 1000)
