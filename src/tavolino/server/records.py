"""Records that people bring along: checked, kept under the hash of their bytes, looked at again."""

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import Final, NamedTuple

from tavolino.catalogue import rules
from tavolino.core import Refused, Verdict, verify
from tavolino.core.record import is_hex
from tavolino.server.clock import wall_ms
from tavolino.server.people.existing import lock_people
from tavolino.server.storage import Conflict, Database, Statement

MOST_ENTRIES: Final = 5_000
"""More than any sensible game has; so many are checked in a few seconds."""
MOST_HELD: Final = 4 * 1024 * 1024
"""How many bytes of verified records are kept in memory. A replayed game takes some ten times as
much as its file.
"""
LEAST_SIZE: Final = 1024
"""What a verdict takes in memory, however short the file."""

INSERT: Final = (
    "INSERT INTO records (id, body, owner, created_at) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (id) DO NOTHING"
)


class CachedVerdict(NamedTuple):
    """The verdict on a record, and how many bytes it counts for."""

    verdict: Verdict
    size: int


class Records:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._held: OrderedDict[str, CachedVerdict] = OrderedDict()
        self._held_bytes = 0
        # Checks take processor time from everybody, so there is one at a time.
        self._checking = asyncio.Lock()

    async def take_in(self, body: bytes, owner: str) -> tuple[str, Verdict]:
        """Checks a record, and keeps it if it can be read; gives its id, too."""
        entries = body.count(b"\n")
        if entries > MOST_ENTRIES:
            raise Refused("RECORD", "long", got=entries, most=MOST_ENTRIES)
        record_id = sha256(body).hexdigest()
        verdict = await self._check(record_id, body)
        for fault in verdict.faults:
            if fault.refusal is not None and fault.refusal.rule == "RECORD":
                raise fault.refusal  # it is not the line that is wrong, but to bring it now
        if verdict.record is not None:
            await self.keep(record_id, body.decode(), owner)
        return record_id, verdict

    async def keep(self, record_id: str, body: str, owner: str) -> None:
        """Stores a record, once."""
        args = (record_id, body, owner, wall_ms())
        try:
            await self._database.write([*lock_people(owner), Statement(INSERT, args)])
        except Conflict:
            raise Refused("PERSON", "unknown") from None

    async def find(self, record_id: str) -> Verdict:
        """A record that is kept, checked anew if that was long ago."""
        body = await self.file(record_id)  # its owner may have been forgotten meanwhile
        return await self._check(record_id, body)

    async def file(self, record_id: str) -> bytes:
        """A record as it came."""
        if not is_hex(record_id, 64):
            raise Refused("RECORD", "unknown")
        rows = await self._database.read("SELECT body FROM records WHERE id = $1", record_id)
        if not rows:
            raise Refused("RECORD", "unknown")
        return str(rows[0]["body"]).encode()

    async def _check(self, record_id: str, body: bytes) -> Verdict:
        if record_id not in self._held:
            async with self._checking:
                if record_id not in self._held:
                    verdict = await asyncio.to_thread(verify, body, rules())
                    self._hold(record_id, CachedVerdict(verdict, max(len(body), LEAST_SIZE)))
                    return verdict
        self._held.move_to_end(record_id)
        return self._held[record_id].verdict

    def _hold(self, record_id: str, held: CachedVerdict) -> None:
        """Keeps a verdict, and drops those that were not asked for the longest."""
        self._held[record_id] = held
        self._held_bytes += held.size
        while self._held_bytes > MOST_HELD:
            _, dropped = self._held.popitem(last=False)
            self._held_bytes -= dropped.size
