"""Stores finished games of devices: each becomes a table that only its link leads to."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from functools import partial

from tavolino.core import Refused
from tavolino.protocol.tables import StoredTable
from tavolino.server.live.creation import TRIES, new_code
from tavolino.server.live.device_game_replay import replay_device_game
from tavolino.server.live.repository import off_loop
from tavolino.server.live.results import result_from_device
from tavolino.server.live.services import TableServices
from tavolino.server.people.existing import exists, lock_people
from tavolino.server.storage import Conflict
from tavolino.server.workers.job_queue import JobQueue
from tavolino.server.workers.round_robin import Asker
from tavolino.table.display_names import read_name
from tavolino.table.events import Person
from tavolino.table.table import Table
from tavolino.table.table_meta import SeatName, TableMeta, current_seat_names


class DeviceGames:
    def __init__(self, services: TableServices, most_events: int) -> None:
        self._services = services
        self._most_events = most_events
        # Replaying takes processor time from everybody, so one game is replayed at a time.
        self._replaying = JobQueue("STORED", 1)

    async def has(self, table_id: str) -> bool:
        """True if the table is stored or archived."""
        repository = self._services.repository
        return await repository.has(table_id) or await repository.archive.has(table_id)

    async def keep(self, stored: StoredTable, person: Person, asker: Asker) -> None:
        """Replays a game and stores it, unless it is already stored. Refused if too many wait."""
        title = read_name(stored.title) if stored.title.strip() else ""
        seat_names = {
            seat: SeatName(person, read_name(name))
            for seat, name in enumerate(stored.seat_names)
            if name.strip()
        }
        now = self._services.clock.now()
        replay = partial(
            asyncio.to_thread, replay_device_game, stored, person, now, self._most_events
        )
        table = await self._replaying.join("question", asker).result(replay)
        meta = TableMeta("", title, seat_names=current_seat_names(seat_names, table))
        await self._store(table, meta, person)

    async def _store(self, table: Table, meta: TableMeta, person: Person) -> None:
        repository = self._services.repository
        for _ in range(TRIES):
            if await self.has(table.id):
                return
            coded = replace(meta, code=new_code())
            create = partial(repository.creation, table, coded, self._services.wall_ms())
            creation = await off_loop(table.version, create)
            mark = result_from_device(table.id, person)
            with suppress(Conflict):
                await repository.database.write([*lock_people(person), *creation, mark])
                return
            if not await exists(repository.database, person):
                raise Refused("PERSON", "unknown")
        raise Refused("STORAGE", "busy")
