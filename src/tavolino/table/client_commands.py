"""Runs the commands that clients send."""

from collections.abc import Callable
from typing import assert_never

from tavolino.core import Refused
from tavolino.games import find_bot
from tavolino.protocol import messages
from tavolino.table import commands
from tavolino.table.audience import may_view
from tavolino.table.commands import Actor
from tavolino.table.events import Person
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


def apply_command(
    table: Table, actor: Actor, command: TableCommand, is_present: Callable[[Person], bool]
) -> None:
    """Runs a command on a fork of a table. `is_present` tells who is at the table right now."""
    if not may_view(table, actor.person):
        raise Refused("TABLE", "private")
    match command:
        case messages.Move(seat=seat, move=move, on=on):
            commands.move(table, actor, seat, move, on)
        case messages.RequestUndo(seat=seat, to=to, on=on):
            commands.request_undo(table, actor, seat, to, on)
        case messages.AnswerUndo(yes=yes, on=on):
            commands.answer_undo(table, actor, yes, on)
        case messages.Sit(seat=seat, ready=ready):
            commands.sit(table, actor, seat, ready=ready)
        case messages.SeatBot(seat=seat, bot=bot):
            find_bot(table.game.name, bot)
            commands.seat_bot(table, actor, seat, bot)
        case messages.Stand(seat=seat):
            commands.stand(table, actor, seat)
        case messages.Ready(ready=ready):
            commands.set_ready(table, actor, ready)
        case messages.Leave():
            commands.leave(table, actor)
        case messages.Reclaim():
            commands.reclaim(table, actor)
        case messages.TakeOver(seat=seat):
            is_here = seat < table.seats and is_present(table.occupants[seat].person)
            commands.take_over(table, actor, seat, is_present=is_here)
        case messages.StopNudge():
            commands.stop_nudge(table, actor)
        case messages.ResignSeat(seat=seat):
            commands.resign(table, actor, seat)
        case messages.RequestPeek(seat=seat):
            commands.request_peek(table, actor, seat)
        case messages.AnswerPeek(seat=seat, person=person, yes=yes):
            commands.answer_peek(table, actor, seat, person, yes)
        case _:
            assert_never(command)
