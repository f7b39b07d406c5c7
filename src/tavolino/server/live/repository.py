"""How a table is stored: its events, one row each, and a summary for lists."""

import asyncio
import json
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeGuard, TypeVar

from tavolino.core import Dealer, Refused, Seat
from tavolino.games import rules
from tavolino.server.live.archive import Archive
from tavolino.server.live.rating_rules import is_countable
from tavolino.server.live.results import daily_rows, result_rows
from tavolino.server.storage import Damaged, Database, Row, Statement, Value, whole
from tavolino.table.events import Created, LoggedEvent, read_event, write_event
from tavolino.table.settings import MOST_EVENTS
from tavolino.table.table import Table, open_table
from tavolino.table.table_meta import SeatName, SeatNames, TableMeta

T = TypeVar("T")
BOT_GRACE_MS: Final = 20_000
"""After this long a bot's move is overdue, and any process may make it."""

MANY_EVENTS: Final = 200
"""Longer logs are replayed in a thread: this many take about ten milliseconds."""

EVENTS_AFTER: Final = (
    "SELECT version, body FROM events WHERE table_id = $1 AND version > $2 ORDER BY version"
)
INSERT_EVENT: Final = "INSERT INTO events (table_id, version, body, at) VALUES ($1, $2, $3, $4)"
INSERT_EVENTS: Final = "INSERT INTO events (table_id, version, body, at) VALUES "
FEW_ROWS: Final = 20
"""At most this many events are stored by one statement each, which databases have prepared."""
MOST_ROWS: Final = 500
"""More than a few go together, since each statement is a round trip to PostgreSQL."""
INSERT_TABLE: Final = """INSERT INTO tables (id, code, game, seats, title, owner, visibility, phase,
 created_at, changed_at, version, wake_at, rated, result, free_seats, due, watchable,
 owner_seen_at)
 VALUES ($1, $2, $3, $4, $5, $6, $7, 'lobby', $8, $8, 0, NULL, NULL, NULL, $4, '', $9,
 CASE WHEN $7 = 'open' THEN CAST($8 AS BIGINT) END)"""
DUE: Final = (
    "SELECT id, wake_at FROM tables WHERE wake_at <= $1 AND phase = 'playing'"
    " ORDER BY wake_at LIMIT 500"
)
CHANGED: Final = (
    "SELECT id, version FROM tables WHERE phase IN ('lobby', 'playing') AND changed_at > $1"
)
STAND: Final = "DELETE FROM sitting WHERE table_id = $1 AND seat = $2"
SIT: Final = "INSERT INTO sitting (table_id, person, seat, name) VALUES ($1, $2, $3, $4)"
SEAT_NAMES: Final = "SELECT seat, person, name FROM sitting WHERE table_id = $1 AND name <> ''"
UPDATE_TURN: Final = """UPDATE tables SET version = $2, changed_at = $3, due = $4, bot_process = $6
 WHERE id = $1 AND version = $5"""
UPDATE_TABLE: Final = """UPDATE tables SET version = $2, changed_at = $3, due = $4,
 bot_process = $6, code = CASE WHEN $7 = 'lobby' THEN code ELSE NULL END,
 title = CASE WHEN owner = $11 THEN title ELSE '' END,
 owner_seen_at = CASE WHEN $7 <> 'lobby' THEN NULL
  WHEN owner <> $11 AND owner_seen_at IS NOT NULL THEN $3 ELSE owner_seen_at END,
 phase = $7, wake_at = $8, free_seats = $9, result = $10, owner = $11, rated = $12
 WHERE id = $1 AND version = $5"""

log = logging.getLogger(__name__)


def is_bot_due(table: Table) -> bool:
    """True if a bot may move now."""
    return any(table.bot_of(seat) for seat in table.due)


def _wake_at(table: Table) -> int | None:
    """When any process must look after the table."""
    if not is_bot_due(table):
        return table.wake_at
    overdue = table.last_at + BOT_GRACE_MS
    return overdue if table.wake_at is None else min(table.wake_at, overdue)


def _has_same_roles(before: Table | None, after: Table) -> TypeGuard[Table]:
    """True if only moves were made since `before`."""
    return before is not None and before.roles_version == after.roles_version


def _rest(table: Table) -> tuple[Value, ...]:
    """The columns of the summary that most moves leave unchanged."""
    outcome = table.outcome
    return (
        table.phase,
        _wake_at(table),
        sum(occupant.is_free for occupant in table.occupants),
        json.dumps(asdict(outcome)) if outcome else None,
        table.owner,
        0 if table.phase == "over" and is_countable(table) else None,
    )


def _inserts(rows: Sequence[tuple[Value, ...]]) -> list[Statement]:
    """The statements that store events."""
    if len(rows) <= FEW_ROWS:
        return [Statement(INSERT_EVENT, row) for row in rows]
    return [_insert(rows[n : n + MOST_ROWS]) for n in range(0, len(rows), MOST_ROWS)]


