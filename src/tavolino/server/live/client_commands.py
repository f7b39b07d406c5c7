"""Runs the commands that clients send to live tables."""

from tavolino.protocol import messages
from tavolino.server.live.creation import open_rematch
from tavolino.server.live.manager import TableManager
from tavolino.server.live.session import TableSession
from tavolino.table.client_commands import apply_command
from tavolino.table.commands import Actor
from tavolino.table.events import Person


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
            draft, Actor(person, now, command.id), command, table_session.presence.has
        ),
        person,
        command.id,
    )
