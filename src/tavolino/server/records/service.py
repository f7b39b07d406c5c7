"""Verifies uploaded records, and finds them again."""

import asyncio
from hashlib import sha256
from typing import Final

from tavolino.core import Record, Refused, Verdict, verify
from tavolino.core.record import is_hex
from tavolino.games import rules
from tavolino.server.records.repository import RecordRepository
from tavolino.server.records.verdicts import VerdictCache
from tavolino.server.storage import Database
from tavolino.server.workers.job_queue import JobQueue
from tavolino.server.workers.round_robin import Asker

MOST_ENTRIES: Final = 5_000
"""More than any sensible game has. This many are verified in a few seconds."""


class RecordService:
    def __init__(self, database: Database) -> None:
        self._repository = RecordRepository(database)
        self._verdicts = VerdictCache()
        # Verifying takes processor time from everybody, so only one record is verified at a time.
        self._verifying = JobQueue("RECORD", 1)

    async def upload(self, body: bytes, owner: str, asker: Asker) -> tuple[str, Verdict]:
        """Verifies a record, and stores it if it can be read. Returns its id and the verdict."""
        entries = body.count(b"\n")
        if entries > MOST_ENTRIES:
            raise Refused("RECORD", "long", got=entries, most=MOST_ENTRIES)
        record_id = sha256(body).hexdigest()
        verdict = await self._verify(record_id, body, asker)
        for fault in verdict.faults:
            if fault.refusal is not None and fault.refusal.rule == "RECORD":
                raise fault.refusal  # no line is wrong, but the record cannot be uploaded yet
        if verdict.record is not None:
            await self._repository.add(record_id, body.decode(), owner)
        return record_id, verdict

    async def find(self, record_id: str, asker: Asker) -> Verdict:
        """The verdict on a stored record, which is verified again if it is no longer cached."""
        # The file is read each time: its owner may have deleted their account since.
        return await self._verify(record_id, await self.file(record_id), asker)

    async def read(self, record_id: str, asker: Asker) -> Record:
        """A stored record. Refused if it was stored under an older version of the game's rules."""
        record = (await self.find(record_id, asker)).record
        if record is None:
            raise Refused("RECORD", "unknown")
        return record

    async def file(self, record_id: str) -> bytes:
        """A stored record as it was uploaded."""
        body = await self._repository.body(record_id) if is_hex(record_id, 64) else None
        if body is None:
            raise Refused("RECORD", "unknown")
        return body

    async def _verify(self, record_id: str, body: bytes, asker: Asker) -> Verdict:
        """The verdict on a record. Refused if too many wait to be verified."""
        if (cached := self._verdicts.get(record_id)) is not None:
            return cached

        async def work() -> Verdict:
            verdict = await asyncio.to_thread(verify, body, rules())
            self._verdicts.add(record_id, verdict, len(body))
            return verdict

        return await self._verifying.join("question", asker, record_id).result(work)
