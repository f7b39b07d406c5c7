"""From what somebody submits to what it does at the table."""

from typing import assert_never

from tavolino.catalogue import find_bot
from tavolino.core import Refused
from tavolino.match import commands
from tavolino.match.audience import may_look
from tavolino.match.commands import Hand
from tavolino.match.events import Person
from tavolino.match.table import Table
from tavolino.server import wire
from tavolino.server.tables.hall import Hall
from tavolino.server.tables.opening import meet_again_at_new_table
from tavolino.server.tables.room import Room


async def do(hall: Hall, room: Room, person: Person, deed: wire.Deed) -> int:
    """Does it, if it may be done; gives the number of happenings (or of the line said)."""
    live = room.live
    if isinstance(deed, wire.Say):
        return await room.say(person, deed.text, deed.id)
    if isinstance(deed, wire.Rematch):
        await meet_again_at_new_table(hall, live, Hand(person, hall.around.clock.now(), deed.id))
        return live.table.submits.get((person, deed.id), live.table.seq)
    return await live.act(
        lambda draft, now: at_table(draft, Hand(person, now, deed.id), deed), person, deed.id
    )


TableDeed = (
    wire.Move
    | wire.AskUndo
    | wire.AnswerUndo
    | wire.Sit
    | wire.SeatBot
    | wire.Stand
    | wire.Ready
    | wire.Leave
    | wire.ComeBack
    | wire.TakeOver
    | wire.Resign
    | wire.AskShoulder
    | wire.AnswerShoulder
)


def at_table(table: Table, hand: Hand, deed: TableDeed) -> None:
    if not may_look(table, hand.person):
        raise Refused("TABLE", "private")
    match deed:
        case wire.Move(seat=seat, move=move, on=on):
            commands.move(table, hand, seat, move, on)
        case wire.AskUndo(seat=seat, to=to, on=on):
            commands.ask_undo(table, hand, seat, to, on)
        case wire.AnswerUndo(yes=yes, on=on):
            commands.answer_undo(table, hand, yes, on)
        case wire.Sit(seat=seat):
            commands.sit(table, hand, seat)
        case wire.SeatBot(seat=seat, bot=bot):
            find_bot(table.game.name, bot)
            commands.seat_bot(table, hand, seat, bot)
        case wire.Stand(seat=seat):
            commands.stand(table, hand, seat)
        case wire.Ready(ready=ready):
            commands.be_ready(table, hand, ready)
        case wire.Leave():
            commands.leave(table, hand)
        case wire.ComeBack():
            commands.come_back(table, hand)
        case wire.TakeOver(seat=seat):
            commands.take_over(table, hand, seat)
        case wire.Resign(seat=seat):
            commands.resign(table, hand, seat)
        case wire.AskShoulder(seat=seat):
            commands.ask_shoulder(table, hand, seat)
        case wire.AnswerShoulder(seat=seat, person=person, yes=yes):
            commands.answer_shoulder(table, hand, seat, person, yes)
        case _:
            assert_never(deed)
