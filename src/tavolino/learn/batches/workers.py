"""Threads that stay, and share the chunks of a job with the thread that has it.

Kernels release Python's lock while they run, so threads use all cores. Whoever is free takes the
next chunk: on a busy machine nobody waits for a thread that has not got a core yet.
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
    """The chunks of one call, each done once by some thread."""

    def __init__(self, work: Work, chunks: int) -> None:
        self._work = work
        self._chunks = chunks
        # Counters of the standard library are advanced in one step that no thread can interrupt.
        self._take = count().__next__
        self._finish = count(1).__next__
        self._finished = threading.Lock()
        self._finished.acquire()
        self._error: BaseException | None = None

    def share(self) -> None:
        """Does chunks until none is left to begin."""
        while (chunk := self._take()) < self._chunks:
            try:
                self._work(chunk)
            except BaseException as error:
                self._error = error
            if self._finish() == self._chunks:
                self._finished.release()

    def wait(self) -> None:
        """Until the chunks of other threads are done, too; raises what a thread raised."""
        self._finished.acquire()
        if self._error is not None:
            raise self._error


class Workers:
    """A number of threads, of which the caller's is one."""

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
            del job  # it refers to the arrays of its tables

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
    """The threads that all environments with this number share; None is one for each core."""
    if threads is not None and threads < 1:
        raise ValueError(f"threads must be at least 1, not {threads}")
    return Workers(threads or usable_cores())


def usable_cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
