"""The queue of people who wait for an opponent, in storage.

Somebody waits as long as their client asks again. A row whose client has been silent for a while
counts no more, so nobody is matched with a closed page. Who has been matched finds their table
for longer: their client may have been slow to ask.
"""

from typing import Final, NamedTuple

from tavolino.server.people.existing import lock_people
from tavolino.server.storage import Database, Row, Statement, whole

SILENT_MS: Final = 6_000
"""A client that has been silent for this long is gone. It asks every two seconds."""
FORGOTTEN_MS: Final = 60_000

FIND: Final = "SELECT person, game, since, seen_at, table_id FROM quick_match WHERE person = $1"
FIRST: Final = (
    "SELECT person, game, since, seen_at, table_id FROM quick_match"
    " WHERE game = $1 AND table_id = '' AND seen_at >= $2 AND person <> $3"
    " ORDER BY since, person LIMIT 1"
)
COUNT: Final = (
    "SELECT count(*) AS waiting FROM quick_match"
    " WHERE game = $1 AND table_id = '' AND seen_at >= $2 AND person <> $3"
)
ENTER: Final = (
    "INSERT INTO quick_match (person, game, since, seen_at, table_id)"
    " VALUES ($1, $2, $3, $3, '') ON CONFLICT (person) DO UPDATE SET game = excluded.game,"
    " since = excluded.since, seen_at = excluded.seen_at, table_id = ''"
)
STAY: Final = "UPDATE quick_match SET seen_at = $2 WHERE person = $1 AND table_id = ''"
LEAVE: Final = "DELETE FROM quick_match WHERE person = $1"
MATCH: Final = (
    "UPDATE quick_match SET table_id = $2, seen_at = $3 WHERE person = $1 AND table_id = ''"
    " AND since = $4"
)
SERVE: Final = "DELETE FROM quick_match WHERE person = $1 AND table_id = '' AND since = $2"
CLEAN: Final = "DELETE FROM quick_match WHERE seen_at < $1"


class QueuedPerson(NamedTuple):
    """Somebody in the queue. `table` is the table they were matched at, or empty."""

    person: str
    game: str
    since: int
    seen_at: int
    table: str


class Queue:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, person: str, now: int) -> QueuedPerson | None:
        """This person, if they still wait or have just been matched."""
        rows = await self._database.read(FIND, person)
        found = _waiting(rows[0]) if rows else None
        if found is None:
            return None
        limit = FORGOTTEN_MS if found.table else SILENT_MS
        return found if found.seen_at >= now - limit else None

    async def first(self, game: str, apart_from: str, now: int) -> QueuedPerson | None:
        """Who waits longest for this game."""
        rows = await self._database.read(FIRST, game, now - SILENT_MS, apart_from)
        return _waiting(rows[0]) if rows else None

    async def others(self, game: str, apart_from: str, now: int) -> int:
        """How many others wait for this game."""
        rows = await self._database.read(COUNT, game, now - SILENT_MS, apart_from)
        return whole(rows[0], "waiting")

    async def enter(self, person: str, game: str, now: int) -> None:
        """Begins to wait. Raises Conflict if the person has been deleted."""
        await self._database.write(
            [
                *lock_people(person),
                Statement(CLEAN, (now - FORGOTTEN_MS,)),
                Statement(ENTER, (person, game, now)),
            ]
        )

    async def stay(self, person: str, now: int) -> None:
        await self._database.write([Statement(STAY, (person, now))])

    async def leave(self, person: str) -> None:
        await self._database.write([Statement(LEAVE, (person,))])

    def served(self, waiting: QueuedPerson) -> Statement:
        """Takes out somebody who learns of their table at once; conflicts if they were matched."""
        return Statement(SERVE, (waiting.person, waiting.since), expect=1)

    def matched(self, waiting: QueuedPerson, table_id: str, now: int) -> Statement:
        """Marks somebody as matched; conflicts if they have left or were matched meanwhile."""
        return Statement(MATCH, (waiting.person, table_id, now, waiting.since), expect=1)


def _waiting(row: Row) -> QueuedPerson:
    return QueuedPerson(
        person=str(row["person"]),
        game=str(row["game"]),
        since=whole(row, "since"),
        seen_at=whole(row, "seen_at"),
        table=str(row["table_id"]),
    )
