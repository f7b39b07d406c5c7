"""Matches two people who want the same game, or one and a bot."""

from typing import Final, NamedTuple

from tavolino.core import Refused
from tavolino.games import find_bot, find_game
from tavolino.server.live.creation import new_code
from tavolino.server.live.manager import TableManager
from tavolino.server.live.quick_match_queue import Queue, QueuedPerson
from tavolino.server.storage import Conflict
from tavolino.table.actor import Actor
from tavolino.table.creation import new_table
from tavolino.table.lobby import seat_bot, set_ready, sit
from tavolino.table.table import Table
from tavolino.table.table_meta import TableMeta

SEATS: Final = 2
TRIES: Final = 5


class QueueStatus(NamedTuple):
    """The state of a search for an opponent: the table that was found, or who else waits."""

    table: str
    others: int
    """How many others wait for this game."""
    bot_in_ms: int | None
    """When a bot steps in; None if the person waits for people only."""


class QuickMatch:
    def __init__(self, queue: Queue, table_manager: TableManager, bot_after_ms: int) -> None:
        self._queue = queue
        self._table_manager = table_manager
        self._bot_after_ms = bot_after_ms

    async def look(self, person: str, game: str, bot: str) -> QueueStatus:
        """Looks for an opponent; the client repeats this while the person waits. With a `bot`, that
        bot steps in if nobody comes.
        """
        find_game(game)
        if bot:
            find_bot(game, bot)
        for _ in range(TRIES):
            try:
                return await self._look(person, game, bot)
            except Conflict:
                continue  # another process was first
        raise Refused("STORAGE", "busy")

    async def is_waiting(self, person: str) -> bool:
        now = self._table_manager.services.wall_ms()
        return await self._queue.find(person, now) is not None

    async def leave(self, person: str) -> None:
        """Stops looking."""
        await self._queue.leave(person)

    async def _look(self, person: str, game: str, bot: str) -> QueueStatus:
        now = self._table_manager.services.wall_ms()
        own = await self._queue.find(person, now)
        if own and own.table and own.game == game:
            await self._queue.leave(person)
            return QueueStatus(own.table, 0, None)
        if own is None or own.table or own.game != game:
            await self._queue.enter(person, game, now)
            own = QueuedPerson(person, game, now, now, "")
        else:
            await self._queue.stay(person, now)
        other = await self._queue.first(game, person, now)
        if other:
            table = await self._open(own, other, "", now)
            return QueueStatus(table, 0, None)
        bot_in_ms = max(0, own.since + self._bot_after_ms - now) if bot else None
        if bot_in_ms == 0:
            return QueueStatus(await self._open(own, None, bot, now), 0, None)
        return QueueStatus("", await self._queue.others(game, person, now), bot_in_ms)

    async def _open(self, own: QueuedPerson, other: QueuedPerson | None, bot: str, now: int) -> str:
        """Opens a table with both seats taken, in one batch with the rows of the queue."""
        services = self._table_manager.services
        owner = other or own
        at = services.clock.now()
        table = new_table(own.game, SEATS, {}, {"visibility": "open"}, owner.person, at)
        _seat(table, owner.person, other and own.person, bot, at)
        meta = TableMeta(new_code(), "")
        batch = services.repository.creation(table, meta, services.wall_ms())
        matched = [self._queue.matched(other, table.id, now)] if other else []
        await services.repository.database.write([self._queue.served(own), *matched, *batch])
        session = await self._table_manager.open(table.id)
        session.bot_driver.drive(is_mine=True)
        return table.id


def _seat(table: Table, first: str, second: str | None, bot: str, at: int) -> None:
    sit(table, Actor(first, at), 0)
    if second:
        sit(table, Actor(second, at), 1)
        set_ready(table, Actor(second, at), True)
    else:
        seat_bot(table, Actor(first, at), 1, bot)
    set_ready(table, Actor(first, at), True)
