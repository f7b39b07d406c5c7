"""Stops the clocks of people on holiday at their tables, and lets them go on afterwards.

`holiday_tables` has the tables that know of a person's holiday, and when it ends. A process that
dies between telling a table and storing that tells it again, which changes nothing.
"""

import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from tavolino.core import Refused
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.live.manager import TableManager
from tavolino.server.people.existing import lock_people
from tavolino.server.storage import Conflict, Damaged, Database, Row, Statement, whole
from tavolino.table.commands import Change
from tavolino.table.holidays import pause_clocks, resume_clocks
from tavolino.table.table import Table

MOST_AT_ONCE: Final = 500
"""Further tables wait for the next time."""

BEGUN: Final = (
    "SELECT DISTINCT h.person, t.id AS table_id, h.ends_at FROM holidays h"
    " JOIN sitting s ON s.person = h.person JOIN tables t ON t.id = s.table_id"
    " LEFT JOIN holiday_tables k ON k.person = h.person AND k.table_id = t.id"
    " WHERE h.ends_at > $1 AND h.starts_at <= $1 AND t.phase = 'playing'"
    " AND (k.ends_at IS NULL OR k.ends_at <> h.ends_at) ORDER BY t.id LIMIT $2"
)
ENDED: Final = (
    "SELECT person, table_id, ends_at FROM holiday_tables WHERE ends_at <= $1"
    " ORDER BY ends_at LIMIT $2"
)
STORE: Final = (
    "INSERT INTO holiday_tables (person, table_id, ends_at) VALUES ($1, $2, $3)"
    " ON CONFLICT (person, table_id) DO UPDATE SET ends_at = excluded.ends_at"
)
DELETE: Final = "DELETE FROM holiday_tables WHERE person = $1 AND table_id = $2 AND ends_at = $3"
FORGET: Final = "DELETE FROM holiday_tables WHERE person = $1"

log = logging.getLogger(__name__)


class HolidayTable(NamedTuple):
    """A table of a person whose holiday ends at this wall-clock time."""

    person: str
    table: str
    ends_at: int


class HolidayClocks:
    """Runs in every process. What another process has done is not repeated."""

    def __init__(
        self, database: Database, tables: TableManager, wall: Callable[[], int] = wall_ms
    ) -> None:
        self._database = database
        self._tables = tables
        self._wall = wall

    async def update(self) -> None:
        """Tells all tables of holidays that have begun or ended. Those that have begun are first:
        a holiday may follow another without a gap.
        """
        for one in await self._read(BEGUN):
            if await self._change(one.table, self._pausing(one)):
                await self._store(one.person, Statement(STORE, one))
        for one in await self._read(ENDED):
            if await self._change(one.table, _resuming(one.person)):
                await self._database.write([Statement(DELETE, one)])

    async def _read(self, sql: str) -> list[HolidayTable]:
        rows = await self._database.read(sql, self._wall(), MOST_AT_ONCE)
        return [_holiday_table(row) for row in rows]

    def _pausing(self, one: HolidayTable) -> Change:
        ahead = self._wall() - self._tables.services.clock.now()

        def pause(table: Table, now: int) -> None:
            pause_clocks(table, now, one.person, one.ends_at - ahead)

        return pause

    async def _change(self, table_id: str, change: Change) -> bool:
        """Tells a table of a holiday; False if that has to be tried again."""
        try:
            session = await self._tables.open(table_id)
            await session.live.act(change)
        except Damaged:
            log.warning("a damaged table cannot be told of a holiday")
        except Refused as refusal:
            return refusal.rule != "STORAGE"
        return True

    async def _store(self, person: str, statement: Statement) -> None:
        try:
            await self._database.write([*lock_people(person), statement])
        except Conflict:
            return  # the person was deleted meanwhile


def _resuming(person: str) -> Change:
    def resume(table: Table, now: int) -> None:
        resume_clocks(table, now, person)

    return resume


def _holiday_table(row: Row) -> HolidayTable:
    return HolidayTable(str(row["person"]), str(row["table_id"]), whole(row, "ends_at"))
