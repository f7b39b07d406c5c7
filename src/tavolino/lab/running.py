"""Runs tasks in processes or on a cluster, and yields results as they arrive."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Final, TypeVar

from tavolino.core import Refused

T = TypeVar("T")
R = TypeVar("R")

TASKS_PER_WORKER: Final = 4
"""How many tasks are submitted per worker, so no worker is idle."""
CONNECT_SECONDS: Final = 5


def run(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int = 1, cluster: str = ""
) -> Generator[R, None, None]:
    """The results of the tasks, in order of completion.

    Runs in this process for one job, else in `jobs` processes, or on a Dask cluster by its address.
    All work stops when the caller stops iterating or is interrupted.
    """
    if cluster:
        with _on_cluster(cluster) as (executor, workers):
            yield from _as_completed(executor, work, tasks, workers * TASKS_PER_WORKER)
    elif jobs == 1:
        yield from map(work, tasks)
    else:
        with _in_processes(jobs) as executor:
            yield from _as_completed(executor, work, tasks, jobs * TASKS_PER_WORKER)


def _as_completed(
    executor: Executor, work: Callable[[T], R], tasks: Iterable[T], most: int
) -> Iterator[R]:
    waiting: set[Future[R]] = set()
    for task in tasks:
        waiting.add(executor.submit(work, task))
        if len(waiting) >= most:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)


@contextmanager
def _in_processes(jobs: int) -> Iterator[Executor]:
    """A pool whose processes are terminated on an interrupt instead of awaited."""
    before = set(multiprocessing.active_children())
    # Spawn, not fork: forking a process with threads (a progress bar) may deadlock.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_bind_to_parent)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown()


def _bind_to_parent() -> None:
    """Ignores Ctrl-C, which the parent handles, and exits with the parent even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _on_cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The cluster as an executor, and how many tasks it runs in parallel."""
    from distributed import Client

    try:
        client = Client(address, set_as_default=False, timeout=CONNECT_SECONDS)
    except OSError:
        raise Refused("CLUSTER", "unreachable", address=address) from None
    with client:
        workers = sum(client.nthreads().values())
        # Not pure: results must not be cached.
        executor = client.get_executor(pure=False)
        try:
            yield executor, max(1, workers)
        except BaseException:
            executor.shutdown(wait=False)
            raise
