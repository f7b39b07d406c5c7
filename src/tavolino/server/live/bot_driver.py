"""Keeps a live table going: asks its bots for moves and applies its deadlines."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Final

from tavolino.core import Refused, Seat
from tavolino.server.live.live import LiveTable
from tavolino.server.live.repository import BOT_GRACE_MS, is_bot_due
from tavolino.server.live.services import TableServices
from tavolino.server.storage import Unavailable
from tavolino.server.workers.bot_service import BotService
from tavolino.server.workers.executor import NoMove
from tavolino.server.workers.round_robin import Asker
from tavolino.table.bot_moves import bot_seed, pause_left, pause_until
from tavolino.table.commands import Change
from tavolino.table.moves import bot_move

RETRY_S: Final = 2.0
"""The delay before the next attempt when the storage does not answer."""

log = logging.getLogger(__name__)


class BotDriver:
    """One per live table: asks its bots for moves and wakes it up at deadlines.

    The process that made the last change asks the bots. If that process dies, another takes its
    tables over (see `TableManager.take_over_bots`). If it lives but no move comes within
    BOT_GRACE_MS, any process asks them.
    """

    def __init__(self, live: LiveTable, services: TableServices, bot_service: BotService) -> None:
        self._live = live
        self._services = services
        self._bot_service = bot_service
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: dict[object, asyncio.Task[None]] = {}
        self._changed = asyncio.Event()
        self._closed = False

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def drive(self, is_mine: bool) -> None:
        """Sets the timer, and asks the bots if this process made the last change."""
        if self._closed:
            return
        self._changed.set()
        table = self._live.table
        wake_at = table.wake_at
        if not is_mine and is_bot_due(table):
            late = table.last_at + BOT_GRACE_MS
            wake_at = late if wake_at is None else min(wake_at, late)
        self._wake_at(wake_at)
        if is_mine:
            self._let_bots_think()

    def apply_overdue(self) -> None:
        """Applies whatever is overdue."""
        self._changed.set()
        self._start("time", self._pass_time())

    async def close(self) -> None:
        self._closed = True
        if self._timer:
            self._timer.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _wake_at(self, at: int | None) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if at is not None:
            delay = max(0, at - self._services.clock.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self.apply_overdue)

    def _let_bots_think(self) -> None:
        table = self._live.table
        for seat in table.due:
            bot = table.bot_of(seat)
            if bot:
                self._start((seat, table.fresh_from[seat]), self._bot_moves(seat, bot))

    def _start(self, key: object, work: Coroutine[None, None, None]) -> None:
        if key in self._tasks or self._closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[key] = task
        task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def _bot_moves(self, seat: Seat, bot: str) -> None:
        table = self._live.table
        view = table.game.view(table.play.state, seat)
        on = table.version
        game = table.game.name
        until = pause_until(table, seat, view)
        try:
            seed = bot_seed(table, seat)
            text = await self._bot_service.choose(game, bot, view, seed, self._asker())
            await self._take_time(seat, until)
            await self._act(lambda draft, now: bot_move(draft, now, seat, text, on))
        except NoMove:
            return  # the server is closing; another process or the next start continues
        except Refused as refusal:
            if refusal.rule not in ("STALE", "PHASE", "SEAT", "TURN", "OVER", "CLOCK"):
                log.warning("bot move refused", extra={"game": table.game.name, "bot": bot})
            if refusal.rule == "STORAGE":
                self._wake_soon()

    def _asker(self) -> Asker:
        """The owner of the table, at the owner's address or else that of anybody present.
        All tables where nobody is present share one turn, as if they had one address.
        """
        owner = self._live.table.owner
        here = {listener.person: listener.address for listener in self._live.listeners}
        return Asker(here.get(owner) or next(iter(here.values()), ""), owner)

    async def _take_time(self, seat: Seat, until: int) -> None:
        """Waits as long as a person would take, but only while a person is still due as well."""
        while True:
            left = pause_left(self._live.table, seat, until, self._services.clock.now())
            if left <= 0:
                return
            self._changed.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left / 1000):
                    await self._changed.wait()

    async def _pass_time(self) -> None:
        try:
            before = self._live.table.version
            await self._live.catch_up()
            await self._act(lambda draft, now: None)
        except (Refused, Unavailable):
            self._wake_soon()
            return
        if self._live.table.version == before:
            # Nothing was overdue, except perhaps a bot that another process should have asked.
            self.drive(is_mine=True)

    async def _act(self, change: Change) -> None:
        """Runs a change, shielded: closing must not cancel a change that may already be stored."""
        await asyncio.shield(asyncio.ensure_future(self._live.act(change)))

    def _wake_soon(self) -> None:
        if not self._closed:
            self._timer = asyncio.get_running_loop().call_later(RETRY_S, self.apply_overdue)
