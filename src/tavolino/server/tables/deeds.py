"""From what somebody submits to what it does at the table."""

from typing import assert_never

from tavolino.catalogue import find_bot
from tavolino.core import Refused
from tavolino.match import commands
from tavolino.match.audience import may_view
from tavolino.match.commands import Actor
from tavolino.match.events import Person
from tavolino.match.table import Table
from tavolino.server import wire
from tavolino.server.tables.hall import Hall
from tavolino.server.tables.opening import open_rematch
from tavolino.server.tables.room import Room


async def do(hall: Hall, room: Room, person: Person, deed: wire.Deed) -> int:
    """Does it, if it may be done; gives the number of happenings (or of the line said)."""
    live = room.live
    if isinstance(deed, wire.Say):
        return await room.say(person, deed.text, deed.id)
    if isinstance(deed, wire.Rematch):
        await open_rematch(hall, live, Actor(person, hall.around.clock.now(), deed.id))
        return live.table.submits.get((person, deed.id), live.table.version)
    return await live.act(
        lambda draft, now: at_table(draft, Actor(person, now, deed.id), deed), person, deed.id
    )


TableDeed = (
    wire.Move
    | wire.RequestUndo
    | wire.AnswerUndo
    | wire.Sit
    | wire.SeatBot
    | wire.Stand
    | wire.Ready
    | wire.Leave
    | wire.Reclaim
    | wire.TakeOver
    | wire.Resign
    | wire.RequestPeek
    | wire.AnswerPeek
)


def at_table(table: Table, actor: Actor, deed: TableDeed) -> None:
    if not may_view(table, actor.person):
        raise Refused("TABLE", "private")
    match deed:
        case wire.Move(seat=seat, move=move, on=on):
            commands.move(table, actor, seat, move, on)
        case wire.RequestUndo(seat=seat, to=to, on=on):
            commands.request_undo(table, actor, seat, to, on)
        case wire.AnswerUndo(yes=yes, on=on):
            commands.answer_undo(table, actor, yes, on)
        case wire.Sit(seat=seat):
            commands.sit(table, actor, seat)
        case wire.SeatBot(seat=seat, bot=bot):
            find_bot(table.game.name, bot)
            commands.seat_bot(table, actor, seat, bot)
        case wire.Stand(seat=seat):
            commands.stand(table, actor, seat)
        case wire.Ready(ready=ready):
            commands.set_ready(table, actor, ready)
        case wire.Leave():
            commands.leave(table, actor)
        case wire.Reclaim():
            commands.reclaim(table, actor)
        case wire.TakeOver(seat=seat):
            commands.take_over(table, actor, seat)
        case wire.Resign(seat=seat):
            commands.resign(table, actor, seat)
        case wire.RequestPeek(seat=seat):
            commands.request_peek(table, actor, seat)
        case wire.AnswerPeek(seat=seat, person=person, yes=yes):
            commands.answer_peek(table, actor, seat, person, yes)
        case _:
            assert_never(deed)
