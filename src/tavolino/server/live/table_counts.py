"""Counts tables by phase, for the metrics."""

import asyncio
import logging
from typing import Final, get_args

from tavolino.protocol.log import Phase
from tavolino.server.live.services import Clock
from tavolino.server.storage import Database, Unavailable, whole

KEPT_MS: Final = 60_000
ANSWER_S: Final = 2.0
"""A request for metrics does not wait longer than this for the database."""
COUNT: Final = "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM tables WHERE phase = $1"

log = logging.getLogger(__name__)


class TableCounts:
    """Counts at most once a minute."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._counted_at: int | None = None
        self._counts: dict[str, int] = {}
        self._counting = asyncio.Lock()

    async def by_phase(self) -> dict[str, int]:
        """The number of tables in each phase; empty while the database does not answer."""
        async with self._counting:
            now = self._clock.now()
            if self._counted_at is None or not 0 <= now - self._counted_at < KEPT_MS:
                self._counts = await self._count()
                self._counted_at = now if self._counts else None
        return self._counts

    async def _count(self) -> dict[str, int]:
        try:
            async with asyncio.timeout(ANSWER_S):
                return {phase: await self._count_in(phase) for phase in get_args(Phase)}
        except (Unavailable, TimeoutError):
            log.warning("tables could not be counted, since storage is away")
            return {}

    async def _count_in(self, phase: str) -> int:
        return whole((await self._database.read(COUNT, phase))[0], "n")