def _insert(rows: Sequence[tuple[Value, ...]]) -> Statement:
    width = len(rows[0])
    places = (
        f"({', '.join(f'${width * n + column}' for column in range(1, width + 1))})"
        for n in range(len(rows))
    )
    return Statement(INSERT_EVENTS + ", ".join(places), tuple(one for row in rows for one in row))


class TableRepository:
    """Reads and appends events. A batch fails as a whole (Conflict) if another process was first.

    Where a bot is to move, the table is stored with the id of this process, which runs the bot. If
    the process dies, others find the table by that id.
    """

    def __init__(
        self,
        database: Database,
        process: str = "",
        most_events: int = MOST_EVENTS,
        archive_folder: Path | None = None,
    ) -> None:
        self.database = database
        self.archive = Archive(database, archive_folder)
        self._process = process
        self._most_events = most_events

    def creation(self, table: Table, meta: TableMeta, wall_ms: int) -> list[Statement]:
        """The statements that store a new table with its events; its id and code must be unused."""
        first = Statement(
            INSERT_TABLE,
            (
                table.id,
                meta.code,
                table.game.name,
                table.seats,
                meta.title,
                table.owner,
                str(table.settings["visibility"]),
                wall_ms,
                int(table.settings["watching"] == "yes"),
            ),
        )
        secret = Statement(
            "INSERT INTO secrets (table_id, secret) VALUES ($1, $2)",
            (table.id, table.dealer.secret.hex()),
        )
        return [first, secret, *self._changes(None, table, wall_ms, meta.seat_names)]

    async def append(
        self, before: Table, after: Table, wall_ms: int, also: Sequence[Statement] = ()
    ) -> None:
        """Stores the events between the two versions, in one batch with `also`."""
        await self.database.write([*self._changes(before, after, wall_ms), *also])

    def _changes(
        self,
        before: Table | None,
        after: Table,
        wall_ms: int,
        seat_names: SeatNames = MappingProxyType({}),
    ) -> list[Statement]:
        start = before.version if before else 0
        rows = [
            (after.id, start + n, write_event(one), one.at)
            for n, one in enumerate(after.events[start:], 1)
        ]
        batch = _inserts(rows)
        batch.append(self._summary(before, after, wall_ms))
        if _has_same_roles(before, after):
            return batch  # nothing but moves, which neither seat anybody nor end the game
        batch += _sitting(before, after, seat_names)
        if after.outcome and not (before and before.outcome):
            batch += [*result_rows(after, wall_ms), *daily_rows(after, wall_ms)]
        return batch

    def _summary(self, before: Table | None, after: Table, wall_ms: int) -> Statement:
        start = before.version if before else 0
        due = ",".join(map(str, sorted(after.due)))
        bot_process = self._process if is_bot_due(after) else ""
        turn = (after.id, after.version, wall_ms, due, start, bot_process)
        if (
            before
            and before.roles_version == after.roles_version
            and _wake_at(before) == _wake_at(after)
        ):
            return Statement(UPDATE_TURN, turn, expect=1)
        return Statement(UPDATE_TABLE, (*turn, *_rest(after)), expect=1)

    async def has(self, table_id: str) -> bool:
        """True if a table with this id is stored."""
        return bool(await self.database.read("SELECT id FROM tables WHERE id = $1", table_id))

    async def bots_of(self, processes: Sequence[str]) -> list[tuple[str, str]]:
        """Tables whose bots are run by one of these processes, with the process."""
        places = ", ".join(f"${n}" for n in range(1, len(processes) + 1))
        rows = await self.database.read(
            f"SELECT id, bot_process FROM tables WHERE bot_process IN ({places})"
            " AND bot_process <> '' AND phase = 'playing' LIMIT 500",
            *processes,
        )
        return [(str(row["id"]), str(row["bot_process"])) for row in rows]

    async def claim_bots(self, table_id: str, process: str) -> None:
        """Stores that this process runs the bots of a table instead of `process`; raises Conflict
        if another process has claimed them first.
        """
        claim = "UPDATE tables SET bot_process = $1 WHERE id = $2 AND bot_process = $3"
        await self.database.write([Statement(claim, (self._process, table_id, process), expect=1)])

    async def due_by(self, at: int) -> list[tuple[str, int]]:
        """Tables in play whose next deadline is not later than this, and the deadline."""
        rows = await self.database.read(DUE, at)
        return [(str(row["id"]), whole(row, "wake_at")) for row in rows]

    async def changed_since(self, wall_ms: int) -> list[tuple[str, int]]:
        """Unfinished tables with a change after this time, and their versions."""
        rows = await self.database.read(CHANGED, wall_ms)
        return [(str(row["id"]), whole(row, "version")) for row in rows]

    async def unrated(self) -> list[str]:
        """Finished tables that have yet to be counted."""
        rows = await self.database.read("SELECT id FROM tables WHERE rated = 0 LIMIT 100")
        return [str(row["id"]) for row in rows]

    async def is_uncounted(self, table_id: str) -> bool:
        """True if the table is finished and has yet to be counted."""
        rows = await self.database.read("SELECT rated FROM tables WHERE id = $1", table_id)
        return bool(rows) and rows[0]["rated"] == 0

    async def mark_unratable(self, table_id: str) -> None:
        sql = "UPDATE tables SET rated = NULL WHERE id = $1 AND rated = 0"
        await self.database.write([Statement(sql, (table_id,))])

    async def find_by_code(self, code: str) -> str | None:
        """The id of the table with this code."""
        rows = await self.database.read("SELECT id FROM tables WHERE code = $1", code)
        return str(rows[0]["id"]) if rows else None

    async def title(self, table_id: str) -> str | None:
        rows = await self.database.read("SELECT title FROM tables WHERE id = $1", table_id)
        return str(rows[0]["title"]) if rows else None

    async def seat_names(self, table_id: str) -> dict[Seat, SeatName]:
        rows = await self.database.read(SEAT_NAMES, table_id)
        return {whole(row, "seat"): SeatName(str(row["person"]), str(row["name"])) for row in rows}

    async def load(self, table_id: str) -> tuple[Table, TableMeta] | None:
        """The whole table, or None if there is no such table."""
        rows = await self.database.read(
            "SELECT t.code, t.title, t.version, s.secret FROM tables t"
            " JOIN secrets s ON s.table_id = t.id WHERE t.id = $1",
            table_id,
        )
        if not rows:
            return await self._load_archived(table_id)
        events = await self._rows_after(table_id, 0)
        with decode_errors(table_id):
            assert len(events) >= whole(rows[0], "version")
        table = await self._opened(table_id, str(rows[0]["secret"]), events)
        seat_names = await self.seat_names(table_id)
        code, title = str(rows[0]["code"] or ""), str(rows[0]["title"])
        return table, TableMeta(code, title, seat_names=seat_names)

    async def _load_archived(self, table_id: str) -> tuple[Table, TableMeta] | None:
        found = await self.archive.find(table_id)
        if found is None:
            return None
        table = await self._opened(table_id, found.secret, found.events)
        return table, TableMeta("", "", is_archived=True)

    async def _opened(self, table_id: str, secret: str, events: Sequence[Row]) -> Table:
        with decode_errors(table_id):
            dealer = Dealer(bytes.fromhex(secret))
        fold = partial(_fold, table_id, events, dealer, self._most_events)
        return await off_loop(len(events), fold)

    async def after(self, table_id: str, version: int) -> list[LoggedEvent]:
        """The events after this version."""
        rows = await self._rows_after(table_id, version)
        return await off_loop(len(rows), partial(_read_all, table_id, rows))

    async def _rows_after(self, table_id: str, version: int) -> list[Row]:
        rows = await self.database.read(EVENTS_AFTER, table_id, version)
        with decode_errors(table_id):
            assert [row["version"] for row in rows] == list(
                range(version + 1, version + 1 + len(rows))
            )
        return rows


