"""Kills engines that would outlive the program that started them.

A program that exits normally stops its engines itself, but one that is killed cannot. For this case
it has a guard: a small process that knows its engines and kills the remaining ones when the pipe
from the program closes. This module is also the script of that process, so it imports only the
standard library.
"""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path


def kill_group(process: int) -> None:
    """Kills a process group by its leader."""
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            os.kill(process, signal.SIGTERM)
        else:
            os.killpg(process, signal.SIGKILL)


class Guard:
    """The guard of this program, started with the first engine."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()

    def watch(self, process: int) -> None:
        self._send(f"+{process}\n")

    def forget(self, process: int) -> None:
        self._send(f"-{process}\n")

    def _send(self, line: str) -> None:
        with self._lock:
            if self._process is None or self._process.poll() is not None:
                self._process = _start()
            assert self._process.stdin is not None
            with contextlib.suppress(OSError):
                self._process.stdin.write(line.encode())


def _start() -> subprocess.Popen[bytes]:
    # A new session, so Ctrl-C does not reach it.
    return subprocess.Popen(
        [sys.executable, "-I", "-S", str(Path(__file__))],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        bufsize=0,
        start_new_session=True,
    )


def main() -> None:
    watched: set[int] = set()
    for line in sys.stdin:
        process = int(line[1:])
        (watched.add if line[0] == "+" else watched.discard)(process)
    for process in watched:
        kill_group(process)


if __name__ == "__main__":
    main()
