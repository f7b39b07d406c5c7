"""Work spread over processes, or over a cluster; the results as they come."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Final, TypeVar

from tavolino.core import Refused

T = TypeVar("T")
R = TypeVar("R")

IN_HAND: Final = 4
"""So many tasks for each worker are handed out ahead, so that none waits for the next."""
CONNECT_SECONDS: Final = 5


def run(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int = 1, cluster: str = ""
) -> Iterator[R]:
    """What comes of the tasks, in whatever order they are done.

    In this process for one job, else in so many processes, or on a Dask cluster by its address.
    Whoever stops listening, or is interrupted, ends all work at once.
    """
    if cluster:
        with _on_cluster(cluster) as (executor, workers):
            yield from _as_done(executor, work, tasks, workers * IN_HAND)
    elif jobs == 1:
        yield from map(work, tasks)
    else:
        with _in_processes(jobs) as executor:
            yield from _as_done(executor, work, tasks, jobs * IN_HAND)


def _as_done(
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
    """A pool whose processes are ended, not waited for, when something comes in between."""
    before = set(multiprocessing.active_children())
    # Fresh processes: a fork of one that has threads (a progress bar) may never get going.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_follow_the_parent)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown()


def _follow_the_parent() -> None:
    """Leaves Ctrl-C to the parent, and ends with it even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _on_cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The cluster as an executor, and how much it works on at a time."""
    from distributed import Client

    try:
        client = Client(address, set_as_default=False, timeout=CONNECT_SECONDS)
    except OSError:
        raise Refused("CLUSTER", "unreachable", address=address) from None
    with client:
        workers = sum(client.nthreads().values())
        # Not pure: a game is played because it is asked for, not looked up.
        executor = client.get_executor(pure=False)
        try:
            yield executor, max(1, workers)
        except BaseException:
            executor.shutdown(wait=False)
            raise
