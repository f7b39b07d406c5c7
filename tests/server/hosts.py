"""`tavolino serve` as processes that tests start, kill and restart, and guests of them."""

import os
import re
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final

from tavolino.server.people.sessions import COOKIE
from tests.patience import PATIENCE_S
from tests.processes import PROCESSES, be_the_command, environment
from tests.server.live_processes import children
from tests.server.peers import Peer, browser

ADDRESS: Final = re.compile(r"Tavolino is running at http://127\.0\.0\.1:(\d+)\n")
SETTINGS: Final = {
    "port": "0",
    "workers": "1",
    "compile": "off",
    "daily": "off",
    "bot_seconds": str(PATIENCE_S),
    "messages_per_second": "10000",
    "messages_at_once": "10000",
    "requests_per_minute": "10000",
}


class Host:
    """A server process. It listens on a new port after each start."""

    def __init__(self, folder: Path, *flags: str, **settings: str) -> None:
        self._folder = folder
        self._words = ("serve", *flags)
        chosen = {**SETTINGS, **settings}
        self._variables = {f"TAVOLINO_{name.upper()}": value for name, value in chosen.items()}
        self.process: ForkServerProcess | None = None
        self.port = 0
        self.logs: list[Path] = []

    def start(self) -> None:
        """Returns when it listens."""
        log = self._folder / f"log{id(self)}-{len(self.logs)}"
        self.logs.append(log)
        said, saying = PROCESSES.Pipe(duplex=False)
        variables = environment(**self._variables)
        given = (self._words, variables, self._folder, (Path(os.devnull), saying, log))
        self.process = PROCESSES.Process(target=be_the_command, args=given)
        self.process.start()
        saying.close()
        # A server that never says a word must not keep the test waiting for ever.
        guard = threading.Timer(PATIENCE_S, self.process.kill)
        guard.start()
        with open(said.fileno(), closefd=False, encoding="utf-8") as words:
            address = ADDRESS.fullmatch(words.readline())
        guard.cancel()
        assert address, log.read_text()
        self.port = int(address[1])

    @property
    def database(self) -> Path:
        """The file of the usual database."""
        return self._folder / "tavolino.db"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def children(self) -> list[int]:
        """The workers."""
        assert self.process is not None
        assert self.process.pid is not None
        return children(self.process.pid)

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """Stops it, cleanly or by killing it; returns the exit code."""
        self.signal(how)
        return self.wait()

    def signal(self, how: signal.Signals) -> None:
        """Sends a signal without waiting for the effect."""
        assert self.process is not None
        self.port = 0
        if self.process.exitcode is None and self.process.pid:
            os.kill(self.process.pid, how)

    def wait(self) -> int:
        """Waits until it has exited; returns the exit code."""
        assert self.process is not None
        self.process.join(PATIENCE_S)
        assert self.process.exitcode is not None
        return self.process.exitcode

    def guest(self) -> AbstractAsyncContextManager[Peer]:
        """A new guest, whose browser starts at this server."""
        return new_guest(self.port)


@asynccontextmanager
async def new_guest(port: int) -> AsyncIterator[Peer]:
    """A new guest, whose browser starts at the server on this port."""
    async with browser(f"http://127.0.0.1:{port}") as http:
        response = await http.get("/api/me")
        assert response.status_code == 200, response.text
        yield Peer(port, response.json()["id"], http.cookies[COOKIE], http)


@contextmanager
def hosting(folder: Path, *flags: str, count: int = 1, **settings: str) -> Iterator[list[Host]]:
    """Several servers with the same settings, given as flags or in the environment."""
    hosts = [Host(folder, *flags, **settings) for _ in range(count)]
    try:
        for host in hosts:
            host.start()
        yield hosts
    finally:
        for host in hosts:
            if host.process is not None and host.process.exitcode is None:
                host.end()
