"""Archives finished tables as files: one per table, written and synced before its rows are deleted.

A file is JSON Lines: the table's id, secret and number of events, then each event as it was stored.
Titles and chat are not archived: their authors must be able to delete them.
"""

import asyncio
import json
import logging
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from tavolino.core import Refused
from tavolino.server.storage import Conflict, Database, Row, Statement, whole

FORMAT: Final = 1
FINISHED: Final = (
    "SELECT t.id, t.version, t.changed_at, s.secret FROM tables t"
    " JOIN secrets s ON s.table_id = t.id"
    " WHERE t.phase = 'over' AND t.changed_at < $1 AND (t.changed_at, t.id) > ($2, $3)"
    " AND COALESCE(t.rated, 1) <> 0 ORDER BY t.changed_at, t.id LIMIT $4"
)
EVENTS: Final = "SELECT body, at FROM events WHERE table_id = $1 ORDER BY version"
ARCHIVED: Final = "SELECT archived_at FROM archived WHERE table_id = $1"
INSERT: Final = "INSERT INTO archived (table_id, archived_at) VALUES ($1, $2)"
DELETE_TABLE: Final = "DELETE FROM tables WHERE id = $1 AND version = $2"
DELETE_REST: Final = (
    "DELETE FROM events WHERE table_id = $1",
    "DELETE FROM secrets WHERE table_id = $1",
    "DELETE FROM sitting WHERE table_id = $1",
    "DELETE FROM dismissed WHERE table_id = $1",
    "DELETE FROM invitations WHERE table_id = $1",
    "DELETE FROM chat WHERE table_id = $1",
    "DELETE FROM rated WHERE table_id = $1",
)

log = logging.getLogger(__name__)


class ArchivedTable(NamedTuple):
    secret: str
    events: list[Row]


class ArchiveCursor(NamedTuple):
    """The last finished table that was examined, in the order of their last changes."""

    changed_at: int = -1
    table_id: str = ""


class Archive:
    def __init__(self, database: Database, folder: Path | None) -> None:
        self._database = database
        self._folder = folder

    async def has(self, table_id: str) -> bool:
        return bool(await self._database.read(ARCHIVED, table_id))

    async def find(self, table_id: str) -> ArchivedTable | None:
        """The archived table with this id, or None. Refuses if its file is missing."""
        if not await self.has(table_id):
            return None
        if self._folder is not None:
            with suppress(OSError):
                text = await asyncio.to_thread(self._file(table_id).read_text, "utf-8")
                found = _read(table_id, text)
                if found is not None:
                    return found
                log.error("an archived table is damaged", extra={"table": table_id})
        raise Refused("TABLE", "archive-away")

    async def archive_some(
        self, changed_before: int, now_ms: int, after: ArchiveCursor, most: int
    ) -> ArchiveCursor | None:
        """Archives at most `most` tables that last changed before this time; returns the cursor for
        the next call, or None at the end.

        Several processes may do this at the same time: they write the same file, and only one of
        them deletes the rows.
        """
        rows = await self._database.read(FINISHED, changed_before, *after, most)
        for row in rows:
            await self._archive(str(row["id"]), whole(row, "version"), str(row["secret"]), now_ms)
        if len(rows) < most:
            return None
        return ArchiveCursor(whole(rows[-1], "changed_at"), str(rows[-1]["id"]))

    async def _archive(self, table_id: str, version: int, secret: str, now_ms: int) -> None:
        events = await self._database.read(EVENTS, table_id)
        if len(events) != version:
            return  # another process is archiving it, or it is changing right now
        lines: list[Row] = [
            {"archive": FORMAT, "table": table_id, "secret": secret, "events": version}
        ]
        lines += [{"at": row["at"], "body": row["body"]} for row in events]
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        await asyncio.to_thread(_write, self._file(table_id), text)
        batch = [
            Statement(INSERT, (table_id, now_ms)),
            Statement(DELETE_TABLE, (table_id, version), expect=1),
            *(Statement(sql, (table_id,)) for sql in DELETE_REST),
        ]
        with suppress(Conflict):
            await self._database.write(batch)

    def _file(self, table_id: str) -> Path:
        assert self._folder is not None
        return self._folder / table_id[:2] / f"{table_id}.jsonl"


def _write(path: Path, text: str) -> None:
    """Writes a file atomically; when this returns, it survives a power failure."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    try:
        with unfinished.open("x", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    for folder in (path.parent, path.parent.parent):
        _sync_folder(folder)


def _sync_folder(folder: Path) -> None:
    """Syncs the directory entry of a new file. Windows needs no sync and cannot open a folder."""
    with suppress(PermissionError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _read(table_id: str, text: str) -> ArchivedTable | None:
    """The contents of a table's file, or None if it is damaged."""
    try:
        head, *events = map(json.loads, text.splitlines())
        is_whole = (head["archive"], head["table"], head["events"]) == (
            FORMAT,
            table_id,
            len(events),
        )
        rows: list[Row] = [{"at": int(one["at"]), "body": str(one["body"])} for one in events]
        return ArchivedTable(str(head["secret"]), rows) if is_whole else None
    except (ValueError, KeyError, TypeError):
        return None
