"""Everything acknowledged is already on disk, as the order of system calls of real servers shows.

Killing a process cannot show this, because the system's cache outlives it.
"""

import asyncio
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from tavolino.server.people.sessions import COOKIE
from tests.patience import PATIENCE_S
from tests.processes import environment
from tests.server.hosts import ADDRESS, SETTINGS
from tests.server.live_processes import until
from tests.server.peers import Peer, browser
from tests.server.storage.tracing import Call, read_trace, strace, synced_too_late
from tests.services.postgres import PostgresService

MOVES: Final = 12
END: Final = re.compile(r"\+\+\+ (exited with|killed by) \w+ \+\+\+\n\Z")
SERVE: Final = "import sys; sys.argv = ['tavolino', 'serve']; from tavolino.cli import main; main()"
CARELESS_SQLITE: Final = """
from tavolino.server.storage.sqlite import SQLite
SQLite.open.__func__.__defaults__ = ("NORMAL",)
"""
CARELESS_POSTGRES: Final = """
from tavolino.server.storage import postgres
postgres.SETTINGS["synchronous_commit"] = "off"
"""


@contextmanager
def traced_server(folder: Path, url: str, trace: Path, before: str) -> Iterator[int]:
    """The port of a server under strace, which runs this code first."""
    chosen = {**SETTINGS, "database": url}
    variables = {f"TAVOLINO_{name.upper()}": value for name, value in chosen.items()}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [*strace(trace), sys.executable, "-c", before + SERVE],
            cwd=folder,
            env=environment(**variables),
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    guard = threading.Timer(PATIENCE_S, process.kill)
    guard.start()
    try:
        assert process.stdout is not None
        address = ADDRESS.fullmatch(process.stdout.readline())
        assert address, (folder / "log").read_text()
        yield int(address[1])
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE_S) == 0
    finally:
        guard.cancel()
        if process.poll() is None:
            process.kill()
            process.wait(PATIENCE_S)


async def submit_some(port: int) -> list[str]:
    """Makes changes at a table one after the other, each acknowledged; returns their ids."""
    ids = [f"submit-{number:04}-again-{number:04}" for number in range(MOVES)]
    async with browser(f"http://127.0.0.1:{port}") as http:
        person = (await http.get("/api/me")).json()["id"]
        peer = Peer(port, person, http.cookies[COOKIE], http)
        table = await peer.create("scalino", 3, occupants=["me"])
        async with peer.at(table) as here:
            for submit in ids:
                answer = await here.submit("seat-bot", id=submit, seat=1, bot="random")
                assert answer["type"] == "ack", answer
    return ids


def is_complete(trace: Path) -> bool:
    """The tracer exits after the traced process, and writes the rest."""
    return bool(END.search(trace.read_text(errors="replace")))


@contextmanager
def open_folder() -> Iterator[Path]:
    """A folder writable for everybody: neither PostgreSQL nor its tracer runs as root."""
    with TemporaryDirectory(prefix="tavolino-trace-") as name:
        folder = Path(name)
        folder.chmod(0o777)
        yield folder


@pytest.mark.parametrize(("before", "is_safe"), [("", True), (CARELESS_SQLITE, False)])
def test_sqlite_has_each_change_on_the_disk_before_its_ack(
    before: str, is_safe: bool, tmp_path: Path
) -> None:
    trace = tmp_path / "trace"
    url = f"sqlite:///{tmp_path}/tables.db"
    with traced_server(tmp_path, url, trace, before) as port:
        ids = asyncio.run(submit_some(port))
    until(lambda: is_complete(trace))
    late = synced_too_late(read_trace(trace), "tables.db-wal", ids)
    assert late == ([] if is_safe else ids)


@pytest.mark.parametrize(("before", "is_safe"), [("", True), (CARELESS_POSTGRES, False)])
def test_postgresql_has_each_change_on_the_disk_before_its_ack(
    before: str, is_safe: bool, tmp_path: Path
) -> None:
    trace = tmp_path / "trace"
    with open_folder() as folder:
        beside = folder / "trace"
        service = PostgresService("fsync=on", under=strace(beside))
        try:
            with traced_server(tmp_path, service.new_database(), trace, before) as port:
                ids = asyncio.run(submit_some(port))
        finally:
            service.remove()
        until(lambda: is_complete(trace) and is_complete(beside))
        calls = [*read_trace(trace), *read_trace(beside)]
    late = synced_too_late(calls, "/pg_wal/", ids)
    assert bool(late) is not is_safe


def test_an_id_is_found_across_the_pages_of_the_log() -> None:
    written = Call(1.0, 1.1, "pwrite64", "/pg_wal/1", "submit-0004-ag[header]ain-0004")
    synced = Call(1.2, 1.3, "fdatasync", "/pg_wal/1", "")
    acked = Call(
        1.4, 1.5, "sendto", "socket", r"{\"type\":\"ack\",\"id\":\"submit-0004-again-0004\"}"
    )
    assert synced_too_late([written, synced, acked], "/pg_wal/", ["submit-0004-again-0004"]) == []
    assert synced_too_late([written, acked], "/pg_wal/", ["submit-0004-again-0004"])
