"""A full disk: moves are refused, and `/healthz` reports it."""

import asyncio
import os
import resource
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from tavolino.server.storage.sqlite import SQLite
from tests.patience import PATIENCE_S
from tests.server.hosts import Host, hosting
from tests.server.peers import AtTable, Peer, running

MEGABYTE: Final = 1024 * 1024


async def until_status(http: httpx.AsyncClient, code: int, *statuses: str) -> None:
    """Waits until `/healthz` has this status."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            answer = await http.get("/healthz")
            if answer.status_code == code and answer.json()["status"] in statuses:
                return
            await asyncio.sleep(0.05)


async def write_until_refused(here: AtTable) -> None:
    """Makes changes until the storage refuses them."""
    async with asyncio.timeout(PATIENCE_S):
        while (answer := await here.submit("seat-bot", seat=2, bot="random"))["type"] == "ack":
            pass
    assert (answer["rule"], answer["why"]) == ("STORAGE", "away")


@asynccontextmanager
async def at_a_table(peer: Peer) -> AsyncIterator[AtTable]:
    table = await peer.create("scalino", 3, occupants=["me"])
    async with peer.at(table) as here:
        yield here


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A separate file system, if this user may mount one."""
    folder.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", "size=64m", "tavolino-test", str(folder)]
    if os.geteuid() != 0 or subprocess.run(words, capture_output=True).returncode != 0:
        yield None
        return
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    yield
    filler.unlink()


@contextmanager
def no_larger_files(host: Host, path: Path) -> Iterator[None]:
    """Limits the size of the server's files: a full disk for users who may not mount one."""
    assert host.process is not None
    assert host.process.pid is not None
    limit = resource.RLIMIT_FSIZE
    before = resource.prlimit(host.process.pid, limit)
    size = Path(f"{path}-wal").stat().st_size
    resource.prlimit(host.process.pid, limit, (size, before[1]))
    yield
    resource.prlimit(host.process.pid, limit, before)


def check_full_and_not(host: Host, full: Any, *statuses: str) -> None:
    async def act() -> None:
        async with host.guest() as one, at_a_table(one) as here:
            await until_status(one.http, 200, "ok")
            with full:
                await write_until_refused(here)
                await until_status(one.http, 503, *statuses)
            await until_status(one.http, 200, "ok")
            assert (await here.submit("sit", seat=1))["type"] == "ack"

    asyncio.run(act())


def test_a_server_whose_files_cannot_grow_says_so(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with hosting(tmp_path, database=f"sqlite:///{path}") as (host,):
        check_full_and_not(host, no_larger_files(host, path), "disk full", "storage away")


def test_a_server_on_a_full_disk_says_so(tmp_path: Path) -> None:
    """On a small disk, if this user may mount one; otherwise with a full database of SQLite."""
    with small_disk(tmp_path / "disk") as disk:
        if disk is None:
            asyncio.run(check_full_sqlite(tmp_path))
            return
        with hosting(tmp_path, database=f"sqlite:///{disk}/tables.db") as (host,):
            check_full_and_not(host, filled(disk), "disk full")


async def check_full_sqlite(folder: Path) -> None:
    async with running(folder) as server, server.peer() as one, at_a_table(one) as here:
        engine = server.context.database
        assert isinstance(engine, SQLite)
        await until_status(one.http, 200, "ok")
        engine._connection.execute("PRAGMA max_page_count = 1")
        await write_until_refused(here)
        await until_status(one.http, 503, "disk full")
        engine._connection.execute("PRAGMA max_page_count = 1000000")
        await until_status(one.http, 200, "ok")


def test_sqlites_error_of_a_full_disk_is_recognized(tmp_path: Path) -> None:
    asyncio.run(check_full_sqlite(tmp_path))


def test_low_disk_space_is_reported_before_anything_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = shutil.disk_usage(tmp_path).free
    monkeypatch.setattr("tavolino.server.storage.sqlite.LOW_BYTES", 2 * free)

    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            answer = await one.http.get("/healthz")
            assert (answer.status_code, answer.json()["status"]) == (503, "disk full")

    asyncio.run(act())
