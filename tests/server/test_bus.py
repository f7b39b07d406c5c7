"""Messages reach all subscribers; if some may be lost, all subscribers are notified."""

import asyncio
import logging
from collections.abc import Iterator

import pytest
import redis

from tavolino.core import Refused
from tavolino.server.bus import Bus, MemoryBus, open_bus
from tests.patience import PATIENCE_S
from tests.services.redis import RedisService


class Listener:
    """A subscriber that records messages."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self._something = asyncio.Event()

    def hear(self, message: bytes) -> None:
        self.heard.append(message)
        self._something.set()

    async def until(self, message: bytes) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while message not in self.heard:
                self._something.clear()
                await self._something.wait()


@pytest.fixture
def own_redis() -> Iterator[RedisService]:
    """A Redis that tests may kill."""
    service = RedisService()
    yield service
    service.remove()


async def two_ends(url: str) -> tuple[Bus, Bus]:
    """The bus as seen by two processes, if it supports two."""
    bus = await open_bus(url)
    return bus, bus if isinstance(bus, MemoryBus) else await open_bus(url)


def test_every_listener_of_a_channel_hears_its_messages_in_order(bus_url: str) -> None:
    async def main() -> None:
        one, other = await two_ends(bus_url)
        here, there, elsewhere = Listener(), Listener(), Listener()
        one.subscribe("table 1", here.hear)
        other.subscribe("table 1", there.hear)
        other.subscribe("table 2", elsewhere.hear)
        messages = [b"1", b"two\nlines", b"\x00\xff", b"last"]
        for message in messages:
            await one.publish("table 1", message)
        await one.publish("table 2", b"for others")
        for listener in (here, there):
            await listener.until(b"last")
            assert [message for message in listener.heard if message] == messages
        await elsewhere.until(b"for others")
        assert b"last" not in elsewhere.heard
        await one.close()
        await other.close()

    asyncio.run(main())


def test_who_stopped_hears_nothing_more(bus_url: str) -> None:
    async def main() -> None:
        one, other = await two_ends(bus_url)
        stopped, still = Listener(), Listener()
        stop = other.subscribe("c", stopped.hear)
        other.subscribe("c", still.hear)
        await one.publish("c", b"1")
        await stopped.until(b"1")
        stop()
        stop()
        await one.publish("c", b"2")
        await still.until(b"2")
        assert b"2" not in stopped.heard
        await one.close()
        await other.close()

    asyncio.run(main())


def test_a_listener_that_fails_does_not_keep_others_from_hearing(
    bus_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(message: bytes) -> None:
        raise RuntimeError("not me")

    async def main() -> None:
        one, other = await two_ends(bus_url)
        listener = Listener()
        other.subscribe("c", fail)
        other.subscribe("c", listener.hear)
        await one.publish("c", b"1")
        await listener.until(b"1")
        await one.close()
        await other.close()

    asyncio.run(main())
    assert "a listener failed" in caplog.text


def test_messages_are_sent_before_the_bus_closes(bus_url: str) -> None:
    async def main() -> None:
        one, other = await two_ends(bus_url)
        listener = Listener()
        other.subscribe("c", listener.hear)
        await one.publish("c", b"farewell")
        await one.close()
        await listener.until(b"farewell")
        await other.close()

    asyncio.run(main())


def test_after_redis_restarts_every_listener_resyncs_and_hears_again(
    own_redis: RedisService, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "tavolino.server.bus")

    async def main() -> None:
        one, other = await open_bus(own_redis.url), await open_bus(own_redis.url)
        near, far, bystander = Listener(), Listener(), Listener()
        one.subscribe("c", near.hear)
        other.subscribe("c", far.hear)
        other.subscribe("d", bystander.hear)
        await one.publish("c", b"before")
        await far.until(b"before")
        await asyncio.to_thread(own_redis.kill)
        await one.publish("c", b"meanwhile")
        assert near.heard[-1] == b"meanwhile"
        await asyncio.to_thread(own_redis.start)
        for listener in (near, far, bystander):
            await listener.until(b"")
        await one.publish("c", b"after")
        await far.until(b"after")
        await one.close()
        await other.close()

    asyncio.run(main())


def test_unsent_messages_are_replaced_by_a_resync(
    own_redis: RedisService, caplog: pytest.LogCaptureFixture
) -> None:
    """The subscriber's connection never broke, so only the publisher can know."""

    async def main() -> None:
        one, other = await open_bus(own_redis.url), await open_bus(own_redis.url)
        listener = Listener()
        other.subscribe("c", listener.hear)
        with redis.Redis.from_url(own_redis.url) as operator:
            operator.execute_command("ACL SETUSER", "default", "-publish")
            await one.publish("c", b"lost")
            async with asyncio.timeout(PATIENCE_S):
                while "the bus cannot send" not in caplog.text:
                    await asyncio.sleep(0)
            assert listener.heard == []
            operator.execute_command("ACL SETUSER", "default", "+publish")
        await listener.until(b"")
        assert listener.heard == [b""]
        await one.close()
        await other.close()

    asyncio.run(main())


@pytest.mark.parametrize(
    ("url", "case"),
    [
        ("amqp://somebody:pass-word@host", "url"),
        ("nonsense", "url"),
        ("redis://somebody:pass-word@localhost:port", "url"),
        ("redis://somebody:pass-word@localhost:1", "cannot-open"),
        ("unix:///no/such/socket", "cannot-open"),
    ],
)
def test_a_bus_that_cannot_be_reached_is_refused_by_name(url: str, case: str) -> None:
    with pytest.raises(Refused) as caught:
        asyncio.run(open_bus(url))
    assert (caught.value.rule, caught.value.why) == ("BUS", case)
    assert "pass-word" not in str(caught.value)
