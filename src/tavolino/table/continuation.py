"""A new table, with bots, that continues a finished game from one of its positions."""

from collections.abc import Mapping
from typing import Any, Final

from tavolino.core import Dealer, Entry, Play, Refused, Undo, Value
from tavolino.games import find_bot, rules
from tavolino.protocol.analysis import PlayOn
from tavolino.table.creation import STAND_IN, new_id
from tavolino.table.events import (
    BotSeated,
    Created,
    Event,
    LoggedEvent,
    Moved,
    Person,
    ReadyChanged,
    SeatTaken,
    Started,
)
from tavolino.table.moves import advance
from tavolino.table.table import Table, open_table

SETTINGS: Final[dict[str, Value]] = {"rated": "no", "visibility": "link"}


def continue_game(
    play: Play[Any, Any, Any],
    secret: str,
    asked: PlayOn,
    owner: Person,
    now: int,
    *,
    settings: Mapping[str, Value] = SETTINGS,
    table_id: str = "",
) -> Table:
    """A table whose game has the same first entries, and the same chance from there on: it has the
    dealer of the finished game, whose secret is known. Undone moves are left out.
    """
    if not secret:
        raise Refused("PLAY-ON", "secret")
    if asked.at > len(play.log):
        raise Refused("AT", "range", got=asked.at, most=len(play.log))
    if asked.seat >= play.seats:
        raise Refused("SEAT", "unknown", seats=play.seats)
    if play.seats > 1:
        find_bot(play.game.name, asked.bot)
    kept = _kept(play, asked.at)
    began = now - (kept[-1].at if kept else 0)
    dealer = Dealer(bytes.fromhex(secret))
    created = Created(
        game=play.game.name,
        version=play.game.version,
        seats=play.seats,
        options=dict(play.options),
        settings=settings,
        owner=owner,
        hash=dealer.hash,
        stand_in=STAND_IN,
    )
    first: list[Event] = [created]
    for seat in range(play.seats):
        is_own = seat == asked.seat
        first.append(SeatTaken(seat, owner) if is_own else BotSeated(seat, asked.bot))
    first += [ReadyChanged(owner, True), Started()]
    events = [LoggedEvent(began, event, owner) for event in first]
    for entry in kept:
        move = Moved(entry.seat, play.game.write(entry.move))
        events.append(LoggedEvent(began + entry.at, move))
    table = open_table(table_id or new_id(), events, rules(), dealer)
    advance(table, now)
    if table.phase == "over":
        raise Refused("PLAY-ON", "over")
    return table


def _kept(play: Play[Any, Any, Any], at: int) -> list[Entry[Any]]:
    """The moves among the first `at` entries that were not undone by any of these. Seats that gave
    up play on.
    """
    kept: list[tuple[int, Entry[Any]]] = []
    for number, entry in enumerate(play.log[:at]):
        if isinstance(entry, Undo):
            kept = [one for one in kept if one[0] < entry.to]
        elif isinstance(entry, Entry):
            kept.append((number, entry))
    return [entry for _, entry in kept]
