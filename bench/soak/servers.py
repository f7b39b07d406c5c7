"""Server processes that the soak test starts, kills and restarts."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

PROGRAM: Final = Path(__file__).with_name("serving.py")
ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(\d+)")
START_S: Final = 60.0
STOP_S: Final = 30.0
SETTINGS: Final = {
    "port": "0",
    "workers": "1",
    "compile": "off",
    "metrics": "on",
    # All players come from one address.
    "requests_per_minute": "100000",
    "tables_per_hour": "100000",
    "address_tables_per_hour": "100000",
    "sockets_per_address": "1000",
    "prints_per_minute": "1000",
    "body_seconds": "10",
    "push_contact": "mailto:soak@example.org",
    "push_local": "on",
    "notice_seconds": "1",
    "log_level": "warning",
}


class ServerProcess:
    """One `tavolino serve`. It listens on another port each time it is started."""

    def __init__(self, name: str, folder: Path, **settings: str) -> None:
        self.name = name
        self.port = 0
        """0 while the process is not serving."""
        self.peak_rss_kb = 0
        self.log = folder / f"{name}.log"
        self._folder = folder
        self._settings = {**SETTINGS, **settings}
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Returns when it listens."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith("TAVOLINO_")}
        chosen = {f"TAVOLINO_{key.upper()}": value for key, value in self._settings.items()}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-P", PROGRAM, "serve"],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=self._folder,
                env={**kept, **chosen},
            )
        guard = threading.Timer(START_S, self._process.kill)
        guard.start()
        assert self._process.stdout is not None
        said = ADDRESS.search(self._process.stdout.readline())
        guard.cancel()
        if not said:
            raise SystemExit(f"{self.name} did not start:\n{self.log.read_text()}")
        self.port = int(said[1])

    def kill(self) -> None:
        """Ends it with SIGKILL."""
        self._stop(signal.SIGKILL)

    def terminate(self) -> None:
        """Ends it with SIGTERM; raises if it does not end in time."""
        self._stop(signal.SIGTERM)

    def _stop(self, how: signal.Signals) -> None:
        self.port = 0
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            raise
        finally:
            assert self._process.stdout is not None
            self._process.stdout.close()

    def note_memory(self) -> None:
        """Remembers the most memory it was ever seen to hold."""
        try:
            status = Path(f"/proc/{self.pid}/status").read_text()
        except OSError:
            return
        for line in status.splitlines():
            if line.startswith("VmRSS:"):
                self.peak_rss_kb = max(self.peak_rss_kb, int(line.split()[1]))


class Servers:
    """All server processes of one part of the soak."""

    def __init__(self, processes: Sequence[ServerProcess]) -> None:
        self.processes = tuple(processes)

    def start(self) -> None:
        for process in self.processes:
            process.start()

    def stop(self) -> None:
        for process in self.processes:
            if process.is_running:
                process.terminate()

    def pick(self, random: Random) -> int:
        """The port of a process that serves; 0 if there is none."""
        ports = [process.port for process in self.processes if process.port]
        return random.choice(ports) if ports else 0

    def note_memory(self) -> None:
        for process in self.processes:
            if process.is_running:
                process.note_memory()

    def tracebacks(self) -> int:
        return sum(
            process.log.read_text(errors="replace").count("Traceback")
            for process in self.processes
            if process.log.exists()
        )


def now() -> float:
    return time.monotonic()
