"""Reads and writes the rows of the tables `records` and `record_owners`."""

from typing import Final

from tavolino.core import Refused
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.people.existing import lock_people
from tavolino.server.storage import Conflict, Database, Statement

# Also locks a row that is there: nobody then deletes the record while it gets another owner.
INSERT: Final = (
    "INSERT INTO records (id, body) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET id = excluded.id"
)
ADD_OWNER: Final = (
    "INSERT INTO record_owners (record_id, person, created_at) VALUES ($1, $2, $3)"
    " ON CONFLICT (record_id, person) DO NOTHING"
)


class RecordRepository:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, record_id: str, body: str, owner: str) -> None:
        """Stores a record, which may have other owners. Refused if this one no longer exists."""
        batch = [
            *lock_people(owner),
            Statement(INSERT, (record_id, body)),
            Statement(ADD_OWNER, (record_id, owner, wall_ms())),
        ]
        try:
            await self._database.write(batch)
        except Conflict:
            raise Refused("PERSON", "unknown") from None

    async def body(self, record_id: str) -> bytes | None:
        """The file as it was uploaded, or None."""
        rows = await self._database.read("SELECT body FROM records WHERE id = $1", record_id)
        return str(rows[0]["body"]).encode() if rows else None
