"""Worker processes that are killed: detected at once, replaced, and their jobs repeated."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tavolino.server.main import quick_loop
from tavolino.server.workers.process_pool import MOST_DEATHS, ProcessPool
from tavolino.table.bot_moves import plain_move
from tests.patience import PATIENCE_S
from tests.server.bot_services import SEED, VIEW, Tried
from tests.server.peers import running

LOOPS = [asyncio.new_event_loop, quick_loop]
"""Python's event loop, and the one that the server uses."""


def run(work: Awaitable[None], loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def patiently() -> None:
        async with asyncio.timeout(PATIENCE_S):
            await work

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(patiently())


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


async def kill_worker(tried: Tried) -> int:
    """Kills the only worker; returns the process that replaces it automatically."""
    (pid,) = tried.pids
    os.kill(pid, signal.SIGKILL)
    await until(lambda: bool(tried.pids - {pid}))
    (another,) = tried.pids
    return another


@pytest.mark.parametrize("loop", LOOPS)
def test_an_idle_worker_that_is_killed_is_replaced_before_anybody_asks(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def body() -> None:
        tried = Tried(workers=1)
        await tried.bot_service.warm_up()
        another = await kill_worker(tried)
        assert await tried.choose("random") in (VIEW.moves or ())
        assert tried.plain == [None]
        assert tried.pids == {another}
        await tried.bot_service.close()

    run(body(), loop)


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("meanwhile", [0, 1, 5])
def test_a_move_asked_for_while_a_worker_dies_comes(
    loop: Callable[[], asyncio.AbstractEventLoop], meanwhile: int
) -> None:
    """At any stage of the event loop's handling of the death."""

    async def body() -> None:
        tried = Tried(workers=1)
        await tried.bot_service.warm_up()
        (pid,) = tried.pids
        os.kill(pid, signal.SIGKILL)
        for _ in range(meanwhile):
            await asyncio.sleep(0)
        assert await tried.choose("random") in (VIEW.moves or ())
        assert tried.plain == [None]
        await tried.bot_service.close()

    run(body(), loop)


@pytest.mark.parametrize("loop", LOOPS)
def test_a_worker_that_is_killed_while_it_starts_is_replaced(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def body() -> None:
        tried = Tried(workers=1)
        move = asyncio.create_task(tried.choose("random"))
        await until(lambda: bool(tried.pids))
        await kill_worker(tried)
        assert await move in (VIEW.moves or ())
        assert tried.plain == [None]
        await tried.bot_service.close()

    run(body(), loop)


@pytest.mark.parametrize("loop", LOOPS)
def test_a_worker_that_is_killed_while_it_thinks_is_replaced(
    loop: Callable[[], asyncio.AbstractEventLoop], tmp_path: Path
) -> None:
    async def body() -> None:
        tried = Tried(workers=1)
        mark = tmp_path / "thinking"
        move = asyncio.create_task(tried.choose(f"hang-once:{mark}"))
        await until(mark.exists)
        await kill_worker(tried)
        assert await move in (VIEW.moves or ())
        assert tried.plain == [None]
        await tried.bot_service.close()

    run(body(), loop)


def test_workers_that_keep_dying_are_started_only_when_wanted() -> None:
    async def body() -> None:
        tried = Tried(workers=1)
        await tried.bot_service.warm_up()
        for _ in range(MOST_DEATHS - 1):
            await kill_worker(tried)
        (pid,) = tried.pids
        os.kill(pid, signal.SIGKILL)
        await until(lambda: not tried.pids)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(until(lambda: bool(tried.pids)), 0.3)
        assert await tried.choose("random") in (VIEW.moves or ())
        assert tried.plain == [None]
        await kill_worker(tried)
        await tried.bot_service.close()

    run(body(), quick_loop)


def test_without_any_worker_bots_make_plain_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        tried = Tried(workers=1)
        for program in ("/does/not/exist", "/bin/false"):
            monkeypatch.setattr(sys, "executable", program)
            assert await tried.choose("random") == plain_move("scalino", VIEW, SEED)
        assert tried.plain == ["crashed", "crashed"]
        await tried.bot_service.close()

    run(body(), quick_loop)


def test_a_hint_survives_a_worker_and_is_refused_without_any(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        async with running(tmp_path, workers=1) as server, server.peer() as one:
            occupants = ["me", "bot:random"]
            table = await one.create("scalino", 2, occupants=occupants, options={"first": "0"})
            url = f"/api/tables/{table}/hint?seat=0"
            assert (await one.http.post(url)).status_code == 200
            processes = server.context.bot_service._executor
            assert isinstance(processes, ProcessPool)
            (pid,) = processes.pids
            os.kill(pid, signal.SIGKILL)
            assert (await one.http.post(url)).status_code == 200
            await until(lambda: bool(processes.pids))
            monkeypatch.setattr(sys, "executable", "/bin/false")
            (pid,) = processes.pids
            os.kill(pid, signal.SIGKILL)
            refused = await one.http.post(url)
            assert refused.status_code == 400, refused.text
            assert refused.json()["error"]["rule"] == "HINT"

    run(ask(), quick_loop)
