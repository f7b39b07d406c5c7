"""What has been acknowledged is there, however suddenly the end comes."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

from tavolino.server.storage import open_database
from tavolino.server.storage.sqlite import connect
from tests.patience import PATIENCE_S
from tests.services.postgres import PostgresService

ROUNDS: Final = 4
WRITER: Final = """
import asyncio, os, sys
from tavolino.server.storage import Statement, open_database

EVENT = "INSERT INTO events (table_id, seq, body, at) VALUES ($1, $2, $3, 0)"
COUNT = (
    "INSERT INTO server (name, value) VALUES ($1, $2)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)

async def write(database, table):
    seq = 0
    while True:
        batch = [Statement(EVENT, (table, seq, "x" * 300)), Statement(COUNT, (table, str(seq)))]
        await database.write(batch)
        # Straight to the pipe: an acknowledgement is not to wait in a buffer.
        os.write(1, f"{table} {seq}\\n".encode())
        seq += 1

async def main():
    database = await open_database(sys.argv[1])
    await asyncio.gather(*(write(database, f"{sys.argv[2]}-{n}") for n in range(8)))

asyncio.run(main())
"""


def start_writer(url: str, name: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", WRITER, url, name], stdout=subprocess.PIPE)


def take(writer: subprocess.Popen[bytes], lines: int) -> list[str]:
    assert writer.stdout is not None
    return [writer.stdout.readline().decode() for _ in range(lines)]


def take_rest(writer: subprocess.Popen[bytes]) -> list[str]:
    output, _ = writer.communicate(timeout=PATIENCE_S)
    return output.decode().splitlines()


def last_acknowledged(lines: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in lines:
        table, seq = line.split()
        found[table] = int(seq)
    return found


async def check(url: str, acknowledged: dict[str, int]) -> None:
    """Every acknowledged event is stored; no table has a gap or half of a batch."""
    database = await open_database(url)
    rows = await database.read(
        "SELECT table_id, count(*) AS n, max(seq) AS last, value FROM events, server"
        " WHERE name = table_id GROUP BY table_id, value"
    )
    await database.close()
    stored = {str(row["table_id"]): int(row["last"] or 0) for row in rows}
    for row in rows:
        assert row["n"] == int(row["last"] or 0) + 1
        assert row["value"] == str(row["last"])
    assert acknowledged.keys() <= stored.keys()
    assert all(stored[table] >= seq for table, seq in acknowledged.items())


def test_no_acknowledged_write_is_lost_when_the_process_is_killed(database_url: str) -> None:
    chance = random.Random(5)
    acknowledged: dict[str, int] = {}
    for number in range(ROUNDS):
        writer = start_writer(database_url, f"writer{number}")
        lines = take(writer, chance.randrange(1, 400))
        os.kill(writer.pid, signal.SIGKILL)
        lines += take_rest(writer)
        assert writer.returncode == -signal.SIGKILL
        acknowledged |= last_acknowledged(lines)
        asyncio.run(check(database_url, acknowledged))
    assert len(acknowledged) > ROUNDS


def test_no_acknowledged_write_is_lost_when_postgresql_is_killed(postgres: PostgresService) -> None:
    url = postgres.new_database()
    writer = start_writer(url, "writer")
    lines = take(writer, 200)
    postgres.kill()
    lines += take_rest(writer)
    assert writer.returncode == 1
    postgres.start()
    asyncio.run(check(url, last_acknowledged(lines)))


def test_commits_of_sqlite_wait_for_the_disk(tmp_path: Path) -> None:
    """What a killed process cannot show, since the system's cache outlives it."""
    connection = connect(tmp_path / "x.db")
    full = 2
    assert connection.execute("PRAGMA synchronous").fetchone() == (full,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()
