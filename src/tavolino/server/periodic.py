"""Work that is repeated in the background as long as the server runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tavolino.server.storage import Unavailable

log = logging.getLogger(__name__)


class Periodic:
    """Does `work` every `every_s` seconds. If it fails, that is logged, and it is tried again."""

    def __init__(self, name: str, every_s: float, work: Callable[[], Awaitable[None]]) -> None:
        self._name = name
        self._every_s = every_s
        self._work = work
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._running = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._every_s)
            try:
                await self._work()
            except Unavailable:
                log.warning("storage is away, so %s waits", self._name)
            except Exception:
                log.exception("%s failed", self._name)
