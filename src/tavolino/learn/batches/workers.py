"""A pool of persistent threads that share the chunks of a job with the calling thread.

Kernels release the GIL while they run, so threads use all cores. Each thread takes the next chunk
when it is free, so on a busy machine no chunk waits for a thread without a core.
"""

import os
import threading
from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Final

Work = Callable[[int], object]
"""Does one chunk, by its number."""


class _Job:
    """The chunks of one call; each is done once, by any thread."""

    def __init__(self, work: Work, chunks: int) -> None:
        self._work = work
        self._chunks = chunks
        # `next` on `itertools.count` is atomic.
        self._take = count().__next__
        self._finish = count(1).__next__
        self._finished = threading.Lock()
        self._finished.acquire()
        self._error: BaseException | None = None

    def share(self) -> None:
        """Works on chunks until none is left."""
        while (chunk := self._take()) < self._chunks:
            try:
                self._work(chunk)
            except BaseException as error:
                self._error = error
            if self._finish() == self._chunks:
                self._finished.release()

    def wait(self) -> None:
        """Waits until the other threads are done, too; re-raises an error of any thread."""
        self._finished.acquire()
        if self._error is not None:
            raise self._error


class Workers:
    """A pool of threads; the calling thread is one of them."""

    def __init__(self, threads: int) -> None:
        self.threads: Final = threads
        self._job: _Job | None = None
        self._one_job = threading.Lock()
        self._wakes: Final = [threading.Lock() for _ in range(threads - 1)]
        for wake in self._wakes:
            wake.acquire()
            threading.Thread(target=self._help, args=(wake,), name="batched", daemon=True).start()

    def _help(self, wake: threading.Lock) -> None:
        while True:
            wake.acquire()
            job = self._job
            if job is not None:
                job.share()
            del job  # releases the arrays of its tables

    def run(self, work: Work, chunks: int) -> None:
        """Returns when all chunks are done."""
        if chunks == 1 or not self._wakes:
            for chunk in range(chunks):
                work(chunk)
            return
        with self._one_job:
            job = self._job = _Job(work, chunks)
            for wake in self._wakes[: chunks - 1]:
                if wake.locked():
                    wake.release()
            job.share()
            self._job = None
            job.wait()


@cache
def workers(threads: int | None) -> Workers:
    """The pool shared by all environments with this number of threads; None means one per core."""
    if threads is not None and threads < 1:
        raise ValueError(f"threads must be at least 1, not {threads}")
    return Workers(threads or usable_cores())


def usable_cores() -> int:
    """The number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
