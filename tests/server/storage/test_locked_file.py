"""A SQLite file locked by another process: moves are answered soon, and shutdown still works."""

import asyncio
import json
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.cli.cli_runner import run
from tests.server.hosts import hosting
from tests.server.peers import AtTable

ANSWER_S: Final = 5.0
END_S: Final = 10.0
TABLES: Final = 3


@contextmanager
def held(path: Path, how: str) -> Iterator[None]:
    """Locks the file in this process, which is not the server's."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"BEGIN {how}")
        yield


async def timed(here: AtTable, ready: bool) -> float:
    """How long the refusal takes."""
    start = time.monotonic()
    answer = await here.submit("ready", ready=ready)
    assert (answer["type"], answer.get("rule"), answer.get("why")) == ("refused", "STORAGE", "away")
    return time.monotonic() - start


@pytest.mark.parametrize("how", ["IMMEDIATE", "EXCLUSIVE"])
def test_moves_are_answered_and_the_server_ends(how: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def act() -> None:
        async with host.guest() as one, host.guest() as two:
            tables = [await one.create("scalino", 3, occupants=["me"]) for _ in range(TABLES)]
            async with (
                one.at(tables[0]) as here,
                one.at(tables[1]) as beside,
                two.at(tables[0]) as there,
                two.at(tables[1]) as elsewhere,
            ):
                seats = (here, beside, there, elsewhere)
                for at in (there, elsewhere):
                    assert (await at.submit("sit", seat=1))["type"] == "ack"
                with held(path, how):
                    # Two at each table, who wait for each other as well.
                    for ready in (True, False):
                        waits = await asyncio.gather(*(timed(at, ready) for at in seats))
                        assert max(waits) < ANSWER_S
                    assert (await one.http.get(f"/api/tables/{tables[2]}")).status_code == 200
                for at in seats:
                    assert (await at.submit("ready", ready=True))["type"] == "ack"
                with held(path, how):
                    await timed(here, False)
                    start = time.monotonic()
                    host.signal(signal.SIGTERM)
                    assert await asyncio.to_thread(host.wait) == 0
                    assert time.monotonic() - start < END_S

    with hosting(tmp_path, database=f"sqlite:///{path}") as (host,):
        asyncio.run(act())
    lines = [json.loads(line) for line in host.logs[0].read_text().splitlines()]
    assert not [line for line in lines if line["level"] == "error"]


def test_a_server_does_not_start_on_a_held_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE x (y TEXT)")
    with held(path, "EXCLUSIVE"):
        result = run("serve", "--database", f"sqlite:///{path}", "--port", "0")
    assert result.returncode == 2
    assert "database is locked" in result.stderr
    assert "Traceback" not in result.stderr
