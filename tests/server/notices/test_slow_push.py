"""No push subscription delays the notices of others, or fills memory."""

import asyncio
import socket
import threading
import tracemalloc
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tavolino.server.notices import fair_queues, lookups, push, service
from tavolino.server.notices.channels import MOST_SUBSCRIPTIONS
from tavolino.server.notices.wording import PushMessage
from tests.patience import PATIENCE_S
from tests.server.notices.setup import Scene, acting
from tests.services.raw_push import (
    RawPush,
    Reply,
    drip,
    flood,
    interim,
    long_head,
    packed,
    raw_push,
    silence,
)

MEBIBYTE = 2**20


async def subscribe(now: Scene, to: RawPush, count: int = 1) -> None:
    """Anna subscribes at a strange service."""
    for n in range(count):
        await now.ask("POST", "notices/push", **to.subscription(str(n)))


async def bobs_turn(now: Scene) -> None:
    """Bob, who subscribes at a good service, is to move at another table."""
    table = await now.game()
    await now.move(table)
    response = await now.bob.http.post("/api/me/notices/push", json=now.push.subscription())
    assert response.status_code == 201


@asynccontextmanager
async def sending(now: Scene) -> AsyncIterator[None]:
    """Messages are sent meanwhile, and not to the end."""
    task = asyncio.create_task(now.send())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("reply", [silence, drip, interim])
def test_a_service_that_does_not_answer_is_left_at_the_deadline(
    reply: Reply, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "DEADLINE_S", 0.3)

    async def act(now: Scene) -> None:
        async with raw_push(reply) as slow:
            await now.game()
            await subscribe(now, slow)
            async with asyncio.timeout(PATIENCE_S):
                await now.send()
                await slow.until(lambda: slow.open == 0)
            assert len(slow.requests) == 1
            now.go_on(service.WAITS_MS[0])
            await now.send()
            assert len(slow.requests) == 2

    acting(tmp_path, act)


@pytest.mark.parametrize("reply", [flood, packed])
def test_nothing_is_read_but_the_status(reply: Reply, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        async with raw_push(reply) as large:
            await now.game()
            await subscribe(now, large)
            tracemalloc.start()
            try:
                await now.send()
                peak = tracemalloc.get_traced_memory()[1]
            finally:
                tracemalloc.stop()
            await large.until(lambda: large.open == 0)
            [head] = large.requests
            assert b"accept-encoding: identity" in head.lower()
            # What the systems' buffers take is sent, but hardly any of it is read.
            assert large.sent < 16 * MEBIBYTE
            assert peak < 16 * MEBIBYTE
            # It counts as told.
            await now.send()
            assert len(large.requests) == 1

    acting(tmp_path, act)


def test_endless_headers_are_not_read_to_the_end(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        async with raw_push(long_head) as large:
            await now.game()
            await subscribe(now, large)
            await now.send()
            await large.until(lambda: large.open == 0)
            assert large.sent < 16 * MEBIBYTE

    acting(tmp_path, act)


def test_silent_services_of_some_people_do_not_delay_anybody_else(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With four guests who have ten silent subscriptions each, and five places."""
    monkeypatch.setattr(push, "DEADLINE_S", 10 * PATIENCE_S)
    monkeypatch.setattr(service, "GRACE_S", 0.0)
    monkeypatch.setattr(service, "PUSHES_AT_ONCE", 5)
    monkeypatch.setattr(fair_queues, "LOOK_AGAIN_S", 0.05)

    async def act(now: Scene) -> None:
        async with raw_push(silence) as silent, AsyncExitStack() as stack:
            for n in range(4):
                if n:
                    now.anna = await stack.enter_async_context(now.server.peer())
                await now.game()
                await subscribe(now, silent, MOST_SUBSCRIPTIONS)
            async with sending(now):
                await silent.until(lambda: silent.open == 4)
                # What has become due meanwhile is found, too.
                await bobs_turn(now)
                await until(lambda: bool(now.push.received))
                assert len(silent.requests) == silent.open == 4, "each of them has one place"

    acting(tmp_path, act, database=database_url)


def test_a_number_of_people_is_told_at_once_and_the_others_after_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "DEADLINE_S", 0.3)
    monkeypatch.setattr(service, "PUSHES_AT_ONCE", 2)
    most = 0

    async def watch(strange: RawPush, writer: asyncio.StreamWriter) -> None:
        nonlocal most
        most = max(most, strange.open)
        await asyncio.Event().wait()

    async def act(now: Scene) -> None:
        async with raw_push(watch) as silent, AsyncExitStack() as stack:
            for n in range(5):
                if n:
                    now.anna = await stack.enter_async_context(now.server.peer())
                await now.game()
                await subscribe(now, silent)
            await now.send()
            assert len(silent.requests) == 5
            assert most == 2

    acting(tmp_path, act)


def test_a_name_server_that_does_not_answer_costs_no_more_than_the_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_answer = threading.Event()
    look_up = socket.getaddrinfo

    def slow(host: Any, *args: Any, **more: Any) -> Any:
        if host == "slow.example.org":
            may_answer.wait()
        return look_up(host, *args, **more)

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    monkeypatch.setattr(push, "DEADLINE_S", 0.3)
    monkeypatch.setattr(lookups, "MOST_LOOKUPS", 1)

    async def act(now: Scene) -> None:
        await now.game()
        endpoint = "https://slow.example.org/push"
        await now.ask("POST", "notices/push", **{**now.push.subscription(), "endpoint": endpoint})
        await now.send()
        # Lookups that go on are counted.
        again = await now.notices.push.send(  # type: ignore[union-attr]
            (await now.notices.channels.of(now.anna.person))[0], PushMessage("", "", "", "")
        )
        assert again == ("later", "BlockingIOError")
        # Other work in threads goes on meanwhile.
        assert await asyncio.wait_for(asyncio.to_thread(lambda: 1), PATIENCE_S) == 1

    try:
        acting(tmp_path, act)
    finally:
        may_answer.set()


@pytest.mark.parametrize("host", ["a" * 64 + ".org", "a..org", "."])
def test_a_host_that_is_no_name_fails_like_one_that_is_away(host: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        await now.game()
        endpoint = f"https://{host}/push"
        await now.ask("POST", "notices/push", **{**now.push.subscription(), "endpoint": endpoint})
        await now.send()
        [channel] = await now.notices.channels.of(now.anna.person)
        assert channel.tries == 1

    acting(tmp_path, act)
