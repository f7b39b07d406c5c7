"""Runs the commands that clients send."""

from typing import assert_never

from tavolino.catalogue import find_bot
from tavolino.core import Refused
from tavolino.match import commands
from tavolino.match.audience import may_view
from tavolino.match.commands import Actor
from tavolino.match.events import Person
from tavolino.match.table import Table
from tavolino.server.protocol import messages
from tavolino.server.tables.creation import open_rematch
from tavolino.server.tables.manager import TableManager
from tavolino.server.tables.presence import Presence
from tavolino.server.tables.session import TableSession


async def run_command(
    table_manager: TableManager,
    table_session: TableSession,
    person: Person,
    command: messages.Command,
) -> int:
    """Runs a command; returns the version of the table, or the number of the chat line."""
    live = table_session.live
    if isinstance(command, messages.SendChat):
        return await table_session.send_chat(person, command.text, command.id)
    if isinstance(command, messages.SendEmote):
        return await table_session.send_emote(person, command.emote, command.id)
    if isinstance(command, messages.Rematch):
        actor = Actor(person, table_manager.services.clock.now(), command.id)
        await open_rematch(table_manager, live, actor, command.game)
        return live.table.version_after(person, command.id) or live.table.version
    return await live.act(
        lambda draft, now: apply_command(
            draft, Actor(person, now, command.id), command, table_session.presence
        ),
        person,
        command.id,
    )


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


def apply_command(table: Table, actor: Actor, command: TableCommand, presence: Presence) -> None:
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
            is_present = seat < table.seats and presence.has(table.occupants[seat].person)
            commands.take_over(table, actor, seat, is_present=is_present)
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
