"""Speed of storing moves, each of which is on disk before it is acknowledged.

    python -m bench.storage [--seconds 5] [--folder .] [--postgres URL]

A batch is what one move writes: an event, and the row of its table. First many tables write as fast
as they can. Then 500 batches per second arrive at even intervals, as from 500 tables with one move
per second each. Measured is the time from submitting a batch to its acknowledgement. SQLite is
measured with synchronous FULL, which the server uses, and with NORMAL, which may lose the last
moves in a power failure. The folder must be on a real disk.
"""

import argparse
import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple, get_args

from tavolino.server.storage import Database, Statement, open_database
from tavolino.server.storage.migrating import migrate
from tavolino.server.storage.sqlite import SQLite
from tavolino.server.storage.sqlite_file import Synchronous

RATE: Final = 500
TABLES: Final = 500
BODY: Final = "x" * 200
EVENT: Final = "INSERT INTO events (table_id, version, body, at) VALUES ($1, $2, $3, $4)"
TABLE: Final = (
    "INSERT INTO tables (id, game, seats, title, owner, visibility, phase, created_at, changed_at,"
    " version, free_seats, due)"
    " VALUES ($1, 'scalino', 2, '', '', 'open', 'playing', 0, 0, 0, 0, '')"
)
CHANGE: Final = "UPDATE tables SET version = $1, changed_at = $2 WHERE id = $3 AND version = $4"


class Figures(NamedTuple):
    per_second: float
    latencies: Sequence[float]

    def write(self) -> str:
        found = sorted(self.latencies)
        marks = (found[int(len(found) * part)] for part in (0.5, 0.95, 0.99))
        spans = "".join(f"{1000 * one:9.2f}" for one in (*marks, found[-1]))
        return f"{self.per_second:10.0f}{spans}"


class Tables:
    """Tables whose moves are stored."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._versions = [0] * TABLES
        self._turns = [asyncio.Lock() for _ in range(TABLES)]

    async def make(self) -> None:
        await self._database.write(
            [Statement(TABLE, (f"table {number}",)) for number in range(TABLES)]
        )

    async def move(self, number: int) -> float:
        """Stores the next move of a table; the seconds it took."""
        now = time.monotonic()
        async with self._turns[number]:
            name, before = f"table {number}", self._versions[number]
            self._versions[number] = version = before + 1
            await self._database.write(
                [
                    Statement(EVENT, (name, version, BODY, 0)),
                    Statement(CHANGE, (version, 0, name, before), expect=1),
                ]
            )
        return time.monotonic() - now


async def measure_sqlite(folder: Path, synchronous: Synchronous, seconds: float) -> Figures:
    database = await SQLite.open(folder / "bench.db", synchronous)
    await migrate(database)
    return await measure(database, seconds)


async def measure_postgres(url: str, seconds: float) -> Figures:
    return await measure(await open_database(url), seconds)


async def measure(database: Database, seconds: float) -> Figures:
    tables = Tables(database)
    await tables.make()
    per_second = await at_full_speed(tables, seconds)
    latencies = await at_even_distances(tables, seconds)
    await database.close()
    return Figures(per_second, latencies)


async def at_full_speed(tables: Tables, seconds: float) -> float:
    """Every table makes its next move as soon as the last is stored; moves a second in all."""
    start = time.monotonic()

    async def play(number: int) -> int:
        count = 0
        while time.monotonic() < start + seconds:
            await tables.move(number)
            count += 1
        return count

    total = sum(await asyncio.gather(*map(play, range(TABLES))))
    return total / (time.monotonic() - start)


async def at_even_distances(tables: Tables, seconds: float) -> list[float]:
    """How long each of RATE moves a second took."""
    start = time.monotonic()
    moves = []
    for number in range(int(RATE * seconds)):
        await asyncio.sleep(start + number / RATE - time.monotonic())
        moves.append(asyncio.create_task(tables.move(number % TABLES)))
    return await asyncio.gather(*moves)


def main() -> None:
    arguments = argparse.ArgumentParser(description="Storing moves, timed.")
    arguments.add_argument("--seconds", type=float, default=5)
    arguments.add_argument("--folder", type=Path, default=Path())
    arguments.add_argument("--postgres", help="the URL of an empty database, measured as well")
    chosen = arguments.parse_args()
    print(f"{'':20}{'batches/s':>10}  ms at {RATE}/s: median, 95 %, 99 %, worst")
    for synchronous in get_args(Synchronous):
        with TemporaryDirectory(dir=chosen.folder) as folder:
            figures = asyncio.run(measure_sqlite(Path(folder), synchronous, chosen.seconds))
        print(f"{'SQLite ' + synchronous:20}{figures.write()}", flush=True)
    if chosen.postgres:
        figures = asyncio.run(measure_postgres(chosen.postgres, chosen.seconds))
        print(f"{'PostgreSQL':20}{figures.write()}")


if __name__ == "__main__":
    main()
