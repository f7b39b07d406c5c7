"""Which tables wait for whom.

Only games over days count. Whoever plays against bots only is never told: nobody waits for them.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from tavolino.core import Refused
from tavolino.server.live.repository import TableRepository
from tavolino.server.people.existing import lock_people
from tavolino.server.storage import Conflict, Damaged, Database, Row, Statement, whole
from tavolino.table.events import Person
from tavolino.table.holidays import is_over_days
from tavolino.table.table import Table

MOST_AT_ONCE: Final = 200

# `due` lists seats with commas between them.
CHANGED: Final = (
    "SELECT DISTINCT s.person, t.id, t.version FROM sitting s JOIN tables t ON t.id = s.table_id"
    " LEFT JOIN notice_turns n ON n.person = s.person AND n.table_id = s.table_id"
    " WHERE t.phase = 'playing' AND ',' || t.due || ',' LIKE '%,' || CAST(s.seat AS TEXT) || ',%'"
    " AND (n.version IS NULL OR n.version <> t.version)"
)
CHANGED_FOR_ALL: Final = (
    f"{CHANGED} AND s.person IN (SELECT person FROM notice_channels WHERE state = 'on')"
    " ORDER BY t.id LIMIT $1"
)
CHANGED_FOR: Final = f"{CHANGED} AND s.person = $1 ORDER BY t.id LIMIT $2"
STORE: Final = (
    "INSERT INTO notice_turns (person, table_id, version, since, deadline)"
    " VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person, table_id) DO UPDATE SET"
    " version = excluded.version, since = excluded.since, deadline = excluded.deadline"
)
# A row whose version is not that of the table tells about a turn that may have ended.
WAITING: Final = (
    "SELECT n.table_id, n.since, n.deadline, t.game FROM notice_turns n"
    " JOIN tables t ON t.id = n.table_id AND t.version = n.version"
    " WHERE n.person = $1 AND n.since IS NOT NULL AND t.phase = 'playing'"
    " AND NOT EXISTS (SELECT 1 FROM dismissed d"
    " WHERE d.person = n.person AND d.table_id = n.table_id) ORDER BY n.since, n.table_id"
)
OPPONENTS: Final = (
    "SELECT DISTINCT people.name FROM sitting JOIN people ON people.id = sitting.person"
    " WHERE sitting.table_id = $1 AND sitting.person <> $2 ORDER BY people.name"
)
SLICE: Final = (
    "SELECT DISTINCT table_id FROM notice_turns WHERE table_id > $1 ORDER BY table_id LIMIT $2"
)
FORGET: Final = "DELETE FROM notice_turns WHERE person = $1"
FORGET_TABLE: Final = (
    "DELETE FROM notice_turns WHERE table_id = $1",
    "DELETE FROM notices_sent WHERE table_id = $1",
)


class WaitingTurn(NamedTuple):
    """A table waits for a person since a moment of the games' time. Without a clock there is no
    deadline.
    """

    table: str
    game: str
    since: int
    deadline: int | None


def waiting_for(table: Table, person: Person) -> tuple[int, int | None] | None:
    """Since when a table over days waits for a person, and until when; None if it does not."""
    if table.phase != "playing" or len(table.people) < 2 or not is_over_days(table):
        return None
    clocks = table.clocks
    waiting = [
        (since, clocks.deadline(seat))
        for seat in table.seats_of(person)
        if seat in table.due and (since := clocks.waiting_since(seat)) is not None
    ]
    if not waiting:
        return None
    deadlines = [deadline for _, deadline in waiting if deadline is not None]
    return min(since for since, _ in waiting), min(deadlines, default=None)


class Turns:
    """Keeps `notice_turns` up to date: one row for each person who asked and each table of theirs,
    written when the table has changed and it may be their turn.
    """

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        self._database: Database = repository.database

    async def refresh(self) -> None:
        """Looks at all tables where somebody may have to be told."""
        while rows := await self._database.read(CHANGED_FOR_ALL, MOST_AT_ONCE):
            await self._look_at(rows)
            if len(rows) < MOST_AT_ONCE:
                return

    async def of(self, person: Person) -> list[WaitingTurn]:
        """The turns of a person, the longest-waiting one first."""
        await self._look_at(await self._database.read(CHANGED_FOR, person, MOST_AT_ONCE))
        return [read_turn(row) for row in await self._database.read(WAITING, person)]

    async def opponents(self, person: Person, table_id: str) -> list[str]:
        """The names of the other people at a table."""
        rows = await self._database.read(OPPONENTS, table_id, person)
        return [str(row["name"]) for row in rows]

    async def clean_up(self) -> None:
        """Deletes the rows of tables that are over."""
        after = ""
        while rows := await self._database.read(SLICE, after, MOST_AT_ONCE):
            tables = [str(row["table_id"]) for row in rows]
            after = tables[-1]
            places = ", ".join(f"${n}" for n in range(1, len(tables) + 1))
            found = await self._database.read(
                f"SELECT id FROM tables WHERE phase = 'playing' AND id IN ({places})", *tables
            )
            ended = sorted(set(tables) - {str(row["id"]) for row in found})
            if ended:
                await self._database.write(
                    [Statement(sql, (table,)) for table in ended for sql in FORGET_TABLE]
                )

    async def _look_at(self, rows: Iterable[Row]) -> None:
        loaded: dict[str, Table | None] = {}
        for row in rows:
            table_id, person = str(row["id"]), str(row["person"])
            if table_id not in loaded:
                loaded[table_id] = await self._load(table_id)
            table = loaded[table_id]
            # A table that cannot be read is not looked at again before it changes.
            version = whole(row, "version") if table is None else table.version
            found = waiting_for(table, person) if table is not None else None
            since, deadline = found or (None, None)
            store = Statement(STORE, (person, table_id, version, since, deadline))
            try:
                await self._database.write([*lock_people(person), store])
            except Conflict:
                continue  # the person was deleted meanwhile

    async def _load(self, table_id: str) -> Table | None:
        try:
            found = await self._repository.load(table_id)
        except (Damaged, Refused):
            return None
        return found[0] if found else None


def read_turn(row: Row) -> WaitingTurn:
    deadline = row["deadline"]
    return WaitingTurn(
        table=str(row["table_id"]),
        game=str(row["game"]),
        since=whole(row, "since"),
        deadline=None if deadline is None else int(deadline),
    )
