"""Threads that share the chunks of a job."""

import threading

import pytest

from tavolino.learn.batches.workers import Workers


def test_each_chunk_is_done_once() -> None:
    pool = Workers(3)
    for chunks in (1, 2, 7, 50):
        done: list[int] = []
        pool.run(done.append, chunks)
        assert sorted(done) == list(range(chunks))


def test_several_threads_work_at_once() -> None:
    both = threading.Barrier(2, timeout=20)
    names = set()

    def work(chunk: int) -> None:
        names.add(threading.current_thread().name)
        both.wait()

    Workers(2).run(work, 2)
    assert len(names) == 2


@pytest.mark.parametrize("failing", [0, 4])
def test_what_a_thread_raises_is_raised_after_all_chunks(failing: int) -> None:
    done: list[int] = []

    def work(chunk: int) -> None:
        done.append(chunk)
        if chunk == failing:
            raise KeyError(chunk)

    pool = Workers(2)
    with pytest.raises(KeyError, match=str(failing)):
        pool.run(work, 5)
    assert sorted(done) == [0, 1, 2, 3, 4]
    pool.run(done.append, 3)
    assert len(done) == 8


def test_jobs_of_several_threads_do_not_mix() -> None:
    pool = Workers(2)
    found: list[list[int]] = [[], [], []]

    def run(number: int) -> None:
        for _ in range(20):
            pool.run(lambda chunk: found[number].append(chunk), 4)

    callers = [threading.Thread(target=run, args=(number,)) for number in range(3)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    assert [sorted(one) for one in found] == [sorted([0, 1, 2, 3] * 20)] * 3
