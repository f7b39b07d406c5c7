"""Everything acknowledged is stored, even if the process is killed."""

import asyncio
import random
import signal
from contextlib import suppress
from pathlib import Path
from typing import Final

from tavolino.server.storage import open_database
from tavolino.server.storage.sqlite_file import connect, make_file
from tests.patience import PATIENCE_S
from tests.processes import PROCESSES
from tests.server.storage.writing import write_on
from tests.services.postgres import PostgresService

ROUNDS: Final = 4


class Writer:
    """A process that writes, and its acknowledgements: the last version of each table."""

    def __init__(self, url: str, name: str) -> None:
        self._receiver, sender = PROCESSES.Pipe(duplex=False)
        self._process = PROCESSES.Process(target=write_on, args=(url, name, sender))
        self._process.start()
        sender.close()
        self.acknowledged: dict[str, int] = {}

    def take(self, count: int) -> None:
        for _ in range(count):
            table, version = self._receiver.recv()
            self.acknowledged[table] = version

    def kill(self) -> None:
        self._process.kill()

    def wait(self) -> int | None:
        """Reads the remaining output; returns the exit code."""
        with suppress(EOFError):
            while True:
                self.take(1)
        self._process.join(PATIENCE_S)
        return self._process.exitcode


async def check(url: str, acknowledged: dict[str, int]) -> None:
    """Every acknowledged event is stored; no table has a gap or half of a batch."""
    database = await open_database(url)
    rows = await database.read(
        "SELECT table_id, count(*) AS n, max(version) AS last, value FROM events, server"
        " WHERE name = table_id GROUP BY table_id, value"
    )
    await database.close()
    stored = {str(row["table_id"]): int(row["last"] or 0) for row in rows}
    for row in rows:
        assert row["n"] == int(row["last"] or 0) + 1
        assert row["value"] == str(row["last"])
    assert acknowledged.keys() <= stored.keys()
    assert all(stored[table] >= version for table, version in acknowledged.items())


def test_no_acknowledged_write_is_lost_when_the_process_is_killed(database_url: str) -> None:
    chance = random.Random(5)
    acknowledged: dict[str, int] = {}
    for number in range(ROUNDS):
        writer = Writer(database_url, f"writer{number}")
        writer.take(chance.randrange(1, 400))
        writer.kill()
        assert writer.wait() == -signal.SIGKILL
        acknowledged |= writer.acknowledged
        asyncio.run(check(database_url, acknowledged))
    assert len(acknowledged) > ROUNDS


def test_no_acknowledged_write_is_lost_when_postgresql_is_killed(postgres: PostgresService) -> None:
    url = postgres.new_database()
    writer = Writer(url, "writer")
    writer.take(200)
    postgres.kill()
    assert writer.wait() == 1
    postgres.start()
    asyncio.run(check(url, writer.acknowledged))


def test_commits_of_sqlite_wait_for_the_disk(tmp_path: Path) -> None:
    """Killing a process cannot show this, because the system's cache outlives it."""
    make_file(tmp_path / "x.db")
    connection = connect(tmp_path / "x.db")
    full = 2
    assert connection.execute("PRAGMA synchronous").fetchone() == (full,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()
