"""Reads and writes the rows of the table `processes`."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from tavolino.server.storage import Database, Row, Statement, whole

READ: Final = (
    "SELECT id, game_ms, limit_ms, wall_ms, monotonic_ms, boot, closed FROM processes ORDER BY id"
)
REPLACE: Final = """INSERT INTO processes
 (id, game_ms, limit_ms, wall_ms, monotonic_ms, boot, closed) VALUES ($1, $2, $3, $4, $5, $6, $7)
 ON CONFLICT (id) DO UPDATE SET game_ms = excluded.game_ms, limit_ms = excluded.limit_ms,
 wall_ms = excluded.wall_ms, monotonic_ms = excluded.monotonic_ms, boot = excluded.boot,
 closed = excluded.closed"""
DELETE: Final = "DELETE FROM processes WHERE id = $1 AND limit_ms <= $2"


class Heartbeat(NamedTuple):
    """What one process has stored about itself."""

    process: str
    game_ms: int
    """The games' clock when this was written."""
    limit_ms: int
    """The process shows no time after this one before its next heartbeat."""
    wall_ms: int
    monotonic_ms: int
    boot: str
    """Identifies the machine's current boot. Monotonic clocks compare only within one."""
    is_closed: bool = False
    """True if the process has shut down properly, at `game_ms`."""


class HeartbeatRepository:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[Heartbeat]:
        """The latest heartbeat of every process that has a row."""
        return [_read(row) for row in await self._database.read(READ)]

    async def store(self, beat: Heartbeat, gone: Iterable[str] = ()) -> None:
        """Stores a heartbeat, and deletes the rows of the processes in `gone`.

        A row is kept while its limit is later than the time of this heartbeat.
        """
        values = (*beat[:-1], int(beat.is_closed))
        await self._database.write(
            [
                Statement(REPLACE, values),
                *(Statement(DELETE, (process, beat.game_ms)) for process in gone),
            ]
        )


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
