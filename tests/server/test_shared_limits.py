"""Processes with Redis share one limit; while Redis is away, each has the limit for itself."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tavolino.server.limits import HOUR, MINUTE, RateLimit, within
from tavolino.server.limits.shared import AGAIN_S, PREFIX, RedisBuckets, SharedLimiter
from tests.patience import PATIENCE_S
from tests.server.hosts import hosting
from tests.server.peers import browser
from tests.server.test_limits import Hands
from tests.services.redis import RedisService


@pytest.fixture
def own_redis() -> Iterator[RedisService]:
    """A Redis that tests may kill."""
    service = RedisService()
    yield service
    service.remove()


def limiter(buckets: RedisBuckets | None, limit: RateLimit, name: str = "test") -> SharedLimiter:
    return SharedLimiter(name, limit, Hands(), buckets)


def test_many_processes_allow_no_more_than_one(own_redis: RedisService) -> None:
    async def act() -> None:
        stores = [RedisBuckets(own_redis.url, answer_s=PATIENCE_S) for _ in range(4)]
        limiters = [limiter(store, within(25, HOUR)) for store in stores]
        waits = await asyncio.gather(*(one.take("anna") for one in limiters for _ in range(25)))
        assert sum(wait == 0 for wait in waits) == 25
        assert all(0 < wait <= HOUR / 25 for wait in waits if wait)
        assert await limiters[0].take("bob") == 0
        other = limiter(stores[0], within(25, HOUR), "other")
        assert await other.take("anna") == 0
        for store in stores:
            await store.close()

    asyncio.run(act())


def test_redis_holds_neither_names_nor_addresses_and_forgets(own_redis: RedisService) -> None:
    async def act() -> None:
        store = RedisBuckets(own_redis.url)
        one = limiter(store, within(2, MINUTE))
        for key in ("account anna", "\ud800", "x" * 10_000):
            assert await one.take(key) == 0
        keys = [key.decode() async for key in store._redis.scan_iter()]
        assert len(keys) == 3
        assert all(key.startswith(PREFIX) and len(key) == len(PREFIX) + 33 for key in keys)
        for key in keys:
            assert 0 < await store._redis.pttl(key) <= 30_000
        await store.close()

    asyncio.run(act())


def test_a_client_that_waits_as_long_as_stated_is_admitted(own_redis: RedisService) -> None:
    async def act() -> None:
        store = RedisBuckets(own_redis.url)
        here, there = [limiter(store, RateLimit(at_once=2, per_second=20.0)) for _ in range(2)]
        while not (wait := await here.take("a")):
            pass
        assert wait <= 0.05
        await asyncio.sleep(wait + 0.001)
        assert await there.take("a") == 0
        await store.close()

    asyncio.run(act())


def test_what_the_others_refuse_is_not_counted_here(own_redis: RedisService) -> None:
    """Otherwise a refused request would have to wait longer."""

    async def act() -> None:
        store = RedisBuckets(own_redis.url)
        here, there = [limiter(store, within(5, HOUR)) for _ in range(2)]
        assert [await there.take("a") for _ in range(5)] == [0] * 5
        assert all([await here.take("a") > 0 for _ in range(20)])
        assert here._here.take("a") == 0
        await store.close()

    asyncio.run(act())


def test_while_redis_is_away_each_process_has_its_own_limit(own_redis: RedisService) -> None:
    async def act() -> None:
        clock = Hands()
        stores = [RedisBuckets(own_redis.url, clock) for _ in range(2)]
        limiters = [limiter(store, within(3, HOUR)) for store in stores]
        assert await limiters[0].take("anna") == 0
        own_redis.kill()
        for one in limiters:
            waits = [await one.take("bob") for _ in range(5)]
            assert [wait > 0 for wait in waits] == [False] * 3 + [True] * 2
        own_redis.start()
        clock.now += AGAIN_S
        waits = [await one.take("cleo") for one in limiters for _ in range(3)]
        assert [wait > 0 for wait in waits] == [False] * 3 + [True] * 3
        for store in stores:
            await store.close()

    asyncio.run(act())


def test_a_redis_that_hangs_is_asked_once_and_then_left_alone() -> None:
    """It accepts connections, but never answers."""

    async def act() -> None:
        asked = 0

        async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal asked
            asked += 1
            await reader.read()
            writer.close()

        async with await asyncio.start_server(hang, "127.0.0.1") as server:
            port = server.sockets[0].getsockname()[1]
            store = RedisBuckets(f"redis://127.0.0.1:{port}", Hands())
            one = limiter(store, within(50, HOUR))
            assert [await one.take("anna") for _ in range(50)] == [0] * 50
            assert await one.take("anna") > 0
            assert asked == 1
            await store.close()

    asyncio.run(act())


def test_two_servers_allow_no_more_than_one(redis_server: RedisService, tmp_path: Path) -> None:
    async def act() -> None:
        chosen = {"bus": redis_server.url, "tables_per_hour": "5", "account_sign_ins_per_hour": "4"}
        with hosting(tmp_path, count=2, **chosen) as hosts:
            async with (
                hosts[0].guest() as one,
                browser(hosts[1].url, one.cookie) as http,
            ):
                two = replace(one, port=hosts[1].port, http=http)
                body = {"game": "scalino", "seats": 2}
                made = [
                    (await peer.http.post("/api/tables", json=body)).status_code
                    for _ in range(5)
                    for peer in (one, two)
                ]
                assert made == [201] * 5 + [429] * 5
                wrong = {"name": "nobody", "password": "guessed wrong"}
                guesses = await asyncio.gather(
                    *(
                        peer.http.post("/api/signin", json=wrong)
                        for _ in range(5)
                        for peer in (one, two)
                    )
                )
                codes = sorted(guess.status_code for guess in guesses)
                assert codes == [401] * 4 + [429] * 6

    asyncio.run(act())
