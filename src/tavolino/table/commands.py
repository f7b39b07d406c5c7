"""Commands of clients: how they are read, what each one does, and how a change is tried out.

A command function (see `lobby`, `moves`, `absence`, `audience`) first checks, and may refuse; then
it adds events to the table it is given. That table is a fork, which replaces the live table once
its events are stored.
"""

from collections.abc import Callable
from typing import assert_never

from tavolino.core import Refused
from tavolino.games import find_bot
from tavolino.protocol import messages
from tavolino.table import absence, audience, lobby, moves
from tavolino.table.actor import Actor
from tavolino.table.deadlines import pass_time
from tavolino.table.events import Person
from tavolino.table.requests import refuse_undecodable
from tavolino.table.table import Table

TableCommand = (
    messages.Move
    | messages.RequestUndo
    | messages.AnswerUndo
    | messages.Sit
    | messages.SeatBot
    | messages.Stand
    | messages.Ready
    | messages.Leave
    | messages.Reclaim
    | messages.TakeOver
    | messages.StopNudge
    | messages.ResignSeat
    | messages.RequestPeek
    | messages.AnswerPeek
)
"""Commands that change the table. Chat and rematches need more than the table."""

Change = Callable[[Table, int], None]
"""Runs commands on a fork of the table at a given time; may refuse."""


def read_command(text: str | None) -> messages.Command | messages.Ping:
    """The command in a message; None stands for a binary message."""
    if text is None:
        raise Refused("BODY", "binary")
    with refuse_undecodable():
        return messages.decode_command(text)


def apply_command(
    table: Table, actor: Actor, command: TableCommand, is_present: Callable[[Person], bool]
) -> None:
    """Runs a command on a fork of the table. `is_present` tells who is at the table right now."""
    if not audience.may_view(table, actor.person):
        raise Refused("TABLE", "private")
    match command:
        case messages.Move(seat=seat, move=move, on=on):
            moves.move(table, actor, seat, move, on)
        case messages.RequestUndo(seat=seat, to=to, on=on):
            moves.request_undo(table, actor, seat, to, on)
        case messages.AnswerUndo(yes=yes, on=on):
            moves.answer_undo(table, actor, yes, on)
        case messages.Sit(seat=seat, ready=ready):
            lobby.sit(table, actor, seat, ready=ready)
        case messages.SeatBot(seat=seat, bot=bot):
            find_bot(table.game.name, bot)
            lobby.seat_bot(table, actor, seat, bot)
        case messages.Stand(seat=seat):
            lobby.stand(table, actor, seat)
        case messages.Ready(ready=ready):
            lobby.set_ready(table, actor, ready)
        case messages.Leave():
            absence.leave(table, actor)
        case messages.Reclaim():
            absence.reclaim(table, actor)
        case messages.TakeOver(seat=seat):
            is_here = seat < table.seats and is_present(table.occupants[seat].person)
            absence.take_over(table, actor, seat, is_present=is_here)
        case messages.StopNudge():
            absence.stop_nudge(table, actor)
        case messages.ResignSeat(seat=seat):
            moves.resign(table, actor, seat)
        case messages.RequestPeek(seat=seat):
            audience.request_peek(table, actor, seat)
        case messages.AnswerPeek(seat=seat, person=person, yes=yes):
            audience.answer_peek(table, actor, seat, person, yes)
        case _:
            assert_never(command)


def draft_of(table: Table, change: Change, now: int) -> tuple[Table, Refused | None]:
    """The table after the change; if the change is refused, after the deadlines alone."""
    timed = table.fork()
    pass_time(timed, now)
    draft = timed if timed.version == table.version else timed.fork()
    try:
        change(draft, now)
    except Refused as refusal:
        return (timed if draft is not timed else table), refusal
    return draft, None
