"""A worker as the server sees it: a process and the pipes to it."""

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from tavolino.server.workers.executor import NoMove
from tavolino.server.workers.worker import LENGTH_BYTES, READY, framed

START_SECONDS: Final = 60.0
"""How long a worker may take to start on a busy machine."""
LOST: Final = (EOFError, OSError, RuntimeError)
"""Errors when talking to a process that has ended. uvloop's closed pipes raise RuntimeError."""


class WorkerProcess:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._requests = process.stdin
        self._answers = process.stdout

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    async def ask(self, request: bytes) -> bytes:
        self._requests.write(framed(request))
        await self._requests.drain()
        return await self.hear()

    async def hear(self) -> bytes:
        head = await self._answers.readexactly(LENGTH_BYTES)
        return await self._answers.readexactly(int.from_bytes(head, "big"))

    async def wait(self) -> None:
        """Waits until the process has ended for any reason."""
        await self._process.wait()

    async def end(self) -> None:
        if self.is_alive:
            with suppress(ProcessLookupError):  # it may have just ended
                self._process.kill()
        await self._process.wait()


async def start_worker(
    arguments: tuple[str, ...], on_process: Callable[[WorkerProcess], None]
) -> WorkerProcess:
    """Starts a worker and waits until it is ready, or raises NoMove. `on_process` is called as soon
    as there is a process.
    """
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "tavolino.server.workers.worker",
            *arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=worker_environment(),
            # Ctrl-C in a terminal is for the server, which ends its workers itself.
            start_new_session=True,
        )
    except LOST:
        raise NoMove("crashed", again=True) from None
    worker = WorkerProcess(process)
    on_process(worker)
    ready = False
    try:
        async with asyncio.timeout(START_SECONDS):
            ready = await worker.hear() == READY
    except LOST:  # a timeout is an OSError
        pass
    finally:
        if not ready:
            await worker.end()
    if not ready:
        raise NoMove("crashed", again=True)
    return worker


def worker_environment() -> dict[str, str]:
    """The server's environment without its settings: some are secrets, and bots need none."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TAVOLINO_")}
    return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
