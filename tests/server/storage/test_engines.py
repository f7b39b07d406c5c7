"""Behaviour specific to SQLite and PostgreSQL: opening, restarts, full disks."""

import asyncio
import stat
from pathlib import Path

import pytest

from tavolino.core import Refused
from tavolino.server.storage import Database, Statement, Unavailable, open_database
from tavolino.server.storage.sqlite_file import connect as connect_sqlite
from tavolino.server.storage.sqlite_file import make_file
from tavolino.server.storage.sqlite_writing import write_group
from tests.patience import PATIENCE_S
from tests.server.storage.batches import event, events, using
from tests.services.postgres import PostgresService


async def write_on(database: Database, written: list[int]) -> None:
    """Writes until it fails: the process behind a connection may outlive a killed server for a
    moment.
    """
    while True:
        await database.write([event(written[-1] + 1)])
        written.append(written[-1] + 1)


def test_postgresql_comes_back_after_a_restart(postgres: PostgresService) -> None:
    async def main() -> None:
        database = await open_database(url)
        await database.write([event(1)])
        await asyncio.to_thread(postgres.kill)
        written = [1]
        try:
            with pytest.raises(Unavailable):
                await write_on(database, written)
        finally:
            await asyncio.to_thread(postgres.start)
        async with asyncio.timeout(PATIENCE_S):
            while True:
                try:
                    await database.write([event(100_000)])
                except Unavailable:
                    await asyncio.sleep(0.02)
                    continue
                break
        found = [row["version"] for row in await events(database)]
        # Nobody knows whether the write that was refused is there.
        assert found in ([*written, 100_000], [*written, written[-1] + 1, 100_000])
        await database.close()

    url = postgres.new_database()
    asyncio.run(main())


def test_a_sqlite_file_is_for_its_owner_only(tmp_path: Path) -> None:
    async def act(database: Database) -> None:
        await database.write([event(1)])
        folder, *files = sorted(tmp_path.iterdir(), key=Path.is_file)
        assert len(files) == 3
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700

    using(f"sqlite:///{tmp_path}/own.db", act)


def test_a_full_disk_makes_sqlite_unavailable_and_leaves_no_half(tmp_path: Path) -> None:
    async def commit() -> None:
        connection.execute("COMMIT")

    async def main() -> None:
        await write_group(connection, [[Statement("CREATE TABLE texts (text TEXT)")]], commit)
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages + 1}")
        small, large = (
            [Statement("INSERT INTO texts (text) VALUES ($1)", ("x" * size,))]
            for size in (1, 100_000)
        )
        results = await write_group(connection, [small + small, small + large, small], commit)
        assert isinstance(results[1], Unavailable)
        (count,) = connection.execute("SELECT count(*) FROM texts").fetchone()
        assert count == 2 * (results[0] is None) + (results[2] is None)
        assert await write_group(connection, [small], commit) == [None]

    make_file(tmp_path / "full.db")
    connection = connect_sqlite(tmp_path / "full.db")
    asyncio.run(main())
    connection.close()


def test_another_process_writing_is_waited_for(tmp_path: Path) -> None:
    """Without blocking anything else in the meantime."""

    async def act(database: Database) -> None:
        other = connect_sqlite(tmp_path / "shared.db")
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(database.write([event(1)]))
        for _ in range(3):
            await database.read("SELECT count(*) AS n FROM events")
        assert not writing.done()
        other.execute("COMMIT")
        await writing
        other.close()

    using(f"sqlite:///{tmp_path}/shared.db", act)


@pytest.mark.parametrize(
    ("url", "case"),
    [
        ("mysql://somebody:pass-word@host/name", "url"),
        ("nonsense", "url"),
        ("sqlite:///", "url"),
        ("sqlite:///no/such/folder/x.db", "cannot-open"),
        ("sqlite:////dev/null", "cannot-open"),
        ("postgresql://somebody:pass-word@localhost:1/name", "cannot-open"),
        ("postgresql://somebody:pass-word@[/name", "url"),
        ("postgresql://somebody:pass-word/@localhost/name", "url"),
    ],
)
def test_a_database_that_cannot_be_opened_is_refused_by_name(url: str, case: str) -> None:
    with pytest.raises(Refused) as caught:
        asyncio.run(open_database(url))
    assert (caught.value.rule, caught.value.why) == ("DATABASE", case)
    assert "pass-word" not in str(caught.value)
