"""Finding live processes, and waiting for conditions."""

import time
from collections.abc import Callable
from pathlib import Path

from tests.patience import PATIENCE_S


def is_alive(pid: int) -> bool:
    """True unless the process has ended; a zombie counts as ended."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def children(pid: int) -> list[int]:
    """The child processes of a process, including zombies."""
    started = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(one) for thread in started for one in thread.read_text().split()]


def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)
