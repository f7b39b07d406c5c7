"""A server of another program, as a process with a folder of its own."""

import subprocess
import tempfile
from pathlib import Path

from tests.patience import PATIENCE_S


class ServiceProcess:
    """Whoever derives from this starts `_process`, with `log` in the folder as its output."""

    def __init__(self, prefix: str) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix=prefix))
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        return self._running.pid

    def kill(self) -> None:
        """Ends it without a word; its other processes, if it has any, end when they notice."""
        self._running.kill()
        self._running.wait(PATIENCE_S)

    @property
    def _running(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    def _log(self) -> str:
        return (self._folder / "log").read_text(errors="replace")
