"""Locks on the SQLite file last as long as the connection, and its WAL is never deleted."""

import asyncio
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tavolino.server.storage import Statement, Unavailable, open_database
from tavolino.server.storage.backup import back_up
from tavolino.server.storage.sqlite import SQLite
from tests.cli.cli_runner import run
from tests.patience import PATIENCE_S
from tests.server.hosts import Host, hosting
from tests.server.peers import browser
from tests.server.storage.locks import is_in_use
from tests.server.test_crash import Player, begin, check_table, stored, until_acked
from tests.services.redis import RedisService

READ = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
print(connection.execute("SELECT count(*) FROM events").fetchone())
connection.close()
"""


def read_and_close(path: Path) -> None:
    """A process that opens the file, reads, and closes it."""
    words = [sys.executable, "-I", "-c", READ, str(path)]
    subprocess.run(words, check=True, capture_output=True, timeout=PATIENCE_S)


def back_up_and_end(path: Path) -> None:
    """`tavolino backup` in a separate process."""
    result = run("backup", "--database", f"sqlite:///{path}", f"{path}.jsonl")
    assert result.returncode == 0, result.stderr


VISITS = pytest.mark.parametrize("visit", [read_and_close, back_up_and_end])


def test_reads_and_backups_leave_the_locks_of_the_process(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    url = f"sqlite:///{path}"

    async def main() -> None:
        database = await open_database(url)
        assert is_in_use(path)
        reads = (database.read("SELECT count(*) AS n FROM events") for _ in range(8))
        await asyncio.gather(*reads)
        assert is_in_use(path)
        await back_up(url, tmp_path / "here.jsonl")
        assert is_in_use(path)
        second = await open_database(url)
        assert is_in_use(path)
        await second.close()
        assert is_in_use(path)
        for visit in (read_and_close, back_up_and_end):
            await asyncio.to_thread(visit, path)
            assert is_in_use(path)
        assert Path(f"{path}-wal").exists()
        await database.close()
        assert not Path(f"{path}-wal").exists()

    asyncio.run(main())


def test_many_who_open_a_new_file_at_once_all_hold_it(tmp_path: Path) -> None:
    async def main() -> None:
        for number in range(20):
            path = tmp_path / f"{number}.db"
            databases = await asyncio.gather(*(SQLite.open(path) for _ in range(4)))
            # A connection takes its lock when it is first used.
            await databases[0].write([Statement("CREATE TABLE x (y TEXT)")])
            for database in databases[1:]:
                await database.close()
            if number % 5 == 0:
                assert is_in_use(path)
            await databases[0].close()

    asyncio.run(main())


def test_a_file_that_vanishes_is_not_made_anew_by_a_reader(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def main() -> None:
        engine = await SQLite.open(path)
        path.unlink()
        with pytest.raises(Unavailable):
            await engine.read("SELECT 1 AS one")
        await engine.close()

    asyncio.run(main())
    assert not path.exists()


def test_the_mode_of_an_existing_file_is_kept_and_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE x (y TEXT)")
    path.chmod(0o640)

    async def main() -> None:
        database = await open_database(f"sqlite:///{path}")
        files = (file for file in tmp_path.rglob("tables.db*") if file.is_file())
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o640}
        await database.close()

    asyncio.run(main())
    assert [record.message for record in caplog.records] == ["others may read the database"]


async def read_at_once(host: Host) -> None:
    """Makes the server use every connection it reads with."""
    async with browser(host.url) as http:
        answers = await asyncio.gather(*(http.get("/api/lobby") for _ in range(16)))
    assert {answer.status_code for answer in answers} == {200}


async def play_some(players: list[Player]) -> None:
    """Makes some moves, then pauses: a visit may take longer than a whole game."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    await until_acked(players, 6, tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def play_and_end(
    hosts: list[Host], path: Path, visit: Callable[[Path], None], how: signal.Signals
) -> None:
    """Moves before and after the visit, then ends the servers; all moves must be stored."""

    async def play() -> list[Player]:
        for host in hosts:
            await read_at_once(host)
        async with hosts[0].guest() as one, hosts[-1].guest() as two:
            table = await begin(hosts[0], one, two)
            players = [
                Player(peer, host, table, seat, Random(seat))
                for seat, (peer, host) in enumerate(((one, hosts[0]), (two, hosts[-1])))
            ]
            for _ in range(2):
                await play_some(players)
                await asyncio.to_thread(visit, path)
            await play_some(players)
            for host in hosts:
                await asyncio.to_thread(host.end, how)
            return players

    async def check(players: list[Player]) -> None:
        database = await open_database(f"sqlite:///{path}")
        try:
            check_table(await stored(database, players[0].table), players)
        finally:
            await database.close()

    players = asyncio.run(play())
    hosts[0].start()
    asyncio.run(check(players))


@VISITS
def test_no_acknowledged_move_is_lost_after_another_access(
    visit: Callable[[Path], None], tmp_path: Path
) -> None:
    path = tmp_path / "tables.db"

    def visit_once(file: Path) -> None:
        Path(f"{file}.jsonl").unlink(missing_ok=True)
        visit(file)
        assert is_in_use(file)

    with hosting(tmp_path, database=f"sqlite:///{path}") as hosts:
        play_and_end(hosts, path, visit_once, signal.SIGKILL)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_two_servers_on_one_file_lose_nothing(
    how: signal.Signals, redis_server: RedisService, tmp_path: Path
) -> None:
    path = tmp_path / "tables.db"
    settings = {"database": f"sqlite:///{path}", "bus": redis_server.url}
    with hosting(tmp_path, count=2, **settings) as hosts:
        # The second one opens the file after somebody has come and gone.
        hosts[1].end(signal.SIGTERM)
        asyncio.run(read_at_once(hosts[0]))
        read_and_close(path)
        hosts[1].start()
        play_and_end(hosts, path, read_and_close, how)
