"""Notifies processes that there is something new in storage.

A message is only a hint: its receiver reads storage. The exception are heartbeats, which matter
most when storage is unavailable. Messages may arrive twice. An empty message means that some may
have been lost.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Final, Protocol

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tavolino.core import Refused

SCHEMES: Final = ("redis", "rediss", "unix")
CHANNEL: Final = "tavolino"
ANSWER_S: Final = 5.0
AGAIN_S: Final = 0.2
LAST_WORDS_S: Final = 1.0

Hear = Callable[[bytes], None]

log = logging.getLogger(__name__)


class Bus(Protocol):
    @property
    def is_shared(self) -> bool:
        """True if other processes may be on it, too."""
        ...

    async def publish(self, channel: str, message: bytes) -> None:
        """Sends a message to all listeners of a channel, in this process and in others."""
        ...

    def subscribe(self, channel: str, hear: Hear) -> Callable[[], None]:
        """Calls `hear`, which must be quick, with each message. Call the result to unsubscribe."""
        ...

    async def close(self) -> None: ...


class MemoryBus:
    """The bus within one process."""

    def __init__(self) -> None:
        self.is_shared = False
        self._listeners: dict[str, dict[object, Hear]] = {}

    async def publish(self, channel: str, message: bytes) -> None:
        self.deliver(channel, message)

    def subscribe(self, channel: str, hear: Hear) -> Callable[[], None]:
        key = object()
        self._listeners.setdefault(channel, {})[key] = hear

        def stop() -> None:
            listeners = self._listeners.get(channel, {})
            listeners.pop(key, None)
            if not listeners:
                self._listeners.pop(channel, None)

        return stop

    async def close(self) -> None:
        self._listeners.clear()

    def deliver(self, channel: str, message: bytes) -> None:
        """Calls the listeners in this process."""
        for hear in list(self._listeners.get(channel, {}).values()):
            try:
                hear(message)
            except Exception:
                log.exception("a listener failed")  # the others get the message all the same

    def deliver_resync(self) -> None:
        """Sends every listener an empty message, since messages may have been lost."""
        for channel in list(self._listeners):
            self.deliver(channel, b"")


class RedisBus:
    """The bus between processes, by Redis pub/sub.

    Listeners in this process are called directly; only other processes depend on Redis. All
    messages use one Redis channel, so a single confirmed subscription covers everything. Each time
    it is confirmed, every listener gets an empty message. A message that could not be sent is later
    sent as an empty one.
    """

    is_shared: Final = True

    def __init__(self, url: str) -> None:
        # Trying again is up to the two tasks below, which know what it means for the listeners.
        self._redis = Redis.from_url(
            url,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=ANSWER_S,
            socket_timeout=ANSWER_S,
        )
        self._here = MemoryBus()
        self._sender = token_hex(8).encode()
        self._unsent: list[tuple[str, bytes]] = []
        self._to_send = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._all_sent.set()
        self._hears = asyncio.Event()
        self._trouble: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, url: str) -> "RedisBus":
        """Connects. Raises RedisError, OSError or ValueError if that fails."""
        bus = cls(url)
        try:
            await bus._redis.ping()
            bus._tasks = [asyncio.create_task(bus._send()), asyncio.create_task(bus._listen())]
            async with asyncio.timeout(ANSWER_S):
                await bus._hears.wait()
        except BaseException:
            await bus.close()
            raise
        return bus

    async def publish(self, channel: str, message: bytes) -> None:
        self._here.deliver(channel, message)
        self._unsent.append((channel, message))
        self._all_sent.clear()
        self._to_send.set()

    def subscribe(self, channel: str, hear: Hear) -> Callable[[], None]:
        return self._here.subscribe(channel, hear)

    async def close(self) -> None:
        if self._tasks:
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST_WORDS_S):
                    await self._all_sent.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._here.close()
        await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            await self._to_send.wait()
            count = len(self._unsent)
            try:
                pipeline = self._redis.pipeline(transaction=False)
                for channel, message in self._unsent:
                    pipeline.publish(CHANNEL, pack(self._sender, channel, message))
                await pipeline.execute()
            except (RedisError, OSError) as error:
                self._note_trouble("send", error)
                self._unsent = [(channel, b"") for channel in dict(self._unsent)]
                await asyncio.sleep(AGAIN_S)
                continue
            self._trouble.discard("send")
            del self._unsent[:count]
            if not self._unsent:
                self._to_send.clear()
                self._all_sent.set()

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    await self._hear_all(pubsub)
            except (RedisError, OSError) as error:
                self._note_trouble("hear", error)
                await asyncio.sleep(AGAIN_S)

    async def _hear_all(self, pubsub: PubSub) -> None:
        """Receives messages until the connection breaks or no longer answers a ping."""
        is_asked = False
        while True:
            heard = await pubsub.get_message(timeout=ANSWER_S)
            if heard is None:
                if is_asked:
                    raise OSError("no answer")
                await pubsub.ping()
            is_asked = heard is None
            if heard is not None and heard["type"] == "subscribe":
                self._hears.set()
                self._trouble.discard("hear")
                self._here.deliver_resync()
            elif heard is not None and heard["type"] == "message":
                sender, channel, message = unpack(heard["data"])
                if sender != self._sender:
                    self._here.deliver(channel, message)

    def _note_trouble(self, task: str, error: Exception) -> None:
        """Logs once each time Redis becomes unavailable, not once per attempt."""
        if task not in self._trouble:
            log.warning("the bus cannot %s: %s", task, error)
            self._trouble.add(task)


def pack(sender: bytes, channel: str, message: bytes) -> bytes:
    """The wire format: a line with sender and channel, then the message."""
    return b"%b %b\n%b" % (sender, channel.encode(), message)


def unpack(data: bytes) -> tuple[bytes, str, bytes]:
    head, _, message = data.partition(b"\n")
    sender, _, channel = head.partition(b" ")
    return sender, channel.decode(errors="replace"), message


async def open_bus(url: str | None) -> Bus:
    """The bus at this URL, or a bus within this process if there is none."""
    if url is None or url == "memory:":
        return MemoryBus()
    scheme = url.partition(":")[0]
    if scheme not in SCHEMES:
        raise Refused("BUS", "url", got=scheme[:40])
    # Neither the password nor any piece of it may get into what is said.
    name = url.rpartition("@")[2].rpartition("//")[2].partition("?")[0]
    try:
        return await RedisBus.open(url)
    except ValueError:
        raise Refused("BUS", "url", got=scheme) from None
    except (RedisError, OSError) as error:
        raise Refused("BUS", "cannot-open", name=name, error=str(error)) from error
