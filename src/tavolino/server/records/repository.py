"""Reads and writes the rows of the table `records`."""

from typing import Final

from tavolino.core import Refused
from tavolino.server.clock import wall_ms
from tavolino.server.people.existing import lock_people
from tavolino.server.storage import Conflict, Database, Statement

INSERT: Final = (
    "INSERT INTO records (id, body, owner, created_at) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (id) DO NOTHING"
)


class RecordRepository:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, record_id: str, body: str, owner: str) -> None:
        """Stores a record, unless it is already stored. Refused if its owner no longer exists."""
        args = (record_id, body, owner, wall_ms())
        try:
            await self._database.write([*lock_people(owner), Statement(INSERT, args)])
        except Conflict:
            raise Refused("PERSON", "unknown") from None

    async def body(self, record_id: str) -> bytes | None:
        """The file as it was uploaded, or None."""
        rows = await self._database.read("SELECT body FROM records WHERE id = $1", record_id)
        return str(rows[0]["body"]).encode() if rows else None
