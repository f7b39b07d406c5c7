"""Files of a SQLite database that are removed, replaced or overwritten while a server runs."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from tavolino.server.storage import Damaged, Database, Statement, open_database
from tavolino.server.storage.file_guard import SUFFIXES, links_folder
from tests.patience import PATIENCE_S
from tests.server.hosts import hosting
from tests.server.storage.test_full_disk import until_status
from tests.server.storage.test_killed_process import Writer, check

WRITE: Final = "INSERT INTO server (name, value) VALUES ($1, 'x')"
COUNT: Final = "SELECT count(*) AS n FROM server WHERE value = 'x'"
VICTIMS: Final = [("-wal",), ("-shm",), ("-wal", "-shm"), ("",), SUFFIXES]


def on(path: Path, act: Callable[[Database], Awaitable[None]]) -> None:
    async def main() -> None:
        database = await open_database(f"sqlite:///{path}")
        try:
            await act(database)
        finally:
            await database.close()

    asyncio.run(main())


async def write(database: Database, name: str) -> None:
    await database.write([Statement(WRITE, (name,))])


def identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def rows_of_copy(path: Path, to: Path) -> int:
    """The rows in a copy of the database file by itself: what a killed server would leave."""
    subprocess.run(["cp", path, to], check=True)  # not in this process, see `sqlite_file`
    with closing(sqlite3.connect(to)) as connection:
        return int(connection.execute(COUNT).fetchone()[0])


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("suffixes", VICTIMS)
def test_after_a_removal_nothing_acknowledged_is_lost(
    suffixes: tuple[str, ...], processes: int, tmp_path: Path
) -> None:
    path = tmp_path / "tables.db"
    url = f"sqlite:///{path}"
    writers = [Writer(url, f"writer{number}") for number in range(processes)]
    acknowledged: dict[str, int] = {}
    for _ in range(3):
        for writer in writers:
            writer.take(50)
        remove_until_back([Path(f"{path}{suffix}") for suffix in suffixes], writers)
    for writer in writers:
        writer.take(50)
        writer.kill()
        assert writer.wait() == -signal.SIGKILL
        acknowledged |= writer.acknowledged
    asyncio.run(check(url, acknowledged))


def remove_until_back(files: list[Path], writers: list[Writer]) -> None:
    """Removes files, and reads what the writers acknowledge until the same files are back."""
    before = [identity(file) for file in files]
    for file in files:
        file.unlink()
    deadline = time.monotonic() + PATIENCE_S
    while not all(file.exists() for file in files):
        assert time.monotonic() < deadline
        for writer in writers:
            writer.take(1)
    assert [identity(file) for file in files] == before


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_file_put_in_its_place_is_set_aside(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def act(database: Database) -> None:
        await write(database, "one")
        file = Path(f"{path}{suffix}")
        before = identity(file)
        (tmp_path / "other").write_text("something else")
        (tmp_path / "other").replace(file)
        await write(database, "two")
        assert identity(file) == before
        (aside,) = tmp_path.glob(f"tables.db{suffix}.replaced-*")
        assert aside.read_text() == "something else"

    on(path, act)
    on(path, lambda database: expect(database, 2))


async def expect(database: Database, rows: int) -> None:
    assert (await database.read(COUNT))[0]["n"] == rows


def test_second_names_are_made_again_and_go_with_the_server(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def act(database: Database) -> None:
        shutil.rmtree(links_folder(path))
        await write(database, "one")
        names = {f"tables.db{suffix}" for suffix in SUFFIXES}
        assert {file.name for file in links_folder(path).iterdir()} == names

    links_folder(path).mkdir()
    (links_folder(path) / "tables.db-wal").write_text("left by a server that was killed")
    on(path, act)
    assert [file.name for file in tmp_path.iterdir()] == ["tables.db"]


def test_a_wal_that_is_gone_for_good_stops_everything(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def act(database: Database) -> None:
        await write(database, "acknowledged")
        shutil.rmtree(links_folder(path))
        wal = Path(f"{path}-wal")
        wal.rename(tmp_path / "moved")
        for name in ("refused", "again"):
            with pytest.raises(Damaged):
                await write(database, name)
        with pytest.raises(Damaged):
            await database.read(COUNT)
        assert rows_of_copy(path, tmp_path / "copy.db") >= 1
        (tmp_path / "moved").rename(wal)
        await write(database, "back")

    on(path, act)


def test_without_hard_links_a_removal_stops_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(source: str, to: str) -> None:
        raise PermissionError("no hard links here")

    monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "tables.db"

    async def act(database: Database) -> None:
        assert "no second names" in caplog.text
        await write(database, "acknowledged")
        Path(f"{path}-wal").unlink()
        with pytest.raises(Damaged):
            await write(database, "refused")
        assert rows_of_copy(path, tmp_path / "copy.db") >= 1

    on(path, act)


@pytest.mark.parametrize("how", ["if=/dev/zero", "if=/dev/urandom"])
def test_an_overwritten_file_shows_at_healthz(how: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def act() -> None:
        async with host.guest() as one:
            table = await one.create("scalino", 3, occupants=["me"])
            await until_status(one.http, 200, "ok")
            with closing(sqlite3.connect(path)) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            blocks = path.stat().st_size // 4096
            words = ["dd", how, f"of={path}", "bs=4096", f"count={blocks}", "conv=notrunc"]
            subprocess.run(words, check=True, capture_output=True)
            await until_status(one.http, 503, "storage damaged")
            assert (await one.http.get(f"/api/tables/{table}")).status_code == 503

    with hosting(tmp_path, database=f"sqlite:///{path}") as (host,):
        asyncio.run(act())


def test_files_that_are_gone_for_good_show_at_healthz(tmp_path: Path) -> None:
    path, wal = tmp_path / "tables.db", tmp_path / "tables.db-wal"

    async def act() -> None:
        async with host.guest() as one:
            body = {"game": "scalino", "seats": 3, "occupants": ["me"]}
            assert (await one.http.post("/api/tables", json=body)).status_code == 201
            links_folder(path).rename(tmp_path / "links")
            wal.rename(tmp_path / "wal")
            await until_status(one.http, 503, "storage damaged")
            assert (await one.http.post("/api/tables", json=body)).status_code == 503
            (tmp_path / "wal").rename(wal)
            await until_status(one.http, 200, "ok")
            assert (await one.http.post("/api/tables", json=body)).status_code == 201

    with hosting(tmp_path, database=f"sqlite:///{path}") as (host,):
        asyncio.run(act())
