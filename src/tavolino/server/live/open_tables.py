"""Open tables: few of them for each person, listed fairly, and only while their owner is here.

An owner is here while they send requests or are connected to any table. They are noted once a
minute: `owner_seen_at` is when that was. It is NULL except at open tables that wait for players.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import islice
from typing import Final

from tavolino.core import Refused
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.live.creation import TRIES, store_once
from tavolino.server.live.manager import TableManager
from tavolino.server.live.session import TableSession
from tavolino.server.people.existing import exists, lock_people
from tavolino.server.storage import Conflict, Database, Row, Statement, whole
from tavolino.table.events import Person
from tavolino.table.table import Table
from tavolino.table.table_meta import SeatNames

MOST_WAITING: Final = 100
MOST_PLAYING: Final = 50
MOST_RANKED: Final = 1_000
"""Among this many games that changed last, some are chosen to watch."""
EVERY_S: Final = 60.0
AT_ONCE: Final = 200
"""How many people one statement updates at most."""

COLUMNS: Final = "id, game, title, phase, seats, free_seats, created_at, changed_at, due, result"
# Everybody's first table comes before anybody's second one.
WAITING: Final = f"""SELECT {COLUMNS} FROM (SELECT t.*,
 ROW_NUMBER() OVER (PARTITION BY t.owner
  ORDER BY CASE WHEN t.free_seats = 0 THEN 1 ELSE 0 END, t.created_at DESC, t.id) AS place,
 (SELECT COUNT(DISTINCT s.person) FROM sitting s WHERE s.table_id = t.id) AS people
 FROM tables t WHERE t.owner_seen_at >= $1) AS ranked
 WHERE place <= $2
 ORDER BY place, CASE WHEN free_seats = 0 THEN 1 ELSE 0 END, people DESC, created_at DESC, id
 LIMIT {MOST_WAITING}"""
PLAYING: Final = f"""SELECT {COLUMNS} FROM (SELECT newest.*,
 ROW_NUMBER() OVER (PARTITION BY newest.owner ORDER BY newest.changed_at DESC, newest.id) AS place
 FROM (SELECT t.* FROM tables t
  WHERE t.visibility = 'open' AND t.phase = 'playing' AND t.watchable = 1
  ORDER BY t.changed_at DESC LIMIT {MOST_RANKED}) AS newest) AS ranked
 ORDER BY place, changed_at DESC, id LIMIT {MOST_PLAYING}"""
COUNT: Final = """SELECT CAST(COUNT(*) AS BIGINT) AS n FROM tables
 WHERE owner = $1 AND phase = 'lobby' AND owner_seen_at > 0"""
# Fails the batch that creates one table too many.
LIMIT: Final = f"UPDATE people SET seen_at = seen_at WHERE id = $1 AND ({COUNT}) <= $2"


def is_open(table: Table) -> bool:
    """True if the table waits for players whom anybody may join."""
    return table.phase == "lobby" and table.settings["visibility"] == "open"


class OpenTables:
    def __init__(
        self,
        database: Database,
        most_per_person: int,
        absent_ms: int,
        wall: Callable[[], int] = wall_ms,
    ) -> None:
        self._database = database
        self._most_per_person = most_per_person
        self._absent_ms = absent_ms
        self._wall = wall

    async def rows(self) -> list[Row]:
        """Tables that wait for players, then games to watch.

        Of each owner the newest are first; tables that wait with more people come before others.
        """
        since = self._wall() - self._absent_ms
        waiting = await self._database.read(WAITING, since, self._most_per_person)
        return [*waiting, *await self._database.read(PLAYING)]

    async def check_few(self, owner: Person) -> None:
        """Refuses people who already have as many open tables as a person may have."""
        (row,) = await self._database.read(COUNT, owner)
        if whole(row, "n") >= self._most_per_person:
            raise Refused("TABLE", "many", most=self._most_per_person)

    async def store(
        self, table_manager: TableManager, table: Table, title: str, seat_names: SeatNames
    ) -> TableSession:
        """Stores a new open table, unless its owner already has enough of them."""
        limit = Statement(LIMIT, (table.owner, self._most_per_person), expect=1)
        guard = [*lock_people(table.owner), limit]
        for _ in range(TRIES):
            with suppress(Conflict):
                return await store_once(table_manager, table, title, seat_names, guard)
            await self.check_few(table.owner)
            if not await exists(self._database, table.owner):
                raise Refused("PERSON", "unknown")
        raise Refused("STORAGE", "busy")

    async def note_present(self, people: Iterable[Person]) -> None:
        """Keeps the open tables of these people in the list."""
        rest = iter(sorted(set(people)))
        while some := tuple(islice(rest, AT_ONCE)):
            await self._database.write([_note(some, self._wall())])


def _note(people: Sequence[Person], now: int) -> Statement:
    places = ", ".join(f"${n}" for n in range(2, len(people) + 2))
    sql = (
        "UPDATE tables SET owner_seen_at = $1 WHERE phase = 'lobby' AND owner_seen_at > 0"
        f" AND owner IN ({places})"
    )
    return Statement(sql, (now, *people))
