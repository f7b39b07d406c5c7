"""Bots in processes of their own on this machine."""

import asyncio
import os
import sys
from contextlib import suppress
from typing import Final, NamedTuple

from tavolino.server.executor import NoMove
from tavolino.server.worker import COMPILE, LENGTH_BYTES, READY, framed

START_SECONDS: Final = 60.0
"""How long a worker may take to get ready on a busy machine."""


class Worker(NamedTuple):
    """A running worker and the pipes to it."""

    process: asyncio.subprocess.Process
    requests: asyncio.StreamWriter
    answers: asyncio.StreamReader

    async def ask(self, request: bytes) -> bytes:
        self.requests.write(framed(request))
        await self.requests.drain()
        return await self.hear()

    async def hear(self) -> bytes:
        head = await self.answers.readexactly(LENGTH_BYTES)
        return await self.answers.readexactly(int.from_bytes(head, "big"))

    async def end(self) -> None:
        if self.process.returncode is None:
            with suppress(ProcessLookupError):  # it may have ended by itself just now
                self.process.kill()
        await self.process.wait()


class Processes:
    """At most so many workers, started when they are needed and kept until the end; they compile
    kernels beside their work if they are to.

    One that crashes or takes too long is ended, and the next request starts another.
    """

    def __init__(self, workers: int, seconds: float, compiles: bool = False) -> None:
        self._most = workers
        self._words = (COMPILE,) if compiles else ()
        self._seconds = seconds
        self._turns = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._closed = False

    @property
    def pids(self) -> frozenset[int]:
        """The processes that there are now."""
        return frozenset(worker.process.pid for worker in self._all)

    async def run(self, request: bytes) -> bytes:
        async with self._turns:
            worker = self._idle.pop() if self._idle else await self._start()
            answered = False
            try:
                async with asyncio.timeout(self._seconds):
                    answer = await worker.ask(request)
                answered = True
            except TimeoutError:
                raise NoMove("late") from None
            except (EOFError, OSError):
                raise NoMove("crashed", again=not self._closed) from None
            finally:
                if answered and not self._closed:
                    self._idle.append(worker)
                else:
                    await self._end(worker)
            return answer

    async def warm_up(self) -> None:
        """Starts all workers, one after another, unless they are wanted at once."""
        while len(self._all) < self._most and not self._closed:
            async with self._turns:
                self._idle.insert(0, await self._start())

    async def close(self) -> None:
        """Ends all workers, also those that think."""
        self._closed = True
        await asyncio.gather(*map(self._end, tuple(self._all)))

    async def _start(self) -> Worker:
        if self._closed:
            raise NoMove("closed")
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                "-m",
                "tavolino.server.worker",
                *self._words,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=_environment(),
                # Ctrl-C in a terminal is for the server alone, which ends its workers itself.
                start_new_session=True,
            )
        except OSError:
            raise NoMove("crashed", again=True) from None
        assert process.stdin is not None
        assert process.stdout is not None
        worker = Worker(process, process.stdin, process.stdout)
        self._all.add(worker)
        ready = False
        try:
            async with asyncio.timeout(START_SECONDS):
                ready = not self._closed and await worker.hear() == READY
        except (EOFError, OSError):
            pass
        finally:
            if not ready:
                await self._end(worker)
        if not ready:
            raise NoMove("crashed", again=not self._closed)
        return worker

    async def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.end()


def _environment() -> dict[str, str]:
    """The server's own, without its settings: some are secrets, and bots need none."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TAVOLINO_")}
    return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
