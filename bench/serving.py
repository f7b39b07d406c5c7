"""A separate server process for the benchmarks, on one core and local to this machine."""

import atexit
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

ADDRESS: Final = re.compile(r"http://\S+")
CORES: Final = sorted(os.sched_getaffinity(0))
SERVER_CORE: Final = CORES[0]
LOAD_CORE: Final = CORES[-1]
RECEIVING_CORES: Final = Path("/sys/class/net/lo/queues/rx-0/rps_cpus")
TICKS: Final = os.sysconf("SC_CLK_TCK")
GENEROUS: Final = {
    "connections": "100000",
    "connections_per_address": "100000",
    "sockets_per_address": "100000",
    "requests_per_minute": "1000000",
    "guests_per_hour": "1000000",
    "messages_per_second": "1000",
    "messages_at_once": "10000",
    "workers": "1",
}
"""All the load comes from one address, which the usual limits are there to stop."""


class Serving(NamedTuple):
    pid: int
    url: str
    started_at: float
    """When the process was asked for, by the monotonic clock."""

    @property
    def cpu_s(self) -> float:
        """Processor time of the server so far, without its bots."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def waited_s(self) -> float:
        """How long it was ready to run, and something else had the core."""
        threads = Path(f"/proc/{self.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[1]) for thread in threads) / 1e9

    @property
    def rss_kb(self) -> int:
        """What the server holds in memory."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


@contextmanager
def serving(
    folder: Path, *, cores: Iterable[int] = (SERVER_CORE,), **settings: str
) -> Iterator[Serving]:
    """A server on the SQLite file of this folder, if it is given no other database."""
    chosen = {"database": database_url(folder), "port": "0", **GENEROUS, **settings}
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TAVOLINO_")}
    named = {f"TAVOLINO_{name.upper()}": value for name, value in chosen.items()}
    started_at = time.monotonic()
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "tavolino", "serve"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            cwd=folder,
            env={**kept, **named},
        )
    try:
        os.sched_setaffinity(process.pid, cores)
        assert process.stdout is not None
        said = ADDRESS.search(process.stdout.readline())
        if not said:
            raise SystemExit((folder / "log").read_text())
        yield Serving(process.pid, said[0], started_at)
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
        assert process.stdout is not None
        process.stdout.close()


def database_url(folder: Path) -> str:
    return f"sqlite:///{folder}/tavolino.db"


def keep_to_load_core() -> None:
    """The load is made on another core than the server's, if there is one.

    So is the receivers' half of TCP, if the kernel lets us choose: on the loopback device the
    sender would do it, though receivers on other machines cost a server nothing.
    """
    os.sched_setaffinity(0, {LOAD_CORE})
    try:
        before = RECEIVING_CORES.read_text()
        RECEIVING_CORES.write_text(f"{1 << LOAD_CORE:x}")
    except OSError:
        print("receivers' half of TCP stays with the server")
    else:
        atexit.register(RECEIVING_CORES.write_text, before)
