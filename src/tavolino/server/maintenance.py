"""Periodic maintenance: archives finished tables and deletes idle guests."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.live import archive
from tavolino.server.people import guests
from tavolino.server.people.personal_data import PersonalDataPart
from tavolino.server.settings import Settings
from tavolino.server.storage import Database

PAUSE_S: Final = 0.05
"""The pause between two slices, which leaves time for games."""
TABLES_A_SLICE: Final = 5
GUESTS_A_SLICE: Final = 50
DAY_MS: Final = 24 * 3600 * 1000

Cursor = TypeVar("Cursor")


class Maintenance:
    """Runs in every process. Work that another process has done is not repeated."""

    EVERY_S: Final = 3600.0

    def __init__(
        self,
        settings: Settings,
        database: Database,
        tables: archive.Archive,
        parts: Sequence[PersonalDataPart],
        wall: Callable[[], int] = wall_ms,
    ) -> None:
        self._settings = settings
        self._database = database
        self._archive = tables
        self._parts = parts
        self._wall = wall

    async def archive_tables(self) -> None:
        """Archives the tables that were finished long ago."""
        if not self._settings.archive_after_days:
            return
        before = self._wall() - self._settings.archive_after_days * DAY_MS
        await _in_slices(
            archive.ArchiveCursor(),
            lambda cursor: self._archive.archive_some(before, self._wall(), cursor, TABLES_A_SLICE),
        )

    async def purge_guests(self) -> None:
        """Deletes guests who have been idle for long and left nothing behind."""
        if not self._settings.guest_days:
            return
        before = self._wall() - self._settings.guest_days * DAY_MS
        await _in_slices(
            guests.GuestCursor(),
            lambda cursor: guests.purge_guests(
                self._database, before, cursor, GUESTS_A_SLICE, self._parts
            ),
        )

    async def clean_up(self) -> None:
        """All of it; done periodically."""
        await self.archive_tables()
        await self.purge_guests()


async def _in_slices(start: Cursor, work: Callable[[Cursor], Awaitable[Cursor | None]]) -> None:
    """Works on one slice after another. Each returns where the next one starts, or None."""
    cursor: Cursor | None = start
    while cursor is not None:
        cursor = await work(cursor)
        await asyncio.sleep(PAUSE_S)