def _sitting(before: Table | None, after: Table, seat_names: SeatNames) -> list[Statement]:
    """Who has which seat, as far as that has changed. A name of a seat goes with its person."""
    batch = []
    for seat, occupant in enumerate(after.occupants):
        was = before.occupants[seat].person if before else ""
        if was == occupant.person:
            continue
        if was:
            batch.append(Statement(STAND, (after.id, seat)))
        if occupant.person:
            given = seat_names.get(seat)
            name = given.name if given else ""
            batch.append(Statement(SIT, (after.id, occupant.person, seat, name)))
    return batch


async def off_loop(events: int, work: Callable[[], T]) -> T:
    """Runs work on this many events, in a thread if they are many, to keep the loop responsive."""
    return await asyncio.to_thread(work) if events > MANY_EVENTS else work()


def _fold(table_id: str, rows: Sequence[Row], dealer: Dealer, most_events: int) -> Table:
    events = _read_all(table_id, rows)
    with decode_errors(table_id):
        created = events[0].event
        assert isinstance(created, Created)
        game = rules().get(created.game)
        is_known = game is not None and game.at_version(created.version) is not None
    if not is_known:
        raise Refused("TABLE", "version")
    with decode_errors(table_id):
        return open_table(table_id, events, rules(), dealer, most_events)


def _read_all(table_id: str, rows: Sequence[Row]) -> list[LoggedEvent]:
    with decode_errors(table_id):
        return [read_event(str(row["body"])) for row in rows]


@contextmanager
def decode_errors(table_id: str) -> Iterator[None]:
    """Raises Damaged for any exception inside: the stored table cannot be read."""
    try:
        yield
    except Exception as error:
        log.exception("a stored table is damaged", extra={"table": table_id})
        raise Damaged(f"table {table_id}") from error
