"""All live tables of this process."""

import asyncio
import logging
import re
from typing import Final

from tavolino.core import Refused
from tavolino.games import find_game
from tavolino.games.solo import solo_variant
from tavolino.server.live.bot_driver import BotDriver
from tavolino.server.live.chat import Chat
from tavolino.server.live.live import LiveTable
from tavolino.server.live.presence import REPEAT_S, Presence
from tavolino.server.live.rating_rules import has_solo_score, is_ratable
from tavolino.server.live.services import TableServices
from tavolino.server.live.session import TableSession
from tavolino.server.people.ratings import Ratings
from tavolino.server.people.solo_scores import SoloScores
from tavolino.server.periodic import Periodic
from tavolino.server.storage import Conflict
from tavolino.server.workers.bot_service import BotService
from tavolino.table.frames import people_shown
from tavolino.table.table import Table
from tavolino.table.table_meta import TableMeta

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
SWEEP_S: Final = 5.0
TAKE_OVER_S: Final = 0.5
SOON_MS: Final = 15_000
"""A table whose deadline is closer than this is kept live, to apply the deadline exactly."""
LATELY_MS: Final = 60_000
IDLE_SWEEPS: Final = 6
"""A session that has been empty for more than this many sweeps is closed."""

log = logging.getLogger(__name__)


class TableManager:
    def __init__(
        self,
        services: TableServices,
        bot_service: BotService,
        ratings: Ratings,
        solo_scores: SoloScores,
    ) -> None:
        self.table_sessions: dict[str, TableSession] = {}
        self.services = services
        self._bot_service = bot_service
        self._ratings = ratings
        self._solo_scores = solo_scores
        self._opening: dict[str, asyncio.Task[TableSession]] = {}
        self._idle: dict[str, int] = {}
        self._periodic = (
            Periodic("sweeping tables", SWEEP_S, self.sweep),
            Periodic("taking over bots", TAKE_OVER_S, self.take_over_bots),
            Periodic("repeating presence", REPEAT_S, self._repeat_presence),
        )

    @property
    def _is_shared(self) -> bool:
        """True if other processes may serve the same tables."""
        return self.services.bus.is_shared

    def start(self) -> None:
        """Starts the periodic tasks."""
        for periodic in self._periodic:
            periodic.start()

    async def open(self, table_id: str) -> TableSession:
        """The session of this table, as new as the storage. Refuses if there is no such table."""
        if not ID.fullmatch(table_id):
            raise Refused("TABLE", "unknown")
        table_session = self.table_sessions.get(table_id)
        if table_session is None and table_id not in self._opening:
            task = asyncio.get_running_loop().create_task(self._open(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            # If one caller is cancelled, the others still need the result.
            return await asyncio.shield(task)
        if table_session is None:
            table_session = await asyncio.shield(self._opening[table_id])
        self._idle.pop(table_id, None)
        if self._is_shared:
            # The client may have seen a newer version through another process.
            await table_session.live.catch_up()
        return table_session

    async def _open(self, table_id: str) -> TableSession:
        loaded = await self.services.repository.load(table_id)
        if loaded is None:
            raise Refused("TABLE", "unknown")
        table_session = self.take_in(*loaded)
        await table_session.live.catch_up()  # events stored before this process subscribed
        await table_session.live.learn_names(people_shown(table_session.live.table))
        table_session.bot_driver.drive(is_mine=not self._is_shared)
        return table_session

    def take_in(self, table: Table, meta: TableMeta) -> TableSession:
        """Makes a stored table live."""
        live = LiveTable(table, meta, self.services)
        bot_driver = BotDriver(live, self.services, self._bot_service)
        chat = Chat(table.id, self.services.repository.database, self.services.names)
        table_session = TableSession(
            live, bot_driver, chat, Presence(self.services.heartbeats.process), self.services
        )

        def changed(is_mine: bool) -> None:
            bot_driver.drive(is_mine)
            if is_mine and live.table.phase == "over":
                table_session.start(self.count(live.table))

        live.on_change = changed
        self.table_sessions[table.id] = table_session
        return table_session

    async def sweep(self) -> None:
        """Opens sessions where something is due, and closes idle ones."""
        now = self.services.clock.now()
        repository = self.services.repository
        for table_id, wake_at in await repository.due_by(now + SOON_MS):
            table_session = await self.open(table_id)
            if wake_at <= now:
                table_session.bot_driver.apply_overdue()
        for table_id in await repository.unrated():
            table_session = await self.open(table_id)
            table_session.start(self.count(table_session.live.table))
        await self._close_idle_sessions()
        if self._is_shared:
            await self._catch_up_missed()

    async def take_over_bots(self) -> None:
        """Runs the bots of processes that have died."""
        dead = self.services.heartbeats.dead
        if not dead:
            return
        repository = self.services.repository
        for table_id, process in await repository.bots_of(dead):
            try:
                await repository.claim_bots(table_id, process)
                table_session = await self.open(table_id)
            except Conflict:
                continue  # another process was first
            except Refused as refusal:
                log.warning("a table cannot be opened", extra={"rule": refusal.rule})
                continue
            table_session.bot_driver.drive(is_mine=True)

    async def _catch_up_missed(self) -> None:
        """Catches up with changes whose notification was lost, because their process died after
        storing them.
        """
        since = self.services.wall_ms() - LATELY_MS
        for table_id, version in await self.services.repository.changed_since(since):
            table_session = self.table_sessions.get(table_id)
            if table_session is not None and version > table_session.live.table.version:
                table_session.start(table_session.live.catch_up())

    async def _close_idle_sessions(self) -> None:
        for table_id, table_session in list(self.table_sessions.items()):
            if not table_session.is_empty:
                self._idle.pop(table_id, None)
                continue
            self._idle[table_id] = self._idle.get(table_id, 0) + 1
            if self._idle[table_id] > IDLE_SWEEPS:
                await self.forget(table_id)

    async def forget(self, table_id: str) -> None:
        """Closes a session; the table remains stored."""
        self._idle.pop(table_id, None)
        table_session = self.table_sessions.pop(table_id, None)
        if table_session is not None:
            await table_session.close()

    async def close(self) -> None:
        for periodic in self._periodic:
            await periodic.close()
        for table_id in list(self.table_sessions):
            await self.forget(table_id)

    async def _repeat_presence(self) -> None:
        """Repeats to other processes who is here, and drops the people of those that have died."""
        if not self._is_shared:
            return
        for table_session in list(self.table_sessions.values()):
            if table_session.live.listeners:
                table_session.publish_presence()

    async def count(self, table: Table) -> None:
        """Lets a finished table count for ratings or a solo score, once."""
        if is_ratable(table):
            counted = await self._rate(table)
        elif has_solo_score(table):
            counted = await self._count_alone(table)
        else:
            return
        if not counted:
            await self.services.repository.mark_unratable(table.id)

    async def _rate(self, table: Table) -> bool:
        outcome = table.outcome
        assert outcome is not None
        who = [occupant.person or f"bot:{occupant.bot}" for occupant in table.occupants]
        return await self._ratings.rate(table.id, table.game.name, table.seats, who, outcome.ranks)

    async def _count_alone(self, table: Table) -> bool:
        outcome = table.outcome
        assert outcome is not None
        variant = solo_variant(find_game(table.game.name), table.created.options)
        return await self._solo_scores.count(
            table.id, table.game.name, variant, table.people[0], outcome.points[0]
        )
