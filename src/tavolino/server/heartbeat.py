"""Heartbeats: each server process keeps one row in the database and renews it twice a second.

The rows carry the games' clock from one process to the next (see `clock.py`), and they tell the
other processes when one has died.
"""

import json
from collections.abc import Sequence
from secrets import token_hex
from typing import Final, NamedTuple

from tavolino.server.storage import Damaged, Database, Row, Statement
from tavolino.server.storage.database import whole

MISSED: Final = 5
"""A process whose heartbeat is unchanged after this many looks is dead."""
KEPT: Final = 120
"""After this many looks the row of a dead process is deleted."""

READ: Final = (
    "SELECT id, game_ms, limit_ms, wall_ms, monotonic_ms, boot, closed FROM processes ORDER BY id"
)
REPLACE: Final = """INSERT INTO processes
 (id, game_ms, limit_ms, wall_ms, monotonic_ms, boot, closed) VALUES ($1, $2, $3, $4, $5, $6, $7)
 ON CONFLICT (id) DO UPDATE SET game_ms = excluded.game_ms, limit_ms = excluded.limit_ms,
 wall_ms = excluded.wall_ms, monotonic_ms = excluded.monotonic_ms, boot = excluded.boot,
 closed = excluded.closed"""
DELETE: Final = "DELETE FROM processes WHERE id = $1 AND limit_ms <= $2"
OLD_SIGN: Final = "SELECT value FROM server WHERE name = 'clock'"
OLD_LIMIT_MS: Final = 3000


class Heartbeat(NamedTuple):
    """What one process has stored of itself."""

    process: str
    game_ms: int
    """The games' clock when this was written."""
    limit_ms: int
    """The process shows no time after this one before its next heartbeat."""
    wall_ms: int
    monotonic_ms: int
    boot: str
    """Names the run of the machine; monotonic clocks compare only within one."""
    is_closed: bool = False
    """True if the process has ended properly, at `game_ms`."""


class Heartbeats:
    """The heartbeats of all processes that share a database, as one of them sees them.

    A process counts as dead when its row stays the same while this process looks several times.
    No clocks are compared, so it does not matter whether those of two machines agree, and a
    process that is itself slow does not take the others for dead.
    """

    def __init__(self, database: Database, *, is_shared: bool) -> None:
        self.process: Final = token_hex(8)
        self._database = database
        self._is_shared = is_shared
        self._unchanged: dict[Heartbeat, int] = {}
        """The other processes' latest heartbeats, and how many looks ago each was new."""

    async def look(self) -> Sequence[Heartbeat]:
        """Reads the latest heartbeat of every other process."""
        found = [_read(row) for row in await self._database.read(READ)]
        others = [one for one in found if one.process != self.process]
        self._unchanged = {one: self._unchanged.get(one, -1) + 1 for one in others}
        return others

    async def give(self, beat: Heartbeat) -> None:
        """Stores this process's heartbeat, and deletes rows that nobody needs any more.

        A row whose limit lies ahead of this process's clock is kept: it is what the clock of the
        next process must not fall behind.
        """
        gone = [one.process for one, looks in self._unchanged.items() if looks >= KEPT]
        values = (*beat[:-1], int(beat.is_closed))
        await self._database.write(
            [
                Statement(REPLACE, values),
                *(Statement(DELETE, (process, beat.game_ms)) for process in gone),
            ]
        )

    @property
    def dead(self) -> list[str]:
        """Ids of processes that have ended, properly or not.

        Where the database is not shared, every other process has.
        """
        return [
            one.process
            for one, looks in self._unchanged.items()
            if one.is_closed or not self._is_shared or looks >= MISSED
        ]

    async def old_limit_ms(self) -> int | None:
        """The latest time shown by a version that kept one sign of life for all processes."""
        rows = await self._database.read(OLD_SIGN)
        if not rows:
            return None
        try:
            sign = json.loads(str(rows[0]["value"]))
            return int(sign["alive"]) - int(sign["offset"]) + OLD_LIMIT_MS
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise Damaged("the last sign of life cannot be read") from error


def _read(row: Row) -> Heartbeat:
    return Heartbeat(
        process=str(row["id"]),
        game_ms=whole(row, "game_ms"),
        limit_ms=whole(row, "limit_ms"),
        wall_ms=whole(row, "wall_ms"),
        monotonic_ms=whole(row, "monotonic_ms"),
        boot=str(row["boot"]),
        is_closed=bool(row["closed"]),
    )
