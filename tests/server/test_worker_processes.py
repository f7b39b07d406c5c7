"""Worker processes: when they start, how they are replaced, and how they end."""

import asyncio
import hashlib
import os
import signal
import time
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from tavolino.server.workers.bot_service import BotService
from tavolino.server.workers.executor import NoMove
from tavolino.server.workers.process_pool import ProcessPool
from tests.patience import PATIENCE_S
from tests.processes import PROCESSES
from tests.server.bot_services import SEED, VIEW, Tried, trying
from tests.server.live_processes import is_alive, until


def own_seconds() -> float:
    """The elapsed time, without the time in which other processes had all processors."""
    waited_ns = int(Path("/proc/thread-self/schedstat").read_text().split()[1])
    return time.monotonic() - waited_ns / 1e9


def test_twenty_at_once_while_the_loop_stays_quick() -> None:
    async def body(tried: Tried) -> None:
        seeds = [hashlib.sha256(bytes([n])).digest() for n in range(20)]
        bots = ["random", "raise", "crash", "illegal", "greedy"] * 4
        longest = 0.0

        async def beat() -> None:
            nonlocal longest
            last = own_seconds()
            while True:
                await asyncio.sleep(0.01)
                now = own_seconds()
                longest = max(longest, now - last)
                last = now

        heart = asyncio.create_task(beat())
        asked = zip(bots, seeds, strict=True)
        moves = await asyncio.gather(*(tried.choose(bot, seed=seed) for bot, seed in asked))
        heart.cancel()
        assert set(moves) <= set(VIEW.moves or ())
        assert len(tried.pids) <= 2
        assert sorted(map(str, tried.plain)) == sorted(
            [*["None"] * 8, *["raised"] * 4, *["crashed"] * 4, *["illegal"] * 4]
        )
        assert longest < 0.5

    trying(body)


def test_an_idle_worker_that_was_killed_is_replaced() -> None:
    async def body(tried: Tried) -> None:
        expected = await tried.choose("random")
        (pid,) = tried.pids
        os.kill(pid, signal.SIGKILL)
        assert await tried.choose("random") == expected
        assert tried.plain == [None, None]
        assert tried.pids != {pid}

    trying(body, workers=1)


def test_who_gives_up_waiting_frees_the_worker() -> None:
    async def body(tried: Tried) -> None:
        await tried.bot_service.warm_up()
        before = tried.pids
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.2):
                await tried.choose("hang")
        assert not any(map(is_alive, before))
        assert await tried.choose("random") in (VIEW.moves or ())

    trying(body, workers=1)


def test_closing_ends_searches() -> None:
    async def body(tried: Tried) -> None:
        await tried.bot_service.warm_up()
        waiting = [asyncio.create_task(tried.choose("hang")) for _ in range(3)]
        await asyncio.sleep(0)
        pids = tried.pids
        await tried.bot_service.close()
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(end) for end in ends] == [NoMove] * 3
        assert len(pids) == 2
        assert not any(map(is_alive, pids))
        with pytest.raises(NoMove, match="closed"):
            await tried.choose("random")

    trying(body)


def test_nothing_starts_before_it_is_needed() -> None:
    async def body(tried: Tried) -> None:
        assert not tried.pids
        await tried.bot_service.warm_up()
        assert len(tried.pids) == 2

    trying(body)


def think_for_ever(sender: Connection) -> None:
    """A server whose bot never finds a move; reports its workers."""

    async def main() -> None:
        tried = Tried()
        await tried.bot_service.warm_up()
        choosing = asyncio.create_task(tried.choose("spin"))
        await asyncio.sleep(0)
        sender.send(tried.pids)
        await choosing

    asyncio.run(main())


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_when_their_server_is_gone(how: signal.Signals) -> None:
    receiver, sender = PROCESSES.Pipe(duplex=False)
    owner = PROCESSES.Process(target=think_for_ever, args=(sender,))
    owner.start()
    sender.close()
    assert receiver.poll(PATIENCE_S)
    pids = receiver.recv()
    assert len(pids) == 2
    assert all(map(is_alive, pids))
    assert owner.pid
    os.kill(owner.pid, how)
    owner.join(PATIENCE_S)
    assert owner.exitcode == -how
    until(lambda: not any(map(is_alive, pids)))


def test_a_worker_that_compiles_answers_meanwhile() -> None:
    async def run() -> None:
        processes = ProcessPool(1, PATIENCE_S, compiles=True)
        bot_service = BotService(processes, ProcessPool(1, PATIENCE_S))
        await bot_service.warm_up()
        assert await bot_service.choose("scalino", "random", VIEW, SEED) in (VIEW.moves or ())
        await bot_service.close()

    asyncio.run(run())
