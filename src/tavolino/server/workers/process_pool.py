"""A pool of worker processes on this machine."""

import asyncio
from typing import Final

from tavolino.server.workers.executor import NoMove
from tavolino.server.workers.worker import BACKGROUND, COMPILE
from tavolino.server.workers.worker_process import LOST, WorkerProcess, start_worker

MOST_DEATHS: Final = 3
"""After this many workers in a row ended without an answer, one is started only on request."""


class WorkerSlot:
    """Keeps one worker running from the first request on.

    A single task starts the worker, waits for its process to end and starts the next one. A death
    is therefore noticed at once, whatever the worker was doing.
    """

    def __init__(self, arguments: tuple[str, ...]) -> None:
        self._arguments = arguments
        self._process: WorkerProcess | None = None
        self._ready: asyncio.Future[WorkerProcess] | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._wanted = asyncio.Event()
        self._deaths = 0
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The id of the current process, ready or not."""
        return self._process.pid if self._process and self._process.is_alive else None

    @property
    def is_ready(self) -> bool:
        return self._ready is not None and self._ready.done()

    async def worker(self) -> WorkerProcess:
        """Waits until the worker is ready. NoMove if it cannot be started."""
        if self._closed:
            raise NoMove("closed")
        if self._ready is None:
            self._ready = _new_future()
            self._keeping = asyncio.create_task(self._keep())
        self._wanted.set()
        return await asyncio.shield(self._ready)

    def praise(self) -> None:
        """Notes that the worker has answered."""
        self._deaths = 0

    async def replace(self, worker: WorkerProcess) -> None:
        """Ends a worker that is no longer usable. The next one is started."""
        self._drop(worker)
        await worker.end()

    async def close(self) -> None:
        self._closed = True
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait([self._keeping])
        if self._process is not None:
            await self._process.end()
        if self._ready is not None and not self._ready.done():
            self._ready.set_exception(NoMove("closed"))

    async def _keep(self) -> None:
        while True:
            if self._deaths >= MOST_DEATHS:
                # Every worker ends at once. Starting more would only cost processor time.
                await self._wanted.wait()
            try:
                worker = await start_worker(self._arguments, self._note_process)
            except NoMove as trouble:
                self._settle(trouble)
            else:
                self._settle(worker)
                await worker.wait()
                self._drop(worker)
            self._deaths += 1

    def _note_process(self, worker: WorkerProcess) -> None:
        self._process = worker

    def _settle(self, started: WorkerProcess | NoMove) -> None:
        """Gives waiting callers the worker, or the error."""
        assert self._ready is not None
        self._wanted.clear()
        if isinstance(started, NoMove):
            self._ready.set_exception(started)
            self._ready = _new_future()
        else:
            self._ready.set_result(started)

    def _drop(self, worker: WorkerProcess) -> None:
        """Stops handing out this worker."""
        ready = self._ready
        if ready is not None and ready.done() and ready.result() is worker:
            self._ready = _new_future()


class ProcessPool:
    """At most `workers` processes. They start on demand or with `warm_up`, and run until the pool
    closes. With `compiles` they also compile kernels; those `in_background` yield to all others.
    """

    def __init__(
        self, workers: int, seconds: float, compiles: bool = False, *, in_background: bool = False
    ) -> None:
        chosen = {COMPILE: compiles, BACKGROUND: in_background}
        arguments = tuple(argument for argument, is_chosen in chosen.items() if is_chosen)
        self._slots = [WorkerSlot(arguments) for _ in range(workers)]
        self._free = list(self._slots)
        self._seconds = seconds
        self._closed = False

    @property
    def at_once(self) -> int:
        return len(self._slots)

    @property
    def pids(self) -> frozenset[int]:
        """The ids of the current processes."""
        return frozenset(slot.pid for slot in self._slots if slot.pid is not None)

    async def run(self, request: bytes) -> bytes:
        slot = next((one for one in self._free if one.is_ready), self._free[0])
        self._free.remove(slot)
        try:
            return await self._ask(slot, await slot.worker(), request)
        finally:
            self._free.append(slot)

    async def warm_up(self) -> None:
        """Starts all workers, one after another, unless requests need them at once."""
        for slot in self._slots:
            await slot.worker()

    async def close(self) -> None:
        """Ends all workers, even busy ones."""
        self._closed = True
        await asyncio.gather(*(slot.close() for slot in self._slots))

    async def _ask(self, slot: WorkerSlot, worker: WorkerProcess, request: bytes) -> bytes:
        answered = False
        try:
            async with asyncio.timeout(self._seconds):
                answer = await worker.ask(request)
            answered = True
        except TimeoutError:
            raise NoMove("late") from None
        except LOST:
            raise NoMove("crashed", again=not self._closed) from None
        finally:
            if answered:
                slot.praise()
            else:
                await slot.replace(worker)
        return answer


def _new_future() -> asyncio.Future[WorkerProcess]:
    future: asyncio.Future[WorkerProcess] = asyncio.get_running_loop().create_future()
    # Nobody may be waiting when a worker fails to start. That must not be logged as an error.
    future.add_done_callback(lambda done: done.cancelled() or done.exception())
    return future
