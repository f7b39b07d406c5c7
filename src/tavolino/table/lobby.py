"""Commands before a game (seats, bots, readiness) and after it (the rematch)."""

from tavolino.core import Refused, Seat, Value, with_first_player
from tavolino.table.actor import (
    Actor,
    check_owner,
    check_phase,
    check_seat,
    check_sits,
    emit,
    emit_automatic,
)
from tavolino.table.events import BotSeated, ReadyChanged, Rematched, SeatFreed, SeatTaken, Started
from tavolino.table.moves import advance
from tavolino.table.repetition_limits import check_may_set_ready, check_may_sit, check_owner_share
from tavolino.table.table import Table


def sit(table: Table, actor: Actor, seat: Seat, *, ready: bool = False) -> None:
    """Takes a free seat; with `ready`, the actor is also ready to start."""
    check_phase(table, "lobby")
    check_seat(table, seat)
    if not table.occupants[seat].is_free:
        raise Refused("SEAT", "taken", seat=seat)
    check_may_sit(table, actor.person)
    emit(table, actor, SeatTaken(seat, actor.person))
    if ready and actor.person not in table.ready:
        emit(table, actor, ReadyChanged(actor.person, True))
    _start_if_ready(table, actor.now)


def seat_bot(table: Table, actor: Actor, seat: Seat, bot: str) -> None:
    """Puts a bot on a free seat, or replaces another bot."""
    check_phase(table, "lobby")
    check_seat(table, seat)
    check_owner(table, actor)
    if table.occupants[seat].person:
        raise Refused("SEAT", "taken", seat=seat)
    check_owner_share(table)
    emit(table, actor, BotSeated(seat, bot))
    _start_if_ready(table, actor.now)


def stand(table: Table, actor: Actor, seat: Seat) -> None:
    """Frees a seat: the actor's own, or any if the actor owns the table."""
    check_phase(table, "lobby")
    check_seat(table, seat)
    if seat not in table.seats_of(actor.person):
        check_owner(table, actor)
    if table.occupants[seat].is_free:
        raise Refused("SEAT", "free", seat=seat)
    emit(table, actor, SeatFreed(seat))


def set_ready(table: Table, actor: Actor, ready: bool) -> None:
    """Says that the actor is ready to start, or withdraws it."""
    check_phase(table, "lobby")
    check_sits(table, actor)
    check_may_set_ready(table, actor.person, ready)
    emit(table, actor, ReadyChanged(actor.person, ready))
    _start_if_ready(table, actor.now)


def _start_if_ready(table: Table, now: int) -> None:
    """Starts the game once no seat is free and everybody is ready."""
    if any(occupant.is_free for occupant in table.occupants) or not table.people:
        return
    if table.ready.issuperset(table.people):
        emit_automatic(table, now, Started())
        advance(table, now)


def announce_rematch(table: Table, actor: Actor, other: str) -> None:
    """Links the table `other`, where the same people play again."""
    check_phase(table, "over")
    check_sits(table, actor)
    if table.rematch:
        raise Refused("REMATCH", "already", table=table.rematch)
    emit(table, actor, Rematched(other))


def rematch_options(table: Table) -> dict[str, Value]:
    """The options of a rematch: those of this game, and a first player if the table's settings
    leave that to the result. Games without a first player have none in the rematch either.
    """
    options = dict(table.play.options)
    if table.outcome is None or table.settings["rematch-first"] == "same":
        return options
    wanted = 1 if table.settings["rematch-first"] == "winner" else max(table.outcome.ranks)
    seats = [seat for seat, rank in enumerate(table.outcome.ranks) if rank == wanted]
    return with_first_player(table.game.options, options, _drawn_among(table, seats))


def _drawn_among(table: Table, seats: list[Seat]) -> Seat:
    """One of these seats, by the draw after the last one of the game. The game's secret, which is
    known by then, fixes it.
    """
    return seats[table.dealer.draw(table.play.draws).below(len(seats))]
